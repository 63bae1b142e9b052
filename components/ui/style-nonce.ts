/**
 * Dialogs and menus keep the page behind them from scrolling by a style that they put into it (react-remove-scroll).
 * It takes its nonce from here (get-nonce): the one of the page's own scripts, which only scripts can read.
 */
if (typeof document !== "undefined")
  Object.assign(globalThis, {
    __webpack_nonce__: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce,
  });

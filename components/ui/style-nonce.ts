/**
 * Dialogs and menus stop the page behind them from scrolling with a style element (react-remove-scroll). Its nonce is
 * read from here (get-nonce): it is the nonce of the page's own scripts, which only scripts can read.
 */
if (typeof document !== "undefined")
  Object.assign(globalThis, {
    __webpack_nonce__: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce,
  });

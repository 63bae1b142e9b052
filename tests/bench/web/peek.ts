import type { Page } from "playwright";
import { openList } from "./open-list.ts";

const people = 10;

/** Milliseconds from the key to the frame that shows the candidate's panel, for ten candidates in turn. */
export async function measurePeeks(page: Page, path: string): Promise<number[]> {
  await openList(page, path);
  const times: number[] = [];
  for (let at = 0; at < people; at++) {
    await page.keyboard.press("j");
    const shown = untilShown(page);
    // The browser evaluates in order: when this returns, the listener is installed.
    await page.evaluate(() => undefined);
    await page.keyboard.press("Space");
    times.push(await shown);
    await page.keyboard.press("Escape");
    await page.locator("aside[aria-label=Candidate]").waitFor({ state: "detached" });
  }
  return times;
}

/** Milliseconds from the next key until the panel shows the focused candidate. */
const untilShown = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const name = document.activeElement?.textContent;
        addEventListener(
          "keydown",
          ({ timeStamp }) => {
            new MutationObserver((_, observer) => {
              const panel = document.querySelector("aside[aria-label=Candidate] h2");
              if (panel?.textContent !== name) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            }).observe(document.body, { subtree: true, childList: true, characterData: true });
          },
          { capture: true, once: true },
        );
      }),
  );

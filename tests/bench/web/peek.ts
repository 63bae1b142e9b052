import type { Page } from "playwright";
import { openList } from "./open-list.ts";

const people = 10;

/** Milliseconds from the key to the frame that shows whom it peeks at, one person after another. */
export async function peekedAt(page: Page, path: string): Promise<number[]> {
  await openList(page, path);
  const took: number[] = [];
  for (let at = 0; at < people; at++) {
    await page.keyboard.press("j");
    const shown = untilShown(page);
    // The browser takes one after the other: by now it is watching.
    await page.evaluate(() => undefined);
    await page.keyboard.press("Space");
    took.push(await shown);
    await page.keyboard.press("Escape");
    await page.locator("aside[aria-label=Candidate]").waitFor({ state: "detached" });
  }
  return took;
}

/** From the next key on. */
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

import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";
import { openList } from "./open-list.ts";

const people = 10;
/** The pace of a fast recruiter. */
const betweenKeysMs = 400;

type Watched = { interactions: Map<number, number> };

/**
 * Decides on ten candidates by keyboard. @returns the number of keystrokes, and each one's time to the next paint in
 * ms; times below the browser's threshold of 16 ms are reported as 16
 */
export async function measureTriage(page: Page, path: string, decided: () => Promise<number>) {
  await openList(page, path);
  await page.evaluate(() => {
    const interactions = new Map<number, number>();
    (globalThis as unknown as Watched).interactions = interactions;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const before = await decided();
  let keystrokes = 0;
  const press = async (key: string) => {
    keystrokes++;
    await page.keyboard.press(key);
    await sleep(betweenKeysMs);
  };
  await press("j");
  for (let at = 0; at < people; at++) await press(at % 2 === 0 ? "a" : "r");
  for (const deadline = Date.now() + 60_000; (await decided()) < before + people; await sleep(100))
    if (Date.now() > deadline) throw new Error("The decisions did not reach the service.");
  const reported = await page.evaluate(() => [...(globalThis as unknown as Watched).interactions.values()]);
  const unreported = Array.from({ length: Math.max(0, keystrokes - reported.length) }, () => 16);
  const keystrokesMs = [...reported, ...unreported].sort((a, b) => a - b);
  const inpMs = keystrokesMs[Math.ceil(keystrokesMs.length * 0.95) - 1];
  return { keystrokes, keystrokesMs, inpMs };
}

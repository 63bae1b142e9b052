import { setImmediate as otherWork, setTimeout as sleep } from "node:timers/promises";
import { gates } from "./kinds";

/** So long (ms) work that nobody waits for lets people and agents go first, each time it is asked to. */
const MOST_MS = 60;

/**
 * Lets whoever is being answered go first: for work of many steps that nobody waits for, between two of them. Resolves
 * when nobody is, or after a while all the same.
 */
export async function giveWay(): Promise<void> {
  await otherWork();
  const until = performance.now() + MOST_MS;
  while (gates.pages.inside + gates.agents.inside > 0 && performance.now() < until) await sleep(2);
}

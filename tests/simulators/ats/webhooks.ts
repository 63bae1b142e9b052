import { setTimeout as sleep } from "node:timers/promises";

/** A webhook call as a provider signs it. */
export type Call = { body: string; headers: Record<string, string> };

/** How calls are delivered: shares dropped and duplicated, the longest delay, and the source of random numbers. */
export type Delivery = { drop: number; duplicate: number; delayMs: number; next: () => number };

/** The calls as delivered: some dropped, some duplicated, in random order. */
export function disordered(calls: Call[], { drop, duplicate, next }: Omit<Delivery, "delayMs">): Call[] {
  const made = calls.flatMap((call) => {
    const fate = next();
    return fate < drop ? [] : fate < drop + duplicate ? [call, call] : [call];
  });
  return made.sort(() => next() - 0.5);
}

/** Sends the calls over HTTP concurrently, each after a random delay. Returns the status of each answer. */
export const deliver = (url: string, calls: Call[], delivery: Delivery): Promise<number[]> =>
  Promise.all(
    disordered(calls, delivery).map(async (call) => {
      await sleep(delivery.next() * delivery.delayMs);
      return (await fetch(url, { method: "POST", ...call })).status;
    }),
  );

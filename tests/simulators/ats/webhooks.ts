import { setTimeout as sleep } from "node:timers/promises";

/** A webhook call as a provider signs it. */
export type Call = { body: string; headers: Record<string, string> };

/** How badly calls come: shares that never do and that come twice, the longest they take, and what decides. */
export type Weather = { drop: number; duplicate: number; delayMs: number; next: () => number };

/** The calls that are made of these, in some order. */
export function inDisorder(calls: Call[], { drop, duplicate, next }: Omit<Weather, "delayMs">): Call[] {
  const made = calls.flatMap((call) => {
    const fate = next();
    return fate < drop ? [] : fate < drop + duplicate ? [call, call] : [call];
  });
  return made.sort(() => next() - 0.5);
}

/** Makes the calls over HTTP, all at once and each in its time. Returns how each was answered. */
export const deliver = (url: string, calls: Call[], weather: Weather): Promise<number[]> =>
  Promise.all(
    inDisorder(calls, weather).map(async (call) => {
      await sleep(weather.next() * weather.delayMs);
      return (await fetch(url, { method: "POST", ...call })).status;
    }),
  );

import { cpuMs } from "../mcp/cpu.ts";
import { median } from "../mcp/load.ts";
import { type Wish, answered, saturate } from "./drive.ts";
import type { Service } from "./service.ts";

/** Requests a second at 16 connections, and milliseconds of processor a request cost the app and PostgreSQL. */
export type Capacity = { perSecond: number; app: number; database: number };

/**
 * How much of each is answered. All are warmed up first; then they take turns, round after round in one process, so that
 * whatever else the machine does meets all of them. The rounds, in order.
 */
export async function capacities<Name extends string>(
  { pids }: Service,
  wishes: Record<Name, Wish>,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Record<Name, Capacity>[]> {
  const names = Object.keys(wishes) as Name[];
  for (const name of names) await saturate(wishes[name], seconds);
  const measured: Record<Name, Capacity>[] = [];
  for (let round = 0; round < rounds; round++) {
    const results = {} as Record<Name, Capacity>;
    for (const name of names) results[name] = await once(wishes[name]);
    measured.push(results);
    console.log(
      `round ${round + 1}: ${names.map((name) => describeCapacity(name, results[name])).join("; ")}`,
    );
  }
  return measured;

  async function once(wish: Wish): Promise<Capacity> {
    const before = [cpuMs(pids.app) ?? NaN, cpuMs(pids.database) ?? NaN] as const;
    const begun = performance.now();
    const outcome = await saturate(wish, seconds);
    const took = (performance.now() - begun) / 1_000;
    const done = outcome.length - answered(outcome, 0).length - answered(outcome, 503).length;
    if (done < outcome.length) throw new Error(`${outcome.length - done} of ${wish.url} were not answered.`);
    return {
      perSecond: done / took,
      app: ((cpuMs(pids.app) ?? NaN) - before[0]) / done,
      database: ((cpuMs(pids.database) ?? NaN) - before[1]) / done,
    };
  }
}

const describeCapacity = (name: string, { perSecond, app, database }: Capacity) =>
  `${name} ${perSecond.toFixed(0)}/s, ${app.toFixed(2)} + ${database.toFixed(2)} ms`;

/** The median of the rounds, of whatever is worked out within one. */
export const overRounds = <Round>(rounds: Round[], of: (round: Round) => number) => median(rounds.map(of));

import { cpuMs } from "../mcp/cpu.ts";
import { median } from "../mcp/load.ts";
import { type Target, answered, saturate } from "./drive.ts";
import type { Service } from "./service.ts";

/** Requests per second at 16 connections, and CPU milliseconds per request in the app and in PostgreSQL. */
export type Capacity = { perSecond: number; app: number; database: number };

/**
 * Measures each target's throughput. Warms all up first, then takes turns in each round, so that other load on the
 * machine affects all of them. Returns the rounds in order.
 */
export async function capacities<Name extends string>(
  { pids }: Service,
  targets: Record<Name, Target>,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Record<Name, Capacity>[]> {
  const names = Object.keys(targets) as Name[];
  for (const name of names) await saturate(targets[name], seconds);
  const measured: Record<Name, Capacity>[] = [];
  for (let round = 0; round < rounds; round++) {
    const results = {} as Record<Name, Capacity>;
    for (const name of names) results[name] = await once(targets[name]);
    measured.push(results);
    console.log(
      `round ${round + 1}: ${names.map((name) => describeCapacity(name, results[name])).join("; ")}`,
    );
  }
  return measured;

  async function once(target: Target): Promise<Capacity> {
    const before = [cpuMs(pids.app) ?? NaN, cpuMs(pids.database) ?? NaN] as const;
    const begun = performance.now();
    const outcome = await saturate(target, seconds);
    const took = (performance.now() - begun) / 1_000;
    const done = outcome.length - answered(outcome, 0).length - answered(outcome, 503).length;
    if (done < outcome.length) throw new Error(`${outcome.length - done} of ${target.url} failed.`);
    return {
      perSecond: done / took,
      app: ((cpuMs(pids.app) ?? NaN) - before[0]) / done,
      database: ((cpuMs(pids.database) ?? NaN) - before[1]) / done,
    };
  }
}

const describeCapacity = (name: string, { perSecond, app, database }: Capacity) =>
  `${name} ${perSecond.toFixed(0)}/s, ${app.toFixed(2)} + ${database.toFixed(2)} ms`;

/** The median over the rounds of a value computed from each. */
export const overRounds = <Round>(rounds: Round[], of: (round: Round) => number) => median(rounds.map(of));

import { generator } from "../random.ts";

/** A kind of request: its rate per second, and its mean service time in ms at each station. */
export type Kind = { perSecond: number; app: number; database: number };
export type Servers = { app: number; database: number };

/**
 * Simulates requests that arrive at random times and queue first for an app process, then for a database core, first
 * come first served, with exponential service times. @returns the 95th percentile of the total time of each kind, in
 * ms. Deterministic.
 */
export function simulate<Name extends string>(
  kinds: Record<Name, Kind>,
  servers: Servers,
  requests = 60_000,
): Record<Name, number> {
  const random = generator(20_261_123);
  const exponential = (mean: number) => -mean * Math.log(1 - random());
  const names = Object.keys(kinds) as Name[];
  const perMs = names.reduce((sum, name) => sum + kinds[name].perSecond, 0) / 1_000;
  let at = 0;
  const arrivals = Array.from({ length: requests }, () => {
    at += exponential(1 / perMs);
    const name = drawn(names, kinds, random() * perMs * 1_000);
    const { app, database } = kinds[name];
    return { name, came: at, at, app: exponential(app), database: exponential(database) };
  });
  for (const station of ["app", "database"] as const) {
    const free = new Float64Array(servers[station]);
    arrivals.sort((a, b) => a.at - b.at);
    for (const request of arrivals) {
      const server = free.indexOf(Math.min(...free));
      request.at = free[server] = Math.max(request.at, free[server]!) + request[station];
    }
  }
  const p95 = (name: Name) => {
    const times = arrivals.filter((each) => each.name === name).map(({ at, came }) => at - came);
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  };
  return Object.fromEntries(names.map((name) => [name, p95(name)])) as Record<Name, number>;
}

function drawn<Name extends string>(names: Name[], kinds: Record<Name, Kind>, place: number): Name {
  for (const name of names) if ((place -= kinds[name].perSecond) < 0) return name;
  return names[0]!;
}

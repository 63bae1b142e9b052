/**
 * How many servers a multiple of the load needs: `npm run scale`. Reads the times measured by `npm run scale --
 * --measure` (tests/bench/scale/measured.json) and simulates the queues for app processes and the database's cores.
 * The last line is JSON.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type Kind, type Servers, simulate } from "./scale/queue.ts";
import type { Measured } from "./scale/measure.ts";

const file = "tests/bench/scale/measured.json";
if (process.argv.includes("--measure")) {
  const { measure } = await import("./scale/measure.ts");
  writeFileSync(file, `${JSON.stringify(await measure(), null, 2)}\n`);
}
const { acts, bytes } = JSON.parse(readFileSync(file, "utf8")) as Measured;

/** The base load: 50 organizations in an office hour. */
const baseLoad = {
  page: { perHour: 12_000, who: "200 recruiters, a page a minute" },
  call: { perHour: 30_000, who: "50 agents, ten calls a minute" },
  intake: { perHour: 300, who: "new CVs" },
  evaluation: { perHour: 1_500, who: "300 new applications, and 1,200 rescored" },
};
type Name = keyof typeof baseLoad;
const names = Object.keys(baseLoad) as Name[];
const CANDIDATES_A_YEAR = 300 * 8 * 250;
const PATIENCE_MS = 1_000;

const curve = [1, 10, 100, 10_000].map((times) => {
  const kinds = loadOf(times);
  const servers = serversNeeded(kinds);
  const p95 = simulate(kinds, servers);
  return {
    times,
    perSecond: round(names.reduce((sum, name) => sum + kinds[name].perSecond, 0)),
    appProcesses: servers.app,
    databaseCores: servers.database,
    pageP95Ms: Math.round(p95.page),
    callP95Ms: Math.round(p95.call),
    terabytesAYear: round((times * CANDIDATES_A_YEAR * (bytes.database + bytes.files)) / 1e12, 3),
  };
});
console.table(curve);
const busy = (station: keyof Servers) =>
  names.reduce((sum, name) => sum + (loadOf(1)[name].perSecond * acts[name][station]) / 1_000, 0);
const thousand = (station: keyof Servers) => round(acts.evaluation[station]);
console.log(
  JSON.stringify({
    curve,
    /** The multiple of the base load at which it is fully busy. */
    full: { oneAppProcess: round(1 / busy("app")), primaryOf64Cores: round(64 / busy("database")) },
    /** Processor seconds. */
    thousandEvaluations: { app: thousand("app"), database: thousand("database") },
  }),
);

function loadOf(times: number): Record<Name, Kind> {
  const kinds = names.map((name) => [
    name,
    { ...acts[name], perSecond: (times * baseLoad[name].perHour) / 3_600 },
  ]);
  return Object.fromEntries(kinds) as Record<Name, Kind>;
}

/** The fewest servers that answer pages and calls in time, at no more than 70% of their capacity. */
function serversNeeded(kinds: Record<Name, Kind>): Servers {
  const least = (station: keyof Servers) =>
    Math.ceil(
      names.reduce((sum, name) => sum + (kinds[name].perSecond * kinds[name][station]) / 1_000, 0) / 0.7,
    );
  const servers = { app: least("app"), database: least("database") };
  for (;;) {
    const { page, call } = simulate(kinds, servers);
    if (Math.max(page, call) <= PATIENCE_MS) return servers;
    servers.app += 1;
    servers.database += 1;
  }
}

function round(value: number, digits = 1) {
  return Number(value.toFixed(digits));
}

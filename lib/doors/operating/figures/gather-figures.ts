import { Prisma } from "@/lib/platform/db/generated/client";
import { identityDb } from "@/lib/platform/db/identity";
import { log } from "@/lib/log";
import type { Counter } from "@/lib/platform/telemetry/telemetry";

/** How long figures are added up in memory before they are written. */
const GATHER_MS = 60_000;

type Figure = {
  what: "use case" | "provider";
  name: string;
  problem: string;
  count: number;
  overSecond: number;
  totalMs: number;
  longestMs: number;
};

/**
 * Adds up the figures of one instance, and adds them to the service's figures at most once a minute, on activity;
 * `outlive` receives each write, for hosts that freeze an instance after its response.
 */
export function gatherFigures(outlive: (work: Promise<void>) => void = () => {}): Counter {
  let gathered = new Map<string, Figure>();
  let since = performance.now();

  function add(what: Figure["what"], name: string, problem: string | null, ms: number) {
    const key = `${what}\n${name}\n${problem ?? ""}`;
    const none = { what, name, problem: problem ?? "", count: 0, overSecond: 0, totalMs: 0, longestMs: 0 };
    const figure = gathered.get(key) ?? none;
    figure.count += 1;
    figure.overSecond += ms > 1000 ? 1 : 0;
    figure.totalMs += ms;
    figure.longestMs = Math.max(figure.longestMs, ms);
    gathered.set(key, figure);
    if (performance.now() - since > GATHER_MS) outlive(write());
  }

  async function write() {
    const figures = [...gathered.values()];
    gathered = new Map();
    since = performance.now();
    if (figures.length === 0) return;
    await addToService(figures).catch((error: unknown) => log.error("figures not written", error));
  }

  return {
    useCaseDone: ({ useCase, ms, problem }) => add("use case", useCase, problem, ms),
    providerFailed: ({ kind, provider }, problem) => add("provider", `${kind} ${provider}`, problem, 0),
    written: write,
  };
}

/** Always in the same order, so that two instances cannot deadlock. */
const addToService = (figures: Figure[]) =>
  identityDb.$executeRaw(Prisma.sql`
    INSERT INTO "ServiceFigure" AS s
    SELECT date_trunc('hour', now()), f.what, f.name, f.problem, f.count, f."overSecond", f."totalMs", f."longestMs"
    FROM jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) AS f(what text, name text, problem text, count int,
      "overSecond" int, "totalMs" float8, "longestMs" float8)
    ORDER BY what, name, problem
    ON CONFLICT (hour, what, name, problem) DO UPDATE SET
      count = s.count + excluded.count,
      "overSecond" = s."overSecond" + excluded."overSecond",
      "totalMs" = s."totalMs" + excluded."totalMs",
      "longestMs" = greatest(s."longestMs", excluded."longestMs")`);

import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { figuresWritten } from "@/lib/platform/telemetry/telemetry";

const HOUR_MS = 3_600_000;
/** How many use cases are listed: those that most often took over a second. */
const LISTED = 12;

/** Durations of use cases, the slow ones first, and failures of providers, in the last day over all instances. */
export const listFigures = flow({
  name: "listFigures",
  permission: "service:operate",
  output: z.object({
    useCases: z.array(
      z.object({
        useCase: z.string(),
        calls: z.int(),
        overSecond: z.int(),
        meanMs: z.number(),
        longestMs: z.number(),
      }),
    ),
    providers: z.array(
      z.object({
        provider: z.string(),
        problem: z.string(),
        failures: z.int(),
        lastHour: z.string().describe("The hour of its last failure."),
      }),
    ),
  }),

  async run() {
    await figuresWritten();
    const since = { gte: new Date(Date.now() - 24 * HOUR_MS) };
    const done = await identityDb.serviceFigure.groupBy({
      by: ["name"],
      where: { what: "use case", hour: since },
      _sum: { count: true, overSecond: true, totalMs: true },
      _max: { longestMs: true },
      orderBy: [{ _sum: { overSecond: "desc" } }, { _max: { longestMs: "desc" } }],
      take: LISTED,
    });
    const failed = await identityDb.serviceFigure.groupBy({
      by: ["name", "problem"],
      where: { what: "provider", hour: since },
      _sum: { count: true },
      _max: { hour: true },
      orderBy: { _sum: { count: "desc" } },
    });
    return {
      useCases: done.map(({ name, _sum, _max }) => ({
        useCase: name,
        calls: _sum.count ?? 0,
        overSecond: _sum.overSecond ?? 0,
        meanMs: (_sum.totalMs ?? 0) / Math.max(1, _sum.count ?? 0),
        longestMs: _max.longestMs ?? 0,
      })),
      providers: failed.map(({ name, problem, _sum, _max }) => ({
        provider: name,
        problem,
        failures: _sum.count ?? 0,
        lastHour: (_max.hour ?? new Date()).toISOString(),
      })),
    };
  },
});

/** Deletes figures that are older than a week. */
export async function deleteOldFigures(now = new Date()): Promise<number> {
  const hour = { lt: new Date(now.getTime() - 7 * 24 * HOUR_MS) };
  return (await identityDb.serviceFigure.deleteMany({ where: { hour } })).count;
}

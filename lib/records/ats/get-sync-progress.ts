import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { Reading, steps } from "./sync/readings/place";

/** The progress of a connection's sync, measured from its cursors. */
export const getSyncProgress = useCase({
  name: "getSyncProgress",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),
  output: z.object({
    running: z.boolean(),
    full: z.boolean().describe("Whether everything is read or only what changed."),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    steps: z.array(
      z.object({
        step: z.enum(steps),
        state: z.enum(["waiting", "reading", "done"]),
        seen: z.int(),
        expected: z.int().nullable().describe("How many records the list has, if the ATS says so."),
        readAt: z.string().nullable().describe("When the list was last read to its end."),
      }),
    ),
    perSecond: z.number().nullable().describe("Records a second in the list that is being read."),
  }),

  async run({ db }, { connectionId }) {
    const connection = await db.atsConnection.findUnique({
      where: { id: connectionId },
      include: { cursors: true },
    });
    if (!connection) throw notFound("Connection");
    const readings = steps.flatMap((step) => {
      const row = connection.cursors.find((cursor) => cursor.resource === step);
      const reading = Reading.safeParse(row?.cursor).data;
      return reading ? [{ step, ...reading }] : [];
    });
    const current = readings.find((reading) => reading.finishedAt === null);
    const finishes = readings.map((reading) => reading.finishedAt ?? "").sort();
    return {
      running: current !== undefined,
      full: readings.some((reading) => reading.full && reading.step === "candidates"),
      startedAt: readings.map((reading) => reading.startedAt).sort()[0] ?? null,
      finishedAt: current ? null : (finishes.at(-1) ?? null),
      steps: readings.map((reading) => ({
        step: reading.step,
        seen: reading.seen,
        readAt: reading.finishedAt,
        expected: reading === current ? recordsExpected(reading) : null,
        state:
          reading.finishedAt !== null
            ? ("done" as const)
            : reading === current
              ? ("reading" as const)
              : ("waiting" as const),
      })),
      perSecond: current && current.worked > 0 ? (current.seen * 1000) / current.worked : null,
    };
  },
});

/** By the entries that the ATS counts: some yield no record, others several. */
function recordsExpected({ seen, listed, expected }: Reading): number | null {
  if (expected === null || listed === 0) return null;
  return Math.round((Math.max(listed, expected) * seen) / listed);
}

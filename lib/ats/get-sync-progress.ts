import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { Reading, steps } from "./sync/place";

/** How a connection's sync is getting on, measured from its cursors. */
export const getSyncProgress = useCase({
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),
  output: z.object({
    running: z.boolean(),
    full: z.boolean().describe("Whether everything is read, or what changed."),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    steps: z.array(
      z.object({
        step: z.enum(steps),
        state: z.enum(["waiting", "reading", "done"]),
        seen: z.int(),
        expected: z.int().nullable().describe("When the ATS or an earlier full sync tells."),
      }),
    ),
    perSecond: z.number().nullable().describe("Records a second since the start."),
    secondsLeft: z
      .number()
      .nullable()
      .describe(
        "By that rate, to the end of the sync, or of the list that is being read; null when unknown.",
      ),
    endKnown: z.boolean().describe("Whether that is the end of the sync."),
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
      return reading ? [{ step, ...reading, at: row?.updatedAt ?? new Date() }] : [];
    });
    const current = readings.find((reading) => reading.finishedAt === null);
    const started = readings.map((reading) => reading.startedAt).sort()[0] ?? null;
    const finished = current
      ? null
      : (readings
          .map((reading) => reading.finishedAt ?? "")
          .sort()
          .at(-1) ?? null);
    const seen = readings.reduce((sum, reading) => sum + reading.seen, 0);
    const seconds = started
      ? ((finished ? Date.parse(finished) : Date.now()) - Date.parse(started)) / 1000
      : 0;
    const perSecond = seconds > 0 ? seen / seconds : null;
    const left = readings.map((each) =>
      each.finishedAt !== null || each.step === "removals"
        ? 0
        : each.expected === null
          ? null
          : Math.max(0, each.expected - each.seen),
    );
    const known = left.every((each) => each !== null);
    const toCome = known
      ? left.reduce((sum, each) => sum + (each ?? 0), 0)
      : (left[readings.findIndex((each) => each.step === current?.step)] ?? null);
    return {
      running: current !== undefined,
      full: readings.some((reading) => reading.full && reading.step === "candidates"),
      ...{ startedAt: started, finishedAt: finished },
      steps: readings.map(({ step, seen: count, expected, finishedAt }) => ({
        ...{ step, seen: count, expected },
        state:
          finishedAt !== null
            ? ("done" as const)
            : step === current?.step
              ? ("reading" as const)
              : ("waiting" as const),
      })),
      perSecond,
      secondsLeft: current && toCome !== null && perSecond ? toCome / perSecond : null,
      endKnown: known,
    };
  },
});

import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { SyncSettings } from "./settings";
import { bases, doubts, estimate, type Estimate, secondsLeft } from "./sync/readings/estimate";
import { Reading, type Step, steps } from "./sync/readings/place";

/** Without a new page for this long, no end time is estimated. */
const quietMs = 5 * 60_000;

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
        expected: z.int().nullable().describe("Of the list being read: how many records to expect."),
        basis: z.enum(bases).nullable().describe("What that estimate is based on."),
        readAt: z.string().nullable().describe("When the list was last read to its end."),
      }),
    ),
    perSecond: z.number().nullable().describe("Records a second in the list that is being read."),
    secondsLeft: z
      .number()
      .nullable()
      .describe("To the end of the sync, or of the list being read; null when it cannot be estimated."),
    endKnown: z.boolean().describe("Whether that is the end of the sync."),
    doubt: z
      .enum([...doubts, "quiet"])
      .nullable()
      .describe("Why the end of the list cannot be estimated; quiet when nothing has arrived for minutes."),
  }),

  async run({ db }, { connectionId }) {
    const connection = await db.atsConnection.findUnique({
      where: { id: connectionId },
      include: { cursors: true },
    });
    if (!connection) throw notFound("Connection");
    const { attachments } = SyncSettings.parse(connection.settings);
    const readings = steps.flatMap((step) => {
      const row = connection.cursors.find((cursor) => cursor.resource === step);
      const reading = Reading.safeParse(row?.cursor).data;
      return reading ? [{ step, ...reading }] : [];
    });
    const current = readings.find((reading) => reading.finishedAt === null);
    const finishes = readings.map((reading) => reading.finishedAt ?? "").sort();
    const byStep = Object.fromEntries(readings.map((each) => [each.step, each]));
    const estimates = new Map(readings.map(({ step }) => [step, estimate(step, byStep)]));
    // Removals are few and quick to check; attachments that are switched off take no time.
    const takesNoTime = (step: Step) => step === "removals" || (step === "attachments" && !attachments);
    const secondsByStep = readings.map((each) =>
      takesNoTime(each.step) ? 0 : secondsLeft(each, estimates.get(each.step)?.entries ?? null),
    );
    const now = Date.now();
    const pauseMs = Math.max(0, (connection.heldUntil?.getTime() ?? 0) - now);
    const lastPageAt = Math.max(...connection.cursors.map((cursor) => cursor.updatedAt.getTime()));
    const quiet = current !== undefined && pauseMs === 0 && now - lastPageAt > quietMs;
    const moving = current !== undefined && !quiet && connection.lastError === null;
    const endKnown = secondsByStep.every((left) => left !== null);
    const remainingSeconds = endKnown
      ? secondsByStep.reduce((sum: number, left) => sum + (left ?? 0), 0)
      : (secondsByStep[readings.findIndex((each) => each === current)] ?? null);
    const estimated = current && estimates.get(current.step);
    return {
      running: current !== undefined,
      full: readings.some((reading) => reading.full && reading.step === "candidates"),
      startedAt: readings.map((reading) => reading.startedAt).sort()[0] ?? null,
      finishedAt: current ? null : (finishes.at(-1) ?? null),
      steps: readings.map((reading) => ({
        step: reading.step,
        seen: reading.seen,
        readAt: reading.finishedAt,
        ...(reading === current && estimated ? outlook(reading, estimated) : { expected: null, basis: null }),
        state:
          reading.finishedAt !== null
            ? ("done" as const)
            : reading === current
              ? ("reading" as const)
              : ("waiting" as const),
      })),
      perSecond: current && current.worked > 0 ? (current.seen * 1000) / current.worked : null,
      secondsLeft: moving && remainingSeconds !== null ? remainingSeconds + pauseMs / 1000 : null,
      endKnown,
      doubt: quiet ? ("quiet" as const) : moving && estimated?.entries === null ? estimated.doubt : null,
    };
  },
});

/** How many records a list will yield: some entries yield none, others several. */
function outlook({ seen, listed }: Reading, estimate: Estimate) {
  if (estimate.entries === null || listed === 0) return { expected: null, basis: null };
  return { expected: Math.round((estimate.entries * seen) / listed), basis: estimate.basis };
}

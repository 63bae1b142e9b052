import { type Context, step } from "@/lib/platform/access/use-case";
import { affordable, lockAccount } from "@/lib/platform/credits/ledger";
import { prices } from "@/lib/platform/credits/prices";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { ScoreStatus } from "@/lib/platform/db/generated/enums";
import { emit } from "@/lib/platform/events/emit";
import { applicationQueued } from "@/lib/platform/events/events";
import { recordAll } from "@/lib/platform/events/record";
import { sentence, stored, toStore } from "@/lib/say";
import { lockApplications } from "@/lib/judging/states/before";
import { noticeDay, untilDay } from "@/lib/judging/states/notice-day";
import { awaitsVersion, inScoring, scoreStatusesBefore, unfinished } from "@/lib/judging/states/states";

/** How many are queued in one transaction; the caller asks again until none are left. */
const batch = 200;

/** Queues a job's active applications that the current scorecard version has not scored; none while they wait for a day. */
export const queueForRescoring = step("queueForRescoring", async (ctx, { jobId }: { jobId: string }) => ({
  queued: (await noticeDay(ctx, jobId)) ? 0 : await queueOldest(ctx, { jobId }, awaitsVersion, batch),
}));

/**
 * Marks a job's applications that would be evaluated now and wait for the notice's ten business days. Returns how long
 * to sleep before asking again, in ms; 0 when they need not wait.
 */
export const holdForNotice = step("holdForNotice", async (ctx, { jobId }: { jobId: string }) => {
  const day = await noticeDay(ctx, jobId);
  if (day) await hold(ctx, { jobId, disposition: "active", scoreStatus: "not_scored" }, day);
  return { sleepMs: day ? untilDay(day) : 0 };
});

/** Marks these applications as waiting for the notice's ten business days until this day. */
export const hold = ({ db }: Context, where: Prisma.ApplicationWhereInput, day: string) =>
  db.application.updateMany({
    where,
    data: {
      scoreStatus: "not_scored",
      noticeDay: new Date(day),
      ...stored("scoreReason", toStore(waitsForNotice, { day: { day } })),
    },
  });

const waitsForNotice = sentence(
  "Waiting until {day}: before that day the notice has not been public for the ten business days that New York City asks for. People can go on.",
);

/** Queues an application that waited for the notice, if it still waits and need not. Returns how long to sleep else, in ms. */
export const queueAfterNotice = step(
  "queueAfterNotice",
  async (ctx, { applicationId: id }: { applicationId: string }) => {
    const waiting = await ctx.db.application.findFirst({
      where: { id, scoreStatus: "not_scored", noticeDay: { not: null } },
      select: { jobId: true },
    });
    const day = waiting && (await noticeDay(ctx, waiting.jobId));
    if (waiting && !day) await queue(ctx, [id], ["not_scored"]);
    return { sleepMs: day ? untilDay(day) : 0 };
  },
);

/** Queues every application that waits for a notice: none has to any more. */
export async function queueHeld(ctx: Context) {
  const held = await ctx.db.application.findMany({
    where: { noticeDay: { not: null }, scoreStatus: "not_scored", disposition: "active" },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  await queue(
    ctx,
    held.map(({ id }) => id),
    ["not_scored"],
  );
}

/**
 * Queues applications that wait for credits, oldest first, as many as the balance could pay for, or `most`. The caller
 * passes what is `left` of that, until nothing is queued.
 */
export const queueAwaitingCredits = step(
  "queueAwaitingCredits",
  async (ctx, { most = null }: { most?: number | null }) => {
    const payable = most ?? (await affordable(ctx, prices.evaluation));
    const queued = await queueOldest(ctx, {}, ["awaiting_credits"], Math.min(batch, payable));
    return { queued, left: payable - queued };
  },
);

async function queueOldest(ctx: Context, where: { jobId?: string }, from: ScoreStatus[], most: number) {
  const due = await ctx.db.application.findMany({
    where: { ...where, disposition: "active", scoreStatus: { in: from } },
    orderBy: { id: "asc" },
    take: most,
    select: { id: true },
  });
  const ids = due.map(({ id }) => id);
  return queue(ctx, ids, from);
}

/** What changes on an application beside its status. */
type Changes = Pick<Prisma.ApplicationUpdateManyMutationInput, "revision" | "scoreReason">;

/** Queues those of some applications that are undecided and in one of these statuses. Returns how many. */
export async function queue(ctx: Context, ids: string[], from: ScoreStatus[], changes: Changes = {}) {
  await lockApplications(ctx.db, ids);
  return queueLocked(ctx, { id: { in: ids }, scoreStatus: { in: from } }, changes);
}

/** Queues those of some locked applications that are undecided. Returns how many. */
export async function queueLocked(
  ctx: Context,
  where: Prisma.ApplicationWhereInput,
  changes: Changes = {},
): Promise<number> {
  const queued = await ctx.db.application.updateManyAndReturn({
    where: { ...where, disposition: "active" },
    data: { scoreStatus: "queued", scoreReason: null, noticeDay: null, ...changes },
    select: { id: true },
  });
  for (const { id } of queued) await emit(ctx, applicationQueued, { applicationId: id });
  return queued.length;
}

/**
 * Queues an application that is undecided again, as it was passed over while it was decided; unless it has its score or
 * no CV that was read, or a person stopped its scoring.
 */
export async function resumeScoring(ctx: Context, applicationId: string) {
  const cv = { kind: "cv", readStatus: "read" } as const;
  const readable = await ctx.db.application.count({
    where: { id: applicationId, scoringStoppedAt: null, candidate: { attachments: { some: cv } } },
  });
  if (readable > 0) await queue(ctx, [applicationId], unfinished);
}

export const waitsForCredits = sentence(
  "Waiting for credits. Scoring resumes automatically when credits are added.",
);

/** A status without a score, and the reason for the recruiter. */
type Unscored = { scoreStatus: "failed" | "awaiting_credits"; reason: string };

/** Settles an application that could not be scored. */
export const settleUnscored = step(
  "settleUnscored",
  async (ctx, { applicationId, ...unscored }: Unscored & { applicationId: string }) => {
    const { scoreStatus } = unscored;
    const from = scoreStatusesBefore(scoreStatus);
    if (!(await leaveUnscored(ctx, { id: applicationId, scoreStatus: { in: from } }, unscored))) return;
    // Credits that were added since the judge found none have queued only those that waited then.
    if (scoreStatus === "awaiting_credits" && (await lockAccount(ctx)) >= prices.evaluation)
      await queue(ctx, [applicationId], ["awaiting_credits"]);
  },
);

/** Sets and records that some applications could not be scored. Returns how many. */
export async function leaveUnscored(
  ctx: Context,
  where: Prisma.ApplicationWhereInput,
  { scoreStatus, reason }: Unscored,
): Promise<number> {
  const left = await ctx.db.application.updateManyAndReturn({
    where,
    data: { scoreStatus, ...stored("scoreReason", reason) },
    select: { id: true },
  });
  const events = left.map(({ id }) => ({ subjectId: id, particulars: { scoreStatus } }));
  await recordAll(ctx, "application.not-scored", events);
  return left.length;
}

/** Sets a note for the recruiter while scoring is retried, without changing the status. */
export const recordDelay = step(
  "recordDelay",
  async ({ db }, { applicationIds, reason }: { applicationIds: string[]; reason: string }) => {
    await db.application.updateMany({
      where: { id: { in: applicationIds }, scoreStatus: { in: inScoring } },
      data: stored("scoreReason", reason),
    });
  },
);

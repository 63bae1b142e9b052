import { type Context, step } from "@/lib/platform/access/use-case";
import { administrators } from "./administrators";
import { notify } from "./notify";

/** Below this balance the administrators are notified. */
const LOW_CREDITS = 20;
const DAY_MS = 24 * 3_600_000;
/** Notices without anything new for this long are deleted. */
const KEPT_MS = 90 * DAY_MS;

/**
 * Notifies members of accumulated changes: that applicants of a job they created were evaluated, that others decided
 * there, that feedback they asked for was given, and that credits run low. Deletes old notices.
 */
export const createDueNotices = step("createDueNotices", async (ctx, { now }: { now: Date }) => {
  await ctx.db.notice.deleteMany({ where: { at: { lt: new Date(now.getTime() - KEPT_MS) } } });
  for (const { kind, jobId, userId, since } of await news(ctx, now))
    await notify(ctx, { kind, subjectId: jobId, userIds: [userId], since });
  await notifyOfCredits(ctx, now);
});

type News = { kind: "evaluated" | "decided" | "feedback_given"; jobId: string; userId: string; since: Date };

/** News since each job's creator was last notified, or of the last day. Evaluations count once none is running. */
const news = ({ db }: Context, now: Date) => db.$queryRaw<News[]>`
  SELECT k.kind, j.id AS "jobId", j."createdBy" AS "userId", coalesce(n.at, ${dayBefore(now)}) AS since
  FROM "Job" j
  CROSS JOIN (VALUES ('evaluated'), ('decided')) k (kind)
  LEFT JOIN "Notice" n ON n."organizationId" = j."organizationId" AND n."userId"::text = j."createdBy"
    AND n.kind::text = k.kind AND n."subjectId" = j.id
  WHERE NOT j.sample AND CASE k.kind
    WHEN 'decided' THEN EXISTS (
      SELECT FROM "Application" a
      JOIN "Decision" d ON d."organizationId" = a."organizationId" AND d."applicationId" = a.id
      WHERE a."organizationId" = j."organizationId" AND a."jobId" = j.id AND d."undoneAt" IS NULL
        AND d."decidedBy" <> j."createdBy" AND d."leavesAt" < now()
        AND d."createdAt" > coalesce(n.at, ${dayBefore(now)}))
    ELSE EXISTS (
      SELECT FROM "Application" a
      JOIN "Evaluation" e ON e."organizationId" = a."organizationId" AND e.id = a."currentEvaluationId"
      WHERE a."organizationId" = j."organizationId" AND a."jobId" = j.id
        AND e."createdAt" > coalesce(n.at, ${dayBefore(now)}))
      AND NOT EXISTS (
        SELECT FROM "Application" a
        WHERE a."organizationId" = j."organizationId" AND a."jobId" = j.id
          AND a.disposition = 'active' AND a."scoreStatus" IN ('queued', 'processing'))
    END
  UNION ALL
  SELECT 'feedback_given', a."jobId", r."requestedBy"::text, coalesce(n.at, ${dayBefore(now)})
  FROM "FeedbackRequest" r
  JOIN "Application" a ON a."organizationId" = r."organizationId" AND a.id = r."applicationId"
  LEFT JOIN "Notice" n ON n."organizationId" = r."organizationId" AND n."userId" = r."requestedBy"
    AND n.kind = 'feedback_given' AND n."subjectId" = a."jobId"
  WHERE r."requestedBy" <> r."userId" AND r."givenAt" > coalesce(n.at, ${dayBefore(now)})
  GROUP BY a."jobId", r."requestedBy", n.at
  ORDER BY "jobId"`;

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** At most once a week while credits are low. */
async function notifyOfCredits(ctx: Context, now: Date) {
  const { actor, db } = ctx;
  const account = await db.creditAccount.findFirst({ where: { balance: { lt: LOW_CREDITS } } });
  if (!account) return;
  const recentNotices = { kind: "credits_low" as const, at: { gt: new Date(now.getTime() - 7 * DAY_MS) } };
  if ((await db.notice.count({ where: recentNotices })) > 0) return;
  const userIds = await administrators(db);
  await notify(ctx, { kind: "credits_low", subjectId: actor.organizationId, userIds });
}

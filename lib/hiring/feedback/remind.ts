import { step } from "@/lib/platform/access/use-case";
import { notify } from "@/lib/platform/notices/notify";

const DAY_MS = 24 * 3_600_000;
/** How long after a request, and after a reminder, the next reminder goes out, and how many there are. */
const PAUSE_MS = 2 * DAY_MS;
const MOST = 3;

/** Reminds members of feedback they were asked for, once for each job, while its candidates are open or accepted. */
export const remindOfFeedback = step("remindOfFeedback", async (ctx, { now }: { now: Date }) => {
  const due = await ctx.db.feedbackRequest.updateManyAndReturn({
    where: {
      givenAt: null,
      reminders: { lt: MOST },
      askedAt: { lt: new Date(now.getTime() - PAUSE_MS) },
      application: { disposition: { in: ["active", "accepted"] } },
    },
    data: { askedAt: now, reminders: { increment: 1 } },
    select: { userId: true, application: { select: { jobId: true } } },
  });
  const jobs = Map.groupBy(due, ({ application }) => application.jobId);
  for (const [jobId, requests] of jobs)
    await notify(ctx, {
      kind: "feedback_requested",
      subjectId: jobId,
      userIds: [...new Set(requests.map(({ userId }) => userId))],
    });
  return { reminded: due.length };
});

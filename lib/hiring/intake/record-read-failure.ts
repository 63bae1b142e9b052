import { type Context, step } from "@/lib/platform/access/use-case";
import { type ReadFailure, readFailureMessages } from "@/lib/reading/documents/document";
import { record } from "@/lib/platform/events/record";
import { lockApplicationsOf } from "@/lib/judging/states/before";
import { scoreStatusesBefore } from "@/lib/judging/states/states";
import { claimAttachment } from "./claim-attachment";
import { queueWaiting } from "./queue-waiting";

/** Stores why an attachment cannot be read; does nothing when it was read meanwhile. */
export const recordReadFailure = step(
  "recordReadFailure",
  async (ctx, { attachmentId, failure }: { attachmentId: string; failure: ReadFailure }) => {
    const attachment = await claimAttachment(ctx, attachmentId, {
      readStatus: "failed",
      readFailure: failure,
    });
    if (!attachment) return;
    if (attachment.kind === "cv" && attachment.candidateId)
      await fallBack(ctx, attachment.candidateId, attachment.createdAt, failure);
    await record(ctx, "document.unreadable", attachmentId, { failure });
  },
);

/** For an unreadable CV: falls back to an older readable one; without one the applications fail. */
async function fallBack(ctx: Context, candidateId: string, receivedAt: Date, failure: ReadFailure) {
  const readable = await ctx.db.attachment.count({ where: { candidateId, kind: "cv", readStatus: "read" } });
  if (readable > 0) return queueWaiting(ctx, candidateId, receivedAt);
  await lockApplicationsOf(ctx.db, [candidateId]);
  await ctx.db.application.updateMany({
    where: { candidateId, scoreStatus: { in: scoreStatusesBefore("failed") } },
    data: { scoreStatus: "failed", scoreReason: readFailureMessages[failure] },
  });
}

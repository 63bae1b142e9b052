import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { type ReadFailure, readFailureMessages, readFailures } from "@/lib/documents/document";
import { record } from "@/lib/events/record";
import { lockApplicationsOf } from "@/lib/states/before";
import { scoreStatusesBefore } from "@/lib/states/states";
import { claimAttachment } from "./claim-attachment";
import { queueWaiting } from "./queue-waiting";

/** Stores why an attachment cannot be read; does nothing when it was read meanwhile. */
export const recordReadFailure = useCase({
  name: "recordReadFailure",
  permission: "evaluation:record",
  input: z.object({ attachmentId: z.uuid(), failure: z.enum(readFailures) }),
  output: z.object({}),

  async run(ctx, { attachmentId, failure }) {
    const attachment = await claimAttachment(ctx, attachmentId, {
      readStatus: "failed",
      readFailure: failure,
    });
    if (!attachment) return {};
    if (attachment.kind === "cv" && attachment.candidateId)
      await fallBack(ctx, attachment.candidateId, attachment.createdAt, failure);
    await record(ctx, "document.unreadable", attachmentId, { failure });
    return {};
  },
});

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

import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { type ReadFailure, readFailureMessages, readFailures } from "@/lib/documents/document";
import { record } from "@/lib/events/record";
import { lockApplicationsOf } from "@/lib/states/before";
import { scoreStatusesBefore } from "@/lib/states/states";
import { claimAttachment } from "./claim-attachment";
import { queueWaiting } from "./queue-waiting";

/** Keeps why an attachment cannot be read; nothing when it was read after all. */
export const keepFailure = useCase({
  name: "keepFailure",
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
      await doWithout(ctx, attachment.candidateId, attachment.createdAt, failure);
    await record(ctx, "document.unreadable", attachmentId, { failure });
    return {};
  },
});

/** An unreadable CV: an older one that can be read still counts; without one the applications have failed. */
async function doWithout(ctx: Context, candidateId: string, receivedAt: Date, failure: ReadFailure) {
  const readable = await ctx.db.attachment.count({ where: { candidateId, kind: "cv", readStatus: "read" } });
  if (readable > 0) return queueWaiting(ctx, candidateId, receivedAt);
  await lockApplicationsOf(ctx.db, [candidateId]);
  await ctx.db.application.updateMany({
    where: { candidateId, scoreStatus: { in: scoreStatusesBefore("failed") } },
    data: { scoreStatus: "failed", scoreReason: readFailureMessages[failure] },
  });
}

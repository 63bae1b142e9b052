import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { waitForCv } from "@/lib/records/candidates/add-attachment";
import { lockCandidates } from "@/lib/records/candidates/lock-candidates";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { attachmentReceived } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";

/**
 * Queues an unreadable file to be read again; applications that failed for lack of a CV wait for it. Throws
 * `conflict` for a file that was read, or is being read.
 */
export const readAgain = useCase({
  name: "readAgain",
  permission: "candidate:write",
  input: z.object({ attachmentId: z.uuid() }),
  output: z.object({ attachmentId: z.uuid() }),

  async run(ctx, { attachmentId }) {
    await receiveAgain(ctx, attachmentId);
    return { attachmentId };
  },
});

/** Queues one file to be read again. Throws as `readAgain` does. */
export async function receiveAgain(ctx: Context, attachmentId: string) {
  const { db } = ctx;
  // Lock order: candidates, then their files, then applications.
  const owner = await db.attachment.findUnique({
    where: { id: attachmentId },
    select: { candidateId: true },
  });
  if (owner?.candidateId) await lockCandidates(ctx, [owner.candidateId]);
  const [file] = await db.attachment.updateManyAndReturn({
    where: { id: attachmentId, readStatus: "failed", candidateId: { not: null } },
    data: { readStatus: "pending", readFailure: null, readAttempts: 0 },
    select: { candidateId: true, kind: true },
  });
  if (!file) {
    const exists = await db.attachment.count({ where: { id: attachmentId } });
    throw exists ? conflict("This file has been read, or is being read.") : notFound("Attachment");
  }
  const { candidateId, kind } = file;
  if (kind === "cv" && candidateId) await waitForCv(ctx, candidateId);
  await record(ctx, "document.read-again", candidateId, { attachmentId });
  await emit(ctx, attachmentReceived, { attachmentId });
}

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { attachFile, lockCandidate } from "@/lib/records/candidates/add-attachment";

/**
 * Adds a file that came with a reply to the candidate's documents, as if it had been uploaded; the reply no longer has
 * it. Throws `not_found` once it is added.
 */
export const acceptReplyFile = useCase({
  name: "acceptReplyFile",
  permission: "candidate:write",
  input: z.object({ fileId: z.uuid(), kind: z.enum(["cv", "other"]) }),
  output: z.object({ attachmentId: z.uuid(), applicationsToRescore: z.int() }),

  async run(ctx, { fileId, kind }) {
    const { db } = ctx;
    const waiting = await db.replyFile.findUnique({ where: { id: fileId } });
    if (!waiting) throw notFound("File");
    await lockCandidate(ctx, waiting.candidateId);
    // Of two who add it, one does.
    const { count } = await db.replyFile.deleteMany({ where: { id: fileId } });
    if (count === 0) throw notFound("File");
    const { candidateId, fileName, mediaType, size, sha256, storageKey } = waiting;
    return attachFile(ctx, { candidateId, kind, file: { fileName, mediaType, size, sha256, storageKey } });
  },
});

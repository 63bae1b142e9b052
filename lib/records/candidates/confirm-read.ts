import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";

/**
 * Records that the actor has read a file which the service could not read, so that its candidate can be accepted.
 * Only for members: throws `forbidden` for agents, and in blind review, where nobody sees the original. Keeps the
 * first reader.
 */
export const confirmRead = useCase({
  name: "confirmRead",
  permission: "application:decide",
  input: z.object({ attachmentId: z.uuid() }),
  output: z.object({ attachmentId: z.uuid() }),

  async run(ctx, { attachmentId }) {
    const { db, actor } = ctx;
    if (actor.kind !== "member") throw forbidden("Only a person can confirm that they have read a file.");
    const file = await db.attachment.findUnique({ where: { id: attachmentId } });
    if (!file?.candidateId) throw notFound("Attachment");
    if (await isBlind(db, file.candidateId))
      throw forbidden(
        "The original would reveal who the candidate is. It can be read once the blind review is decided.",
      );
    if (file.readStatus !== "failed") throw conflict("This file can be read: its text is on the page.");
    const { count } = await db.attachment.updateMany({
      where: { id: attachmentId, readBy: null },
      data: { readBy: actor.id, readByAt: new Date() },
    });
    if (count > 0) await record(ctx, "document.read-by-person", file.candidateId, { attachmentId });
    return { attachmentId };
  },
});

import * as z from "zod";
import { type Context, flow, useCase } from "@/lib/platform/access/use-case";
import { forbidden, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { files } from "@/lib/platform/storage/files";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";

const input = z.object({ attachmentId: z.uuid() });
const About = z.object({ fileName: z.string(), mediaType: z.string() });

const find = useCase({
  name: "findAttachment",
  permission: "candidate:read",
  input,
  output: About.extend({ storageKey: z.string() }),

  async run(ctx, { attachmentId }) {
    const { candidateId, fileName, mediaType, storageKey } = await findOriginal(ctx, attachmentId);
    await record(ctx, "attachment.opened", candidateId, { attachmentId });
    return { fileName, mediaType, storageKey };
  },
});

/** A file whose original the actor may see. Throws `forbidden` in blind review. */
export async function findOriginal({ db }: Context, attachmentId: string) {
  const attachment = await db.attachment.findUnique({ where: { id: attachmentId } });
  if (!attachment) throw notFound("Attachment");
  if (attachment.candidateId && (await isBlind(db, attachment.candidateId)))
    throw forbidden(
      "The original would reveal who the candidate is. It can be opened once the blind review is decided.",
    );
  return attachment;
}

/** Returns the original file, byte for byte. Records who opened it; throws `forbidden` in blind review. */
export const openAttachment = flow({
  name: "openAttachment",
  permission: "candidate:read",
  input,
  output: About.extend({ bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  async run(actor, { attachmentId }) {
    const { storageKey, ...about } = await find(actor, { attachmentId });
    return { ...about, bytes: await files.get(storageKey) };
  },
});

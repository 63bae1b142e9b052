import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { isBlind } from "@/lib/blind-review/blind-candidate";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { isSignature, sign } from "@/lib/security/keys";

/** In ms, from when the page asks to when it fetches. */
const GOOD_FOR = 60_000;

type Address = { attachmentId: string; expires: number };
const message = ({ organizationId, id }: Actor, { attachmentId, expires }: Address) =>
  `${organizationId} ${id} ${attachmentId} ${expires}`;

/**
 * The address a page fetches a candidate's PDF from, to draw it: good for a minute, for this member in this organization.
 * Throws `forbidden` in blind review, where the original would say who it is, and `conflict` for what is no PDF.
 */
export const addressOriginal = useCase({
  name: "addressOriginal",
  permission: "candidate:read",
  input: z.object({ attachmentId: z.uuid() }),
  output: z.object({ path: z.string() }),

  async run({ db, actor }, { attachmentId }) {
    const attachment = await db.attachment.findUnique({ where: { id: attachmentId } });
    if (!attachment?.candidateId) throw notFound("Attachment");
    if (await isBlind(db, attachment.candidateId))
      throw forbidden("The original says who it is. It can be opened once the blind review is decided.");
    if (attachment.mediaType !== "application/pdf") throw conflict("Only a PDF is shown as it came.");
    const expires = Math.floor((Date.now() + GOOD_FOR) / 1000);
    const signature = sign("original", message(actor, { attachmentId, expires }));
    return {
      path: `/api/attachments/${attachmentId}/original?${new URLSearchParams({ expires: String(expires), signature })}`,
    };
  },
});

/** Throws `forbidden` for an address that was not made for this actor, or is not good any more. */
export function checkOriginalAddress(actor: Actor, address: Address & { signature: string }) {
  const good = isSignature("original", message(actor, address), address.signature);
  if (!good || address.expires * 1000 <= Date.now())
    throw forbidden("This link to the original has expired. Reload the page.");
}

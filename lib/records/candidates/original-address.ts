import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { isSignature, sign } from "@/lib/platform/security/keys";
import { findOriginal } from "./open-attachment";

/** How long an address is valid, in ms. */
const VALID_FOR_MS = 60_000;

type Address = { attachmentId: string; expires: number };
const message = ({ organizationId, id }: Actor, { attachmentId, expires }: Address) =>
  `${organizationId} ${id} ${attachmentId} ${expires}`;

/**
 * Signs the address from which a page fetches a candidate's PDF, for this member and one minute only.
 * Throws `forbidden` in blind review, where the original would reveal the person, and `conflict` if it is not a PDF.
 */
export const addressOriginal = useCase({
  name: "addressOriginal",
  permission: "candidate:read",
  input: z.object({ attachmentId: z.uuid() }),
  output: z.object({ path: z.string() }),

  async run(ctx, { attachmentId }) {
    const { candidateId, mediaType } = await findOriginal(ctx, attachmentId);
    if (!candidateId) throw notFound("Attachment");
    if (mediaType !== "application/pdf") throw conflict("Only PDFs are shown in their original form.");
    const expires = Math.floor((Date.now() + VALID_FOR_MS) / 1000);
    const signature = sign("original", message(ctx.actor, { attachmentId, expires }));
    return {
      path: `/api/attachments/${attachmentId}/original?${new URLSearchParams({ expires: String(expires), signature })}`,
    };
  },
});

/** Throws `forbidden` for an address that was signed for another actor or has expired. */
export function checkOriginalAddress(actor: Actor, address: Address & { signature: string }) {
  const isSigned = isSignature("original", message(actor, address), address.signature);
  if (!isSigned || address.expires * 1000 <= Date.now())
    throw forbidden("This link to the original has expired. Reload the page.");
}

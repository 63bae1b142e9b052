import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { readCorrections } from "@/lib/candidates/corrections";
import { holdCandidates } from "@/lib/candidates/hold-candidates";
import { textKey } from "@/lib/candidates/same-person";
import { ReadFile } from "@/lib/documents/document";
import { record } from "@/lib/events/record";
import { Profile } from "@/lib/profile/profile";
import type { Indexable } from "@/lib/talent-pool/index/candidate-terms";
import { indexCandidate } from "@/lib/talent-pool/index/write-delta";
import { claimAttachment } from "./claim-attachment";
import { queueWaiting } from "./queue-waiting";

/** Grows when the same file could be read differently. */
const readerVersion = "7";

/** Keeps what was read, and has the candidate found and evaluated by it. */
export const keepText = useCase({
  name: "keepText",
  permission: "evaluation:record",
  input: z.object({
    attachmentId: z.uuid(),
    document: ReadFile,
    profile: Profile,
    indexable: z.custom<Indexable>().nullable(),
  }),
  output: z.object({}),

  async run(ctx, { attachmentId, document, profile, indexable }) {
    // Gaps are filled from what stands now: whoever changes this person meanwhile waits, or is waited for.
    const owner = await ctx.db.attachment.findUnique({
      where: { id: attachmentId },
      select: { candidateId: true },
    });
    if (owner?.candidateId) await holdCandidates(ctx, [owner.candidateId]);
    const attachment = await claimAttachment(ctx, attachmentId, {
      readStatus: "read",
      textKey: textKey(document.text),
    });
    if (!attachment) return {};
    const { recognition, ...rest } = document;
    await ctx.db.documentText.create({
      data: { attachmentId, ...rest, ...(recognition && { recognition }), profile, readerVersion },
    });
    if (attachment.kind !== "cv" || !attachment.candidateId) return {};

    const id = attachment.candidateId;
    const stored = await ctx.db.candidate.findUniqueOrThrow({ where: { id } });
    // What a recruiter has emptied is no gap.
    const { fullName, email, phone } = readCorrections(stored.corrections);
    const candidate = await ctx.db.candidate.update({
      where: { id },
      // What a person said of the candidate stays; the CV fills the gaps.
      data: {
        fullName: stored.fullName ?? (fullName ? null : profile.name?.value) ?? null,
        email: stored.email ?? (email ? null : profile.emails[0]?.value) ?? null,
        phone: stored.phone ?? (phone ? null : profile.phones[0]?.value) ?? null,
        location: stored.location ?? profile.location?.value ?? null,
        headline: stored.headline ?? profile.headline?.value ?? profile.roles[0]?.title ?? null,
      },
    });
    if (document.hidden.length > 0)
      await ctx.db.application.updateMany({
        where: { candidateId: id, verification: "unverified" },
        data: { verification: "flagged" },
      });
    // Found in the talent pool from this commit on, by the newest CV that could be read.
    const newer = await ctx.db.attachment.count({
      where: { candidateId: id, kind: "cv", readStatus: "read", id: { gt: attachmentId } },
    });
    if (indexable && newer === 0 && !candidate.erasedAt && !candidate.optedOutAt)
      await indexCandidate(ctx, candidate, indexable);
    await queueWaiting(ctx, id, attachment.createdAt);
    await record(ctx, "document.read", attachmentId);
    return {};
  },
});

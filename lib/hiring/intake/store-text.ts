import { step } from "@/lib/platform/access/use-case";
import { keptCorrections } from "@/lib/records/candidates/correct-profile";
import { correctedProfile } from "@/lib/records/candidates/corrected-profile";
import { readCorrections } from "@/lib/records/candidates/corrections";
import { lockCandidates } from "@/lib/records/candidates/lock-candidates";
import { storeSketch } from "@/lib/records/candidates/signals/store-sketch";
import { textKey } from "@/lib/records/candidates/same-person";
import type { ReadFile } from "@/lib/reading/documents/document";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import type { Profile } from "@/lib/reading/profile/profile";
import type { Indexable } from "@/lib/hiring/talent-pool/index/candidate-terms";
import { indexCandidate } from "@/lib/hiring/talent-pool/index/write-delta";
import { claimAttachment } from "./claim-attachment";
import { queueWaiting } from "./queue-waiting";

/** To be increased when the same file could be read differently. */
const readerVersion = "9";

type FileText = {
  attachmentId: string;
  document: ReadFile;
  profile: Profile;
  indexable: Indexable | null;
  /** The candidate's name when the reading began, which `indexable` masks. */
  maskedName: string | null;
};

/** Stores the text and profile that were read, indexes the candidate by them, and queues evaluations. */
export const storeText = step(
  "storeText",
  async (ctx, { attachmentId, document, profile: read, indexable, maskedName }: FileText) => {
    // Locks the person: gaps are filled from the current row, so concurrent changes have to wait.
    const owner = await ctx.db.attachment.findUnique({
      where: { id: attachmentId },
      select: { candidateId: true },
    });
    if (owner?.candidateId) await lockCandidates(ctx, [owner.candidateId]);
    const attachment = await claimAttachment(ctx, attachmentId, {
      readStatus: "read",
      textKey: textKey(document.text),
    });
    if (!attachment) return;
    const { recognition, looks, ...rest } = document;
    const lists = attachment.candidateId
      ? await keptCorrections(ctx, attachment.candidateId, attachment.textKey, document.text)
      : null;
    const corrections = lists && { read, lists };
    const profile = corrections ? correctedProfile(document.text, corrections, new Date()) : read;
    const kept = {
      ...(recognition && { recognition }),
      ...(looks && { looks }),
      ...(corrections && { corrections }),
    };
    await ctx.db.documentText.create({
      data: { attachmentId, ...rest, ...kept, profile, readerVersion },
    });
    if (attachment.kind !== "cv" || !attachment.candidateId) return;

    const id = attachment.candidateId;
    const stored = await ctx.db.candidate.findUniqueOrThrow({ where: { id } });
    // A field that a recruiter has cleared is not a gap.
    const { fullName, email, phone, location } = readCorrections(stored.corrections);
    const candidate = await ctx.db.candidate.update({
      where: { id },
      // Values entered by a person stay; the CV fills the gaps.
      data: {
        fullName: stored.fullName ?? (fullName ? null : profile.name?.value || null),
        email: stored.email ?? (email ? null : profile.emails[0]?.value) ?? null,
        phone: stored.phone ?? (phone ? null : profile.phones[0]?.value) ?? null,
        location: stored.location ?? (location ? null : profile.location?.value || null),
        headline: stored.headline ?? (profile.headline?.value || profile.roles[0]?.title || null),
      },
    });
    if (document.hidden.length > 0)
      await ctx.db.application.updateMany({
        where: { candidateId: id, verification: "unverified" },
        data: { verification: "flagged" },
      });
    // From this commit on, the talent pool finds the candidate by the newest readable CV. One renamed meanwhile, or
    // whose profile was corrected, is indexed afterwards.
    const newer = await ctx.db.attachment.count({
      where: { candidateId: id, kind: "cv", readStatus: "read", id: { gt: attachmentId } },
    });
    const newest = newer === 0 && !candidate.erasedAt ? indexable : null;
    if (newest) await storeSketch(ctx, id, newest.sketch);
    if (newest && !candidate.optedOutAt) {
      if (stored.fullName === maskedName && !corrections) await indexCandidate(ctx, candidate, newest);
      else await emit(ctx, candidateChanged, { candidateId: id });
    }
    await queueWaiting(ctx, id, attachment.createdAt);
    await record(ctx, "document.read", attachmentId);
  },
);

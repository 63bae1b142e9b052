import { setImmediate } from "node:timers/promises";
import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { type Context, useCase } from "@/lib/access/use-case";
import { holdCandidates } from "@/lib/candidates/hold-candidates";
import { parseProfile } from "@/lib/profile/parse-profile";
import { Profile } from "@/lib/profile/profile";
import { textKey } from "@/lib/candidates/same-person";
import { scoreStatusesBefore } from "@/lib/states/states";
import { notFound } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { applicationQueued, attachmentScanned } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { type Indexable, indexableOf } from "@/lib/talent-pool/candidate-terms";
import { indexCandidate } from "@/lib/talent-pool/write-delta";
import { files } from "@/lib/storage/files";
import {
  ReadFile,
  type ReadFailure,
  type ReadResult,
  readFailureMessages,
  readFailures,
} from "@/lib/documents/document";
import { readDocument } from "@/lib/documents/read-document";
import { recognizeDocument } from "@/lib/documents/recognize-document";

/** Grows when the same file could be read differently. */
const readerVersion = "7";

const find = useCase({
  permission: "evaluation:record",
  input: z.object({ attachmentId: z.uuid() }),
  output: z.object({
    storageKey: z.string(),
    pending: z.boolean(),
    isCv: z.boolean(),
    knownNames: z.array(z.string()),
  }),

  async run({ db }, { attachmentId }) {
    const attachment = await db.attachment.findUnique({
      where: { id: attachmentId },
      include: { candidate: { select: { fullName: true } } },
    });
    if (!attachment) throw notFound("Attachment");
    const { storageKey, readStatus, kind, candidate } = attachment;
    return {
      storageKey,
      pending: readStatus === "pending",
      isCv: kind === "cv" && candidate !== null,
      knownNames: candidate?.fullName ? [candidate.fullName] : [],
    };
  },
});

const keepText = useCase({
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
    const attachment = await claim(ctx, attachmentId, {
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
    const known = await ctx.db.candidate.findUniqueOrThrow({ where: { id } });
    const candidate = await ctx.db.candidate.update({
      where: { id },
      // What a person said of the candidate stays; the CV fills the gaps.
      data: {
        fullName: known.fullName ?? profile.name?.value ?? null,
        email: known.email ?? profile.emails[0]?.value ?? null,
        phone: known.phone ?? profile.phones[0]?.value ?? null,
        location: known.location ?? profile.location?.value ?? null,
        headline: known.headline ?? profile.headline?.value ?? profile.roles[0]?.title ?? null,
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

/** Keeps why an attachment cannot be read; nothing when it was read after all. */
export const keepFailure = useCase({
  permission: "evaluation:record",
  input: z.object({ attachmentId: z.uuid(), failure: z.enum(readFailures) }),
  output: z.object({}),

  async run(ctx, { attachmentId, failure }) {
    const attachment = await claim(ctx, attachmentId, { readStatus: "failed", readFailure: failure });
    if (!attachment) return {};
    if (attachment.kind === "cv" && attachment.candidateId)
      await doWithout(ctx, attachment.candidateId, attachment.createdAt, failure);
    await record(ctx, "document.unreadable", attachmentId, { failure });
    return {};
  },
});

/**
 * Has the candidate's active applications evaluated that wait for it, with the newest CV that could be read. Scoring
 * that was stopped after this CV came in stays stopped.
 */
async function queueWaiting(ctx: Context, candidateId: string, receivedAt: Date) {
  const waiting = await ctx.db.application.updateManyAndReturn({
    where: {
      candidateId,
      disposition: "active",
      scoreStatus: { in: ["queued", "not_scored", "failed", "stale"] },
      OR: [{ scoringStoppedAt: null }, { scoringStoppedAt: { lt: receivedAt } }, { scoreStatus: "queued" }],
    },
    data: { scoreStatus: "queued", scoreReason: null },
    select: { id: true },
  });
  for (const { id } of waiting) await emit(ctx, applicationQueued, { applicationId: id });
}

/** An unreadable CV: an older one that can be read still counts; without one the applications have failed. */
async function doWithout(ctx: Context, candidateId: string, receivedAt: Date, failure: ReadFailure) {
  const readable = await ctx.db.attachment.count({ where: { candidateId, kind: "cv", readStatus: "read" } });
  if (readable > 0) return queueWaiting(ctx, candidateId, receivedAt);
  await ctx.db.application.updateMany({
    where: { candidateId, scoreStatus: { in: scoreStatusesBefore("failed") } },
    data: { scoreStatus: "failed", scoreReason: readFailureMessages[failure] },
  });
}

/** The first to claim an attachment that is still pending writes its outcome; a second run finds nothing to do. */
async function claim(
  { db }: Context,
  id: string,
  data: { readStatus: "read"; textKey: string | null } | { readStatus: "failed"; readFailure: string },
) {
  const [attachment] = await db.attachment.updateManyAndReturn({
    where: { id, readStatus: "pending" },
    data,
  });
  return attachment;
}

/** Begun this often without an end, a file is given up: it may be what ends the service. */
const mostAttempts = 3;

const countAttempt = useCase({
  permission: "evaluation:record",
  input: z.object({ attachmentId: z.uuid() }),
  output: z.object({ attempts: z.int() }),

  async run({ db }, { attachmentId }) {
    const [attachment] = await db.attachment.updateManyAndReturn({
      where: { id: attachmentId, readStatus: "pending" },
      data: { readAttempts: { increment: 1 } },
      select: { readAttempts: true },
    });
    return { attempts: attachment?.readAttempts ?? 0 };
  },
});

/** A scan takes seconds a page: it is read by an act of its own, and until then the attachment stays pending. */
const leaveToRecognition = useCase({
  permission: "evaluation:record",
  input: z.object({ attachmentId: z.uuid() }),
  output: z.object({}),

  async run(ctx, { attachmentId }) {
    await ctx.db.attachment.updateMany({
      where: { id: attachmentId, readStatus: "pending" },
      data: { readAttempts: 0 },
    });
    await emit(ctx, attachmentScanned, { attachmentId });
    return {};
  },
});

/** Pages without text that could be recognised. */
const isScan = (result: ReadResult) =>
  result.ok ? (result.document.recognition?.unread.length ?? 0) > 0 : result.failure === "needs_ocr";

/** Reads one attachment and keeps what was found, or why it cannot be read. Safe to run again. */
export async function readAttachment(reader: Actor, attachmentId: string): Promise<{ read: boolean }> {
  const found = await find(reader, { attachmentId });
  if (!found.pending) return { read: false };
  const result = await attempt(reader, attachmentId, found.storageKey, readDocument);
  if (!isScan(result)) return keep(reader, attachmentId, found, result);
  await leaveToRecognition(reader, { attachmentId });
  return { read: false };
}

/** Reads one scanned attachment by recognising its text. Takes up to minutes. Safe to run again. */
export async function recognizeAttachment(reader: Actor, attachmentId: string): Promise<{ read: boolean }> {
  const found = await find(reader, { attachmentId });
  if (!found.pending) return { read: false };
  const result = await attempt(reader, attachmentId, found.storageKey, recognizeDocument);
  return keep(reader, attachmentId, found, result);
}

async function attempt(
  reader: Actor,
  attachmentId: string,
  storageKey: string,
  read: (bytes: Uint8Array) => Promise<ReadResult>,
): Promise<ReadResult> {
  const bytes = await files.get(storageKey);
  const { attempts } = await countAttempt(reader, { attachmentId });
  return attempts > mostAttempts ? { ok: false, failure: "interrupted" } : read(bytes);
}

async function keep(
  reader: Actor,
  attachmentId: string,
  { isCv, knownNames }: z.output<typeof find.output>,
  result: ReadResult,
): Promise<{ read: boolean }> {
  if (!result.ok) {
    await keepFailure(reader, { attachmentId, failure: result.failure });
    return { read: false };
  }
  const { document } = result;
  const profile = parseProfile(document.text, new Date());
  // Each takes half a second of the longest texts: others have their turn in between.
  await setImmediate();
  const indexable = isCv ? indexableOf(document, profile, knownNames) : null;
  await keepText(reader, { attachmentId, document, profile, indexable });
  return { read: true };
}

import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import type { ReadResult } from "@/lib/documents/document";
import { readDocument } from "@/lib/documents/read-document";
import { recognizeDocument } from "@/lib/documents/recognize-document";
import { notFound } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { attachmentScanned } from "@/lib/events/events";
import { parseProfile } from "@/lib/candidates/in-thread";
import { files } from "@/lib/storage/files";
import { indexableOf } from "@/lib/talent-pool/index/in-thread";
import { TooComplex } from "@/lib/threads/too-complex";
import { recordReadFailure } from "./record-read-failure";
import { storeText } from "./store-text";

/** Reads one attachment and stores its text, or why it cannot be read. Safe to run again. */
export async function readAttachment(reader: Actor, attachmentId: string): Promise<{ read: boolean }> {
  const attachment = await find(reader, { attachmentId });
  if (!attachment.pending) return { read: false };
  const result = await attempt(reader, attachmentId, attachment.storageKey, readDocument);
  if (!isScan(result)) return keep(reader, attachmentId, attachment, result);
  await leaveToRecognition(reader, { attachmentId });
  return { read: false };
}

/** Reads one scanned attachment by recognising its text. Takes up to minutes. Safe to run again. */
export async function recognizeAttachment(reader: Actor, attachmentId: string): Promise<{ read: boolean }> {
  const attachment = await find(reader, { attachmentId });
  if (!attachment.pending) return { read: false };
  const result = await attempt(reader, attachmentId, attachment.storageKey, recognizeDocument);
  return keep(reader, attachmentId, attachment, result);
}

const find = useCase({
  name: "findUnread",
  permission: "evaluation:record",
  input: z.object({ attachmentId: z.uuid() }),
  output: z.object({
    storageKey: z.string(),
    pending: z.boolean(),
    isCv: z.boolean(),
    fullName: z.string().nullable(),
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
      fullName: candidate?.fullName ?? null,
    };
  },
});

/** Whether there are pages without text that could be recognised. */
const isScan = (result: ReadResult) =>
  result.ok ? (result.document.recognition?.unread.length ?? 0) > 0 : result.failure === "needs_ocr";

/** A scan takes seconds per page: it is read by a separate job, and until then the attachment stays pending. */
const leaveToRecognition = useCase({
  name: "leaveToRecognition",
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

/** After this many attempts that never finished, a file is given up: it may be what crashes the service. */
const mostAttempts = 3;

const countAttempt = useCase({
  name: "countAttempt",
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
  { isCv, fullName }: z.output<typeof find.output>,
  result: ReadResult,
): Promise<{ read: boolean }> {
  if (!result.ok) {
    await recordReadFailure(reader, { attachmentId, failure: result.failure });
    return { read: false };
  }
  const { document } = result;
  try {
    const profile = await parseProfile(document.text, new Date());
    const indexable = isCv ? await indexableOf(document, profile, fullName ? [fullName] : []) : null;
    await storeText(reader, { attachmentId, document, profile, indexable, maskedName: fullName });
    return { read: true };
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    await recordReadFailure(reader, { attachmentId, failure: "timed_out" });
    return { read: false };
  }
}

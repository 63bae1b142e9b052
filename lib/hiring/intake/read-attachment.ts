import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import type { ReadFailure, ReadFile, ReadResult } from "@/lib/reading/documents/document";
import { readDocument } from "@/lib/reading/documents/read-document";
import { recognizeDocument } from "@/lib/reading/documents/recognize-document";
import { notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { attachmentScanned } from "@/lib/platform/events/events";
import { files } from "@/lib/platform/storage/files";
import { indexableOf } from "@/lib/hiring/talent-pool/index/in-thread";
import { TooComplex } from "@/lib/platform/threads/too-complex";
import { keptReading, profileOf } from "@/lib/reading/uploads/read-once";
import { recordReadFailure } from "./record-read-failure";
import { storeText } from "./store-text";

/** Reads one attachment, unless it was read before, and stores its text or why it has none. Safe to run again. */
export const readAttachment = (reader: Actor, attachmentId: string) =>
  readBy(readDocument, reader, attachmentId);

/** Reads one scanned attachment by recognising its text. Takes up to minutes. Safe to run again. */
export const recognizeAttachment = (reader: Actor, attachmentId: string) =>
  readBy(recognizeDocument, reader, attachmentId);

async function readBy(
  read: (bytes: Uint8Array) => Promise<ReadResult>,
  reader: Actor,
  attachmentId: string,
): Promise<{ read: boolean }> {
  const { pending, storageKey, fileName, isCv, fullName, reading } = await find(reader, { attachmentId });
  if (!pending) return { read: false };
  const before = read === readDocument ? reading : null;
  const bytes = before ? null : await files.get(storageKey);
  const failed = async (failure: ReadFailure) => {
    await recordReadFailure(reader, { attachmentId, failure });
    return { read: false };
  };
  const { attempts } = await countAttempt(reader, { attachmentId });
  if (attempts > mostAttempts) return failed("interrupted");
  const result = bytes ? await read(bytes) : before!.result;
  if (read === readDocument && isScan(result)) {
    await leaveToRecognition(reader, { attachmentId });
    return { read: false };
  }
  if (!result.ok) return failed(result.failure);
  const { document } = result;
  if (isUnread(document)) return failed("needs_ocr");
  try {
    const profile = before?.profile ?? (await profileOf(document, fileName));
    const indexable = isCv ? await indexableOf(document, profile, fullName ? [fullName] : []) : null;
    await storeText(reader, { attachmentId, document, profile, indexable, maskedName: fullName });
    return { read: true };
  } catch (error) {
    if (error instanceof TooComplex) return failed("timed_out");
    throw error;
  }
}

const find = step("findUnread", async ({ db }, { attachmentId }: { attachmentId: string }) => {
  const attachment = await db.attachment.findUnique({
    where: { id: attachmentId },
    include: { candidate: { select: { fullName: true } } },
  });
  if (!attachment) throw notFound("Attachment");
  const { storageKey, fileName, readStatus, kind, candidate, reading } = attachment;
  return {
    storageKey,
    fileName,
    pending: readStatus === "pending",
    isCv: kind === "cv" && candidate !== null,
    fullName: candidate?.fullName ?? null,
    reading: keptReading(reading),
  };
});

/** Whether there are pages without text that could be recognised. */
const isScan = (result: ReadResult) =>
  result.ok ? (result.document.recognition?.unread.length ?? 0) > 0 : result.failure === "needs_ocr";

/** Every page is a picture whose text could not be recognised: an evaluation would judge, and charge for, nothing. */
const isUnread = ({ pages, recognition }: ReadFile) =>
  pages.length > 0 && pages.every(({ number }) => recognition?.unread.includes(number));

/** A scan takes seconds per page: it is read by a separate job, and until then the attachment stays pending. */
const leaveToRecognition = step(
  "leaveToRecognition",
  async (ctx, { attachmentId }: { attachmentId: string }) => {
    await ctx.db.attachment.updateMany({
      where: { id: attachmentId, readStatus: "pending" },
      data: { readAttempts: 0 },
    });
    await emit(ctx, attachmentScanned, { attachmentId });
  },
);

/** After this many attempts that never finished, a file is given up: it may be what crashes the service. */
const mostAttempts = 3;

const countAttempt = step("countAttempt", async ({ db }, { attachmentId }: { attachmentId: string }) => {
  const [attachment] = await db.attachment.updateManyAndReturn({
    where: { id: attachmentId, readStatus: "pending" },
    data: { readAttempts: { increment: 1 } },
    select: { readAttempts: true },
  });
  return { attempts: attachment?.readAttempts ?? 0 };
});

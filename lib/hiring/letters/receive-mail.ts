import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { step } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { addressedTo } from "@/lib/platform/mail/reply-address";
import { administrators } from "@/lib/platform/notices/administrators";
import { notify } from "@/lib/platform/notices/notify";
import { files } from "@/lib/platform/storage/files";
import { sha256 } from "@/lib/platform/security/digest";
import { FileName } from "@/lib/reading/uploads/file-name";
import { cut } from "@/lib/reading/language/cut";
import { mediaTypeOf } from "@/lib/reading/documents/format";
import { readDocument } from "@/lib/reading/documents/read-document";
import type { StoredFile } from "@/lib/reading/uploads/incoming-file";
import { markForDeletion } from "@/lib/reading/uploads/mark-for-deletion";
import { withoutHistory } from "./in-thread";
import { letterOf, notifyOfFailure, withAddressee } from "./letter-of";
import type { ReadMail } from "./read-mail";
import { sentence } from "@/lib/say";

/**
 * Takes in a mail that was delivered to an address for replies, `envelopeTo` or one of its own: shows it on
 * the candidate's page, and notifies whoever wrote to them, or administrators once they have left. One that was taken
 * in before changes nothing. Throws `not_found` for another address, for an erased person's, and for the hundredth and
 * first mail to one letter.
 */
export async function receiveMail(mail: ReadMail, envelopeTo: string | null): Promise<void> {
  const address = [envelopeTo ?? "", ...mail.recipients].map(addressedTo).find((each) => each !== null);
  if (!address) throw notFound("Address");
  const mailer = systemActor(address.organizationId, "mailer");
  const { isNew } = await findLetter(mailer, { replyToken: address.stored, messageId: mail.messageId });
  if (!isNew) return;
  const words = await withoutHistory(await textOf(mail));
  const stored = await storeFiles(mailer, mail);
  await recordReply(mailer, { replyToken: address.stored, mail, words, stored });
}

/** A mail's text, also of one that has only a page. */
export async function textOf({ text, html }: ReadMail): Promise<string> {
  if (text !== null) return text;
  const result = await readDocument(Buffer.from(`<!doctype html><meta charset="utf-8">${html}`));
  return result.ok ? result.document.text : "";
}

const answered = (replyToken: string) => ({ where: { replyToken }, include: withAddressee });

/** How much may come back to one letter: more is no conversation. */
const MOST_REPLIES = 100;

const findLetter = step(
  "findLetter",
  async ({ db }, { replyToken, messageId }: { replyToken: string; messageId: string }) => {
    const letter = await db.candidateLetter.findFirst(answered(replyToken));
    if (!letter || letterOf(letter).candidate.erasedAt) throw notFound("Address");
    if ((await db.candidateReply.count({ where: { letterId: letter.id } })) >= MOST_REPLIES)
      throw notFound("Address");
    return { isNew: (await db.candidateReply.count({ where: { messageId } })) === 0 };
  },
);

/** Puts a mail's files into the store, where the clean-up finds those that no reply keeps in the end. */
async function storeFiles(mailer: Actor, mail: ReadMail): Promise<StoredFile[]> {
  const kept = mail.files
    .filter(({ content }) => content.length > 0)
    .map(({ fileName, content }) => ({
      content,
      fileName: fileNameOf(fileName),
      mediaType: mediaTypeOf(content),
      size: content.length,
      sha256: sha256(content),
      storageKey: `${mailer.organizationId}/${randomUUID()}`,
    }));
  if (kept.length > 0)
    await mark(
      mailer,
      kept.map(({ storageKey }) => storageKey),
    );
  for (const { storageKey, content } of kept) await files.put(storageKey, content);
  return kept.map(({ content: _, ...stored }) => stored);
}

/** The name of a mail's file, as it is shown. */
export const fileNameOf = (given: string) => FileName.safeParse(cut(given, 200)).data ?? "document";

/** In use or not, the clean-up asks in a day. */
const mark = step("markReplyFiles", async (ctx, keys: string[]) => {
  await markForDeletion(ctx, keys, new Date());
});

const recordReply = step(
  "recordReply",
  async (
    ctx,
    {
      replyToken,
      mail: { kind, messageId, sender, subject },
      words,
      stored,
    }: {
      replyToken: string;
      mail: ReadMail;
      words: { text: string; quoted: string };
      stored: StoredFile[];
    },
  ) => {
    const { db } = ctx;
    const row = await db.candidateLetter.findFirst(answered(replyToken));
    if (!row) throw notFound("Address");
    const letter = letterOf(row);
    const { id: candidateId } = letter.candidate;
    // Against their erasure meanwhile.
    const [person] = await db.$queryRaw<{ email: string | null }[]>`
      SELECT email FROM "Candidate" WHERE id = ${candidateId}::uuid AND "erasedAt" IS NULL FOR SHARE`;
    if (!person) throw notFound("Address");
    const isSender = sender.toLowerCase() === person.email?.trim().toLowerCase();
    // Delivered twice, it is stored once: the index refuses a second.
    const [reply] = await db.candidateReply.createManyAndReturn({
      data: {
        ...words,
        candidateId,
        letterId: row.id,
        kind,
        messageId,
        sender: sender.slice(0, 254),
        fromOther: kind !== "bounce" && !isSender,
        subject,
      },
      skipDuplicates: true,
      select: { id: true },
    });
    if (!reply) return;
    await db.replyFile.createMany({
      data: stored.map((file) => ({ ...file, candidateId, replyId: reply.id })),
    });
    await record(ctx, `candidate.${eventOf[kind]}`, candidateId, { replyId: reply.id, letterId: row.id });
    if (kind === "bounce") {
      await db.candidateLetter.updateMany({
        where: { id: row.id },
        data: {
          status: "failed",
          reason: sentence("The mail server of the candidate's address did not accept it."),
        },
      });
      await notifyOfFailure(ctx, letter);
    } else if (kind === "reply") {
      const isMember = (await db.member.count({ where: { userId: letter.writtenBy } })) > 0;
      await notify(ctx, {
        kind: "candidate_replied",
        subjectId: candidateId,
        userIds: isMember ? [letter.writtenBy] : await administrators(db),
      });
    }
  },
);

const eventOf = { reply: "replied", auto_reply: "auto-replied", bounce: "message-bounced" } as const;

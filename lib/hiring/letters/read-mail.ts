import EmailForwardParser from "email-forward-parser";
import EmailReplyParser from "email-reply-parser";
import PostalMime, { type Address, type Email } from "postal-mime";
import type { ReplyKind } from "@/lib/platform/db/generated/enums";
import { invalid } from "@/lib/errors";
import { visibleText } from "@/lib/reading/documents/clean-text";
import { storable } from "@/lib/reading/language/storable";
import { sha256 } from "@/lib/platform/security/digest";

/** A mail as it arrived: what people read of it, and the files with it. */
export type ReadMail = {
  kind: ReplyKind;
  /** In angle brackets; a digest for a mail without one. */
  messageId: string;
  sender: string;
  /** All addresses it went to or, where it reports a failure, that the lost mail was to be answered at. */
  recipients: string[];
  subject: string;
  /** Plain text; null when it has only `html`. */
  text: string | null;
  html: string | null;
  files: { fileName: string; content: Uint8Array; isMail: boolean }[];
};

/** Most files of one mail that are kept. */
const MOST_FILES = 100;

/** Reads a mail (RFC 5322). Throws invalid for one that is nested or headed beyond measure. */
export async function readMail(bytes: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: 50 }).catch(
    () => {
      throw invalid("This is not a mail that can be read.");
    },
  );
  const kind = kindOf(mail);
  const { subject = "", text, html, attachments } = mail;
  return {
    kind,
    messageId: /<[^<>\s]{1,900}>/.exec(mail.messageId ?? "")?.[0] ?? sha256(bytes),
    sender: addressesIn([mail.from])[0] ?? "",
    recipients: [
      ...addressesIn([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]),
      ...["delivered-to", "x-original-to", "envelope-to"].flatMap((name) => valuesOf(mail, name)),
      ...(kind === "bounce" ? await answerAddresses(mail) : []),
    ],
    subject: storable(visibleText(subject).replace(/\s+/g, " ").trim().slice(0, 500)),
    text: text?.trim() || !html ? (text ?? "") : null,
    html: html ?? null,
    // A report's parts are for programs; a picture within the text is no document.
    files: (kind === "bounce" ? [] : attachments)
      .filter(({ related, content }) => !related && typeof content !== "string")
      .slice(0, MOST_FILES)
      .map(({ filename, content, mimeType }) => ({
        fileName: storable(filename ?? ""),
        content: new Uint8Array(content as ArrayBuffer),
        isMail: mimeType === "message/rfc822",
      })),
  };
}

const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value);

const addressesIn = (all: (Address | undefined)[]): string[] =>
  all.flatMap((each) => each?.group?.map(({ address }) => address) ?? each?.address ?? []);

/** What software sent it, if any did: RFC 3464 for failures, RFC 3834 for answers of those who are away. */
function kindOf(mail: Email): ReplyKind {
  const [type = ""] = valuesOf(mail, "content-type");
  if (/^multipart\/report\b/i.test(type) && /report-type\s*=\s*"?delivery-status/i.test(type)) {
    const status = partOf(mail, "message/delivery-status");
    return status && /^Action:\s*failed\b/im.test(status) ? "bounce" : "auto_reply";
  }
  const [submitted = "no"] = valuesOf(mail, "auto-submitted");
  const [precedence = ""] = valuesOf(mail, "precedence");
  const [returnPath = ""] = valuesOf(mail, "return-path");
  const isAutomatic =
    !/^no\b/i.test(submitted.trim()) ||
    /^auto_reply\b/i.test(precedence.trim()) ||
    returnPath.trim() === "<>";
  return isAutomatic ? "auto_reply" : "reply";
}

function partOf({ attachments }: Email, ...types: string[]): string | null {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType));
  return part && typeof part.content !== "string" ? new TextDecoder().decode(part.content) : null;
}

/** Where the mail that a failure report returns was to be answered: what says which of ours it is. */
async function answerAddresses(mail: Email): Promise<string[]> {
  const lost = partOf(mail, "message/rfc822", "text/rfc822-headers");
  return lost === null ? [] : addressesIn((await PostalMime.parse(lost)).replyTo ?? []);
}

/** Longest text and longest quotation that are kept, in characters. */
const LONGEST = 20_000;

/** A mail's text, and what it quotes of earlier mails at its end, with a signature; answers between quotes stay. */
export function withoutHistory(mailText: string): { text: string; quoted: string } {
  const parts = new EmailReplyParser()
    .read(storable(visibleText(mailText)).slice(0, 2 * LONGEST))
    .getFragments();
  const end = parts.findLastIndex((part) => !part.isHidden()) + 1;
  const joined = (some: typeof parts) =>
    some
      .map((part) => part.getContent())
      .join("\n")
      .trim()
      .slice(0, LONGEST);
  return { text: joined(parts.slice(0, end)), quoted: joined(parts.slice(end)) };
}

/** What a mail was sent for: the text of the mail it forwards, without its headers, or else its own. */
export const ownText = (mailText: string) =>
  new EmailForwardParser().read(mailText).email.body?.trim() || withoutHistory(mailText).text;

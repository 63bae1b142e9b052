import "../support/database";
import { createTransport, type SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { acceptReplyFile } from "@/lib/hiring/letters/accept-reply-file";
import { getConversation } from "@/lib/hiring/letters/get-conversation";
import { writeMessages } from "@/lib/hiring/letters/write-messages";
import { listNotices } from "@/lib/platform/notices/list-notices";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { startApp, type TestApp } from "../support/app";
import { rejectApplication } from "../support/decide";
import { Mailbox } from "../support/mailbox";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

// As in production: the app sends by SMTP, and what a candidate's mail program makes of a letter comes back by HTTP.
const mailbox = new Mailbox();
const secret = "a-secret-of-whoever-delivers-mail";
let app: TestApp;
let recruiter: Actor;
let candidateId: string;
let applicationId: string;
let email: string;

beforeAll(async () => {
  const env = {
    SMTP_URL: await mailbox.open(),
    MAIL_FROM: "Shortlist <shortlist@example.com>",
    REPLY_DOMAIN: "reply.example.com",
    INBOUND_MAIL_SECRET: secret,
  };
  app = await startApp({ engine: true, env });
}, 240_000);
afterAll(async () => {
  await app?.stop();
  await mailbox.close();
});
beforeEach(async () => {
  ({ recruiter } = await hiringTeam({ undoSeconds: 1 }));
  ({ id: applicationId, candidateId } = await applicant(recruiter, (await configuredJob(recruiter)).job.id));
  email = `ada-${candidateId}@people.example`;
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email } });
});

const wait = { timeout: 60_000, interval: 100 };
const conversation = async () => (await getConversation(recruiter, { candidateId })).items;

type Letter = { to: string; id: string; references: string; source: string };

/** What arrived in the candidate's mailbox, and where an answer to it goes. */
async function arrived(count: number): Promise<Letter> {
  await vi.waitFor(() => expect(mailbox.lettersTo(email)).toHaveLength(count), wait);
  const { source } = mailbox.lettersTo(email).at(-1)!;
  const header = (name: string) =>
    new RegExp(`^${name}:((?:.|\\r\\n[ \\t])*)`, "im").exec(source)?.[1]?.replace(/\s+/g, " ").trim() ?? "";
  return { source, to: header("Reply-To"), id: header("Message-ID"), references: header("References") };
}

async function write(letter: { subject: string; text: string }, answers?: string) {
  const people = [{ letterId: crypto.randomUUID(), candidateId, applicationId }];
  const { letterIds } = await writeMessages(recruiter, { ...letter, people, answers });
  return letterIds[0]!;
}

/** A mail as another program than ours composes it. */
const composed = async (mail: SendMailOptions) =>
  (await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)).message as Buffer;

const deliver = (mail: Buffer | string, token = secret, headers = {}) =>
  fetch(`${app.url}/api/inbound-mail`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "message/rfc822", ...headers },
    body: new Uint8Array(Buffer.from(mail)),
  });

const answerTo = ({ to, id }: Letter, mail: SendMailOptions = {}) =>
  composed({
    from: { name: "Ada Reyes", address: email },
    to,
    subject: "Re: About Backend Engineer",
    inReplyTo: id,
    references: id,
    text: "Yes, Tuesday <b>suits</b> me.\n\nAm Di., 1. Dez. 2026 um 10:00 Uhr schrieb Robin <r@x.example>:\n\n> Dear Ada\n> When?",
    ...mail,
  });

const message = { subject: "About {job}", text: "Dear {candidate},\n\nwhen?\n\n{recruiter}" };

describe("mail with a candidate", () => {
  test("is answered on the candidate's page, and goes on in one conversation", async () => {
    await write(message);
    const first = await arrived(1);
    expect(first.to).toMatch(/^[\da-f]{64}@reply\.example\.com$/);
    expect(first.source).toContain("Dear Ada Reyes,");
    expect(first.source).not.toContain("Auto-Submitted");
    const answer = await answerTo(first, {
      attachments: [{ filename: "../certificate.pdf", content: Buffer.from("%PDF-1.7\nx") }],
    });
    expect((await deliver(answer)).status).toBe(200);
    // Delivered twice, shown once.
    expect((await deliver(answer)).status).toBe(200);
    const items = await conversation();
    expect(items).toMatchObject([
      { from: "us", status: "sent", answered: true, subject: "About Backend Engineer" },
      {
        from: "them",
        kind: "reply",
        text: "Yes, Tuesday <b>suits</b> me.",
        quoted: expect.stringContaining("> Dear Ada"),
        fromOther: false,
        files: [{ fileName: ".._certificate.pdf" }],
      },
    ]);
    expect((await listNotices(recruiter, {})).notices).toMatchObject([
      { text: "Ada Reyes has answered you.", path: `/candidates/${candidateId}` },
    ]);

    // Only a person adds its file to the documents.
    expect(await ownerDb.attachment.count({ where: { candidateId } })).toBe(0);
    const [file] = items.flatMap((item) => (item.from === "them" ? item.files : []));
    await acceptReplyFile(recruiter, { fileId: file!.fileId, kind: "other" });
    expect(await ownerDb.attachment.count({ where: { candidateId } })).toBe(1);

    await write({ subject: "Re: About {job}", text: "Fine." }, items[0]!.letterId);
    const second = await arrived(2);
    const answerId = /^Message-ID: (.*)$/im.exec(answer.toString())![1]!.trim();
    expect(second.references).toBe(`${first.id} ${answerId}`);
    expect(second.source).toContain(`In-Reply-To: ${answerId}`);
    expect(second.to).not.toBe(first.to);
    const trail = await ownerDb.auditEvent.findMany({ where: { subjectId: candidateId } });
    expect(trail.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["candidate.message-written", "candidate.message-sent", "candidate.replied"]),
    );
    expect(JSON.stringify(trail)).not.toMatch(/Tuesday|people\.example/);
  });

  test("answers to a letter with a decision arrive, too", async () => {
    await rejectApplication(recruiter, { applicationId, letter: message });
    await deliver(
      await answerTo(await arrived(1), { text: "", html: "<p>Thank you <b>all</b>.</p><script>x</script>" }),
    );
    expect(await conversation()).toMatchObject([
      { from: "us", withDecision: true },
      { from: "them", text: "Thank you all." },
    ]);
  });

  test("from another address is shown so; from a program it is no answer", async () => {
    await write(message);
    const letter = await arrived(1);
    await deliver(await answerTo(letter, { from: "other@people.example", text: "Me again." }));
    await deliver(
      await answerTo(letter, { text: "I am away.", headers: { "Auto-Submitted": "auto-replied" } }),
    );
    expect(await conversation()).toMatchObject([
      { answered: true },
      { kind: "reply", fromOther: true, sender: "other@people.example" },
      { kind: "auto_reply", text: "I am away.", fromOther: false },
    ]);
    expect((await listNotices(recruiter, {})).notices).toHaveLength(1);
  });

  test("that a mail server returns (RFC 3464) is shown as not delivered, with the reason", async () => {
    await write(message);
    const { source } = await arrived(1);
    const report = [
      "From: MAILER-DAEMON@mx.people.example",
      "To: shortlist@example.com",
      "Subject: Undelivered Mail Returned to Sender",
      "Message-ID: <report-1@mx.people.example>",
      "MIME-Version: 1.0",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
      "",
      "--B",
      "Content-Type: text/plain",
      "",
      "User unknown.",
      "--B",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.people.example",
      "",
      `Final-Recipient: rfc822; ${email}`,
      "Action: failed",
      "Status: 5.1.1",
      "--B",
      "Content-Type: message/rfc822",
      "",
      source,
      "--B--",
      "",
    ].join("\r\n");
    expect((await deliver(report)).status).toBe(200);
    expect(await conversation()).toMatchObject([
      { status: "failed", reason: "The mail server of the candidate's address did not accept it." },
      { kind: "bounce", text: "User unknown.", files: [] },
    ]);
    expect((await listNotices(recruiter, {})).notices).toMatchObject([
      { text: "A message to Ada Reyes was not delivered, or may not have been." },
    ]);
  });

  test("is refused without the secret, and to an address that is nobody's or an erased person's", async () => {
    await write(message);
    const answer = await answerTo(await arrived(1));
    expect((await deliver(answer, "another-secret-of-the-same-length")).status).toBe(401);
    const nobody = `${"0".repeat(64)}@reply.example.com`;
    expect((await deliver(await composed({ from: email, to: nobody, text: "x" }))).status).toBe(404);
    expect((await deliver("")).status).toBe(404);
    expect(await conversation()).toHaveLength(1);
    await deliver(answer);
    await eraseCandidate(
      { ...recruiter, permissions: new Set([...recruiter.permissions, "organization:administer"]) },
      { candidateId },
    );
    expect((await deliver(await answerTo(await arrived(1)))).status).toBe(404);
    const { organizationId } = recruiter;
    expect(await ownerDb.candidateLetter.count({ where: { organizationId } })).toBe(0);
    expect(await ownerDb.candidateReply.count({ where: { organizationId } })).toBe(0);
  });

  test("is not taken in beyond what is a conversation", async () => {
    const letterId = await write(message);
    const answer = await answerTo(await arrived(1));
    const { organizationId } = recruiter;
    const flood = { organizationId, candidateId, letterId, kind: "reply", fromOther: false } as const;
    const words = { sender: email, subject: "", text: "", quoted: "" };
    await ownerDb.candidateReply.createMany({
      data: Array.from({ length: 100 }, (_, at) => ({ ...flood, ...words, messageId: `<${at}@flood>` })),
    });
    expect((await deliver(answer)).status).toBe(404);
  });

  test("is delivered to the recipient of the envelope when its own headers name another", async () => {
    await write(message);
    const letter = await arrived(1);
    const blind = await answerTo({ ...letter, to: "undisclosed@people.example" });
    expect((await deliver(blind)).status).toBe(404);
    expect((await deliver(blind, secret, { "Envelope-To": letter.to })).status).toBe(200);
  });
});

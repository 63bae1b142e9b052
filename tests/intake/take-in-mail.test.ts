import "../support/database";
import { readFileSync } from "node:fs";
import { createTransport, type SendMailOptions } from "nodemailer";
import { beforeEach, describe, expect, test } from "vitest";
import { POST } from "@/app/api/inbound-mail/route";
import type { Actor } from "@/lib/platform/access/actor";
import { env } from "@/lib/env";
import { getMailAddress } from "@/lib/hiring/intake/get-mail-address";
import { replaceMailAddress } from "@/lib/hiring/intake/replace-mail-address";
import { listNotices } from "@/lib/platform/notices/list-notices";
import { updateJob } from "@/lib/records/jobs/update-job";
import { randomAddress } from "../support/visitor";
import { colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";

const secret = "a-secret-of-whoever-delivers-mail";
let recruiter: Actor;
let jobId: string;
let to: string;
let from: string;
beforeEach(async () => {
  Object.assign(env, { REPLY_DOMAIN: "reply.example.com", INBOUND_MAIL_SECRET: secret });
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
  await ownerDb.user.update({ where: { id: recruiter.id }, data: { emailVerified: true } });
  ({ address: to, from } = (await getMailAddress(recruiter, { jobId })) as { address: string; from: string });
});

const cv = (name: string) => ({ filename: name, content: readFileSync(`samples/candidates/${name}`) });
const amara = cv("01-amara-lindqvist.pdf");
const katharina = cv("03-katharina-vogt.docx");
/** Certificates name nobody's address. */
const certificate = {
  filename: "Zeugnis.rtf",
  content: "{\\rtf1\\ansi Amara completed the course on database operations.}",
};
const logo = {
  filename: "logo.png",
  content: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
    "base64",
  ),
};

/** A mail as a member's mail program composes it. */
const composed = async (mail: SendMailOptions) =>
  (
    await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from,
      to,
      subject: "CV",
      ...mail,
    })
  ).message as Buffer;

async function deliver(mail: SendMailOptions | Buffer, headers: object = { "Sender-Authenticated": "pass" }) {
  const body = new Uint8Array(Buffer.isBuffer(mail) ? mail : await composed(mail));
  const request = new Request("http://localhost/api/inbound-mail", {
    method: "POST",
    body,
    headers: { Authorization: `Bearer ${secret}`, "x-forwarded-for": randomAddress(), ...headers },
  });
  return (await POST(request)).status;
}

const people = async () =>
  (
    await ownerDb.candidate.findMany({
      where: { organizationId: recruiter.organizationId },
      include: { attachments: { orderBy: { id: "asc" } }, applications: true },
      orderBy: { id: "asc" },
    })
  ).map(({ attachments, ...person }) => ({
    ...person,
    files: attachments.map((each) => [each.kind, each.fileName]),
  }));
const notices = async () => (await listNotices(recruiter, {})).notices.map(({ text }) => text);

describe("a mail to a job's address", () => {
  test("adds the people whose CVs a member sends, in the member's name, once", async () => {
    const mail = await composed({ text: "Two for you.", attachments: [amara, logo, katharina] });
    expect(await deliver(mail)).toBe(200);
    expect(await deliver(mail)).toBe(200);
    expect(await people()).toMatchObject([
      {
        source: "mail",
        createdBy: recruiter.id,
        applications: [{ jobId, scoreStatus: "queued" }],
        files: [["cv", amara.filename]],
      },
      { fullName: "Katharina Vogt", files: [["cv", katharina.filename]] },
    ]);
    expect(await notices()).toEqual(["From your mail for Backend Engineer, 2 people were added."]);
    const trail = await ownerDb.auditEvent.findMany({
      where: { subjectId: jobId, name: "job.mail-taken-in" },
    });
    expect(trail).toMatchObject([{ actorId: recruiter.id, particulars: { added: 2, known: 0, refused: 0 } }]);
    expect(JSON.stringify(trail)).not.toMatch(/amara|Two for you|@/i);
    // The same CV in another mail.
    await deliver({ attachments: [amara] });
    expect(await people()).toHaveLength(2);
    expect(await notices()).toEqual([
      "From your mail for Backend Engineer, 2 people were added; 1 had that CV there already.",
    ]);
  });

  test("keeps one person's documents together, whatever their order, also of a mail that is attached", async () => {
    const theirs = await composed({ from: "amara@people.example", attachments: [certificate, amara] });
    await deliver({
      attachments: [{ filename: "Bewerbung.eml", content: theirs, contentType: "message/rfc822" }],
    });
    expect(await people()).toMatchObject([
      {
        files: [
          ["cv", amara.filename],
          ["other", certificate.filename],
        ],
      },
    ]);
  });

  test("without a document reads the text that it forwards, without its headers", async () => {
    await deliver({
      text: `Please look.\n\n-- \nRobin, ${from}\n\nAnfang der weitergeleiteten Nachricht:\n\nVon: Robin <${from}>\nBetreff: CV\nDatum: 30. November 2026 um 10:00:00 MEZ\nAn: r@x.example\n\nOttilie Brandt\nottilie@brandt.example\n\nExperience\nBackend Engineer, Brandt Works, 2014 - 2022\n`,
      attachments: [logo],
    });
    expect(await people()).toMatchObject([
      { fullName: "Ottilie Brandt", email: "ottilie@brandt.example", files: [["cv", "Mail.txt"]] },
    ]);
  });

  test("says what could not be read or added", async () => {
    await deliver({ text: "Hello", attachments: [cv("15-ingrid-solheim-cut-short.pdf"), amara] });
    expect(await notices()).toEqual([
      "From your mail for Backend Engineer, 1 person was added; 1 could not be read or added.",
    ]);
    await updateJob(recruiter, { jobId, status: "closed" });
    await deliver({ attachments: [katharina] });
    expect(await people()).toHaveLength(1);
  });

  test("is refused from anybody else, or where nobody has authenticated its sender", async () => {
    const readOnly = await colleagueOf(recruiter, "read_only");
    const { email } = await ownerDb.user.update({
      where: { id: readOnly.id },
      data: { emailVerified: true },
    });
    const attachments = [amara];
    for (const stranger of ["amara@people.example", email])
      expect(await deliver({ from: stranger, attachments })).toBe(403);
    for (const headers of [{}, { "Sender-Authenticated": "fail" }])
      expect(await deliver({ attachments }, headers)).toBe(403);
    await ownerDb.user.update({ where: { id: recruiter.id }, data: { emailVerified: false } });
    expect(await deliver({ attachments })).toBe(403);
    expect(await people()).toEqual([]);
  });

  test("sent by a program adds nobody, and to an address that was replaced is nobody's", async () => {
    const away = { headers: { "Auto-Submitted": "auto-replied" }, attachments: [amara] };
    expect(await deliver(away)).toBe(200);
    const { address } = await replaceMailAddress(recruiter, { jobId });
    expect(await deliver({ attachments: [amara] })).toBe(404);
    expect(await people()).toEqual([]);
    expect(await deliver({ to: address!, attachments: [amara] })).toBe(200);
    expect(await people()).toHaveLength(1);
  });
});

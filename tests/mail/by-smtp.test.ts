import "../support/database";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { operatorActor } from "@/lib/access/system";
import { getApplication } from "@/lib/applications/get-application";
import { rejectApplication } from "@/lib/applications/reject-application";
import { sendLetterAgain } from "@/lib/letters/send-again";
import { listUndelivered, sendInvitationAgain } from "@/lib/operating/acts/undelivered-invitations";
import { authorizeAgent } from "../support/agent";
import { startApp, type TestApp } from "../support/app";
import { newRecruiter, PASSWORD, type Recruiter } from "../support/recruiter";
import { Visitor } from "../support/visitor";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

// As in production: the workflow engine has the app send mail through an SMTP server, and no mail page is served.
let server: SMTPServer;
let app: TestApp;
let administrator: Recruiter;
let refused = "";
const received: { to: string[]; source: string }[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(address === refused ? Object.assign(new Error("No such user"), { responseCode: 550 }) : undefined);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Shortlist <shortlist@example.com>" };
  app = await startApp({ engine: true, env });
  administrator = await newRecruiter(app.url);
  const { email } = administrator;
  await ownerDb.user.update({ where: { email }, data: { serviceAdministrator: true } });
}, 240_000);
afterAll(async () => {
  await app?.stop();
  await new Promise<void>((done) => server.close(done));
});

/** Decodes quoted-printable text. */
const plain = (source: string) =>
  source
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));

test("an agent's invitation arrives by mail each time it is confirmed, and its link opens", async () => {
  const { accessToken } = await authorizeAgent(app.url, {
    email: administrator.email,
    password: PASSWORD,
    scopes: ["service:recruiter", "service:admin:recruiter"],
  });
  const { id: organizationId } = await ownerDb.organization.findFirstOrThrow({
    where: { name: administrator.organization },
  });
  const email = "ida-invited@acme.example";
  const call = async (args: object) => {
    const params = { name: "inviteRecruiter", arguments: { organizationId, email, ...args } };
    const response = await fetch(`${app.url}/api/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    });
    const { result } = (await response.json()) as {
      result: { structuredContent: { status: string; confirmationToken: string } };
    };
    return result.structuredContent;
  };
  // The administrator's own mail arrives at the same server.
  const letters = () => received.filter(({ to }) => to.includes(email));
  for (const count of [1, 2]) {
    const { confirmationToken } = await call({});
    expect(letters()).toHaveLength(count - 1);
    expect(await call({ confirmationToken })).toMatchObject({ status: "done", email });
    await vi.waitFor(() => expect(letters()).toHaveLength(count), { timeout: 20_000, interval: 100 });
  }
  for (const { to, source } of letters()) {
    expect(to).toEqual([email]);
    expect(source).toContain("Content-Type: text/plain");
    expect(source).toContain("Content-Type: text/html");
    const link = /http:\S+\/invitation\?token=[\w.-]+/.exec(plain(source))?.[0] ?? "";
    expect(link.startsWith(`${app.url}/`)).toBe(true);
    const page = await new Visitor(app.url).get(link);
    expect(page.text).toContain(`Join ${administrator.organization}`);
  }
}, 60_000);

test("marks an invitation the mail server refuses as undelivered, notifies its sender, and can send it again", async () => {
  const inviter = await ownerDb.user.findUniqueOrThrow({ where: { email: administrator.email } });
  const { organizationId } = await ownerDb.member.findFirstOrThrow({ where: { userId: inviter.id } });
  refused = "nobody@acme.example";
  const { id } = await ownerDb.invitation.create({
    data: {
      organizationId,
      email: refused,
      role: "recruiter",
      inviterId: inviter.id,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  const requestInvitation = () =>
    ownerDb.outboxEvent.create({
      data: { organizationId, name: "invitation.requested", data: { organizationId, invitationId: id } },
    });
  const invitation = () => ownerDb.invitation.findUniqueOrThrow({ where: { id } });
  await requestInvitation();
  const wait = { timeout: 20_000, interval: 100 };
  await vi.waitFor(async () => expect((await invitation()).undeliveredAt).not.toBeNull(), wait);
  const failureNotices = () =>
    received.filter(({ to, source }) => to.includes(inviter.email) && source.includes("did not arrive"));
  await vi.waitFor(() => expect(failureNotices()).toHaveLength(1), wait);
  const { visitor } = administrator;
  expect((await visitor.get("/operating")).text).toContain("nobody@acme.example");

  refused = "";
  const operator = operatorActor();
  expect((await listUndelivered(operator, {})).invitations).toMatchObject([{ invitationId: id }]);
  await sendInvitationAgain(operator, { invitationId: id });
  await vi.waitFor(
    () => expect(received.filter(({ to }) => to.includes("nobody@acme.example"))).toHaveLength(1),
    wait,
  );
  expect((await invitation()).undeliveredAt).toBeNull();
  await expect(sendInvitationAgain(operator, { invitationId: id })).rejects.toMatchObject({
    code: "not_found",
  });
}, 90_000);

test("a letter arrives in the organization's name with the recruiter as Reply-To, and a refused one can be resent", async () => {
  const { recruiter, organization } = await hiringTeam({ undoSeconds: 1 });
  const { job } = await configuredJob(recruiter);
  const email = "ada@people.example";
  const { id: applicationId, candidateId } = await applicant(recruiter, job.id);
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email } });
  refused = email;
  const letter = { subject: "Your application for {job}", text: "Dear {candidate},\n\nno.\n\n{recruiter}" };
  await rejectApplication(recruiter, { applicationId, letter });
  const onTrail = async () => (await getApplication(recruiter, { applicationId })).decisions[0]?.letter;
  const wait = { timeout: 30_000, interval: 100 };
  const letters = () => received.filter(({ to }) => to.includes(email));
  await vi.waitFor(async () => expect(await onTrail()).toMatchObject({ status: "failed" }), wait);
  expect(letters()).toEqual([]);

  refused = "";
  await sendLetterAgain(recruiter, { letterId: (await onTrail())?.letterId ?? "" });
  await vi.waitFor(async () => expect(await onTrail()).toMatchObject({ status: "sent" }), wait);
  expect(letters()).toHaveLength(1);
  const [{ to, source }] = letters() as [(typeof received)[number]];
  const { email: own } = await ownerDb.user.findUniqueOrThrow({ where: { id: recruiter.id } });
  expect(to).toEqual([email]);
  expect(source).toContain(`From: ${organization.name} <shortlist@example.com>`);
  expect(source).toContain(`Reply-To: ${own}`);
  expect(source).toContain("Subject: Your application for Backend Engineer");
  expect(source).toContain("Dear Ada Reyes,");
}, 90_000);

test("does not serve the development mail page, not even to localhost", async () => {
  expect((await new Visitor(app.url, "127.0.0.1").get("/dev/mail")).status).toBe(404);
});

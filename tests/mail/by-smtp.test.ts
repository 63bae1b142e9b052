import "../support/database";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { operatorActor } from "@/lib/platform/access/system";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { sendLetterAgain } from "@/lib/hiring/letters/send-again";
import { listUndelivered, sendInvitationAgain } from "@/lib/doors/operating/acts/undelivered-invitations";
import { authorizeAgent } from "../support/agent";
import { startApp, type TestApp } from "../support/app";
import { Mailbox } from "../support/mailbox";
import { newRecruiter, PASSWORD, type Recruiter } from "../support/recruiter";
import { toolCalls } from "../support/tool-calls";
import { Visitor } from "../support/visitor";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { rejectApplication } from "../support/decide";

// As in production: the workflow engine has the app send mail through an SMTP server, and no mail page is served.
const mailbox = new Mailbox();
let app: TestApp;
let administrator: Recruiter;

beforeAll(async () => {
  const env = { SMTP_URL: await mailbox.open(), MAIL_FROM: "Shortlist <shortlist@example.com>" };
  app = await startApp({ engine: true, env });
  administrator = await newRecruiter(app.url);
  const { email } = administrator;
  await ownerDb.user.update({ where: { email }, data: { serviceAdministrator: true } });
}, 240_000);
afterAll(async () => {
  await app?.stop();
  await mailbox.close();
});

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
  const { call } = toolCalls(app.url, accessToken);
  const invite = (args: object) => call("inviteRecruiter", { organizationId, email, ...args });
  // The administrator's own mail arrives at the same server.
  const letters = () => mailbox.lettersTo(email);
  for (const count of [1, 2]) {
    const { confirmationToken } = await invite({});
    expect(letters()).toHaveLength(count - 1);
    expect(await invite({ confirmationToken })).toMatchObject({ status: "done", email });
    await vi.waitFor(() => expect(letters()).toHaveLength(count), { timeout: 60_000, interval: 100 });
  }
  for (const { to, source, text } of letters()) {
    expect(to).toEqual([email]);
    expect(source).toContain("Content-Type: text/plain");
    expect(source).toContain("Content-Type: text/html");
    const link = /http:\S+\/invitation\?token=[\w.-]+/.exec(text)?.[0] ?? "";
    expect(link.startsWith(`${app.url}/`)).toBe(true);
    const page = await new Visitor(app.url).get(link);
    expect(page.text).toContain(`Join ${administrator.organization}`);
  }
});

test("marks an invitation the mail server refuses as undelivered, notifies its sender, and can send it again", async () => {
  const inviter = await ownerDb.user.findUniqueOrThrow({ where: { email: administrator.email } });
  const { organizationId } = await ownerDb.member.findFirstOrThrow({ where: { userId: inviter.id } });
  mailbox.refused = "nobody@acme.example";
  const { id } = await ownerDb.invitation.create({
    data: {
      organizationId,
      email: mailbox.refused,
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
  const wait = { timeout: 60_000, interval: 100 };
  await vi.waitFor(async () => expect((await invitation()).undeliveredAt).not.toBeNull(), wait);
  const failureNotices = () =>
    mailbox.lettersTo(inviter.email).filter(({ source }) => source.includes("did not arrive"));
  await vi.waitFor(() => expect(failureNotices()).toHaveLength(1), wait);
  const { visitor } = administrator;
  expect((await visitor.get("/operating")).text).toContain("nobody@acme.example");

  mailbox.refused = "";
  const operator = operatorActor();
  expect((await listUndelivered(operator, {})).invitations).toMatchObject([{ invitationId: id }]);
  await sendInvitationAgain(operator, { invitationId: id });
  await vi.waitFor(() => expect(mailbox.lettersTo("nobody@acme.example")).toHaveLength(1), wait);
  expect((await invitation()).undeliveredAt).toBeNull();
  await expect(sendInvitationAgain(operator, { invitationId: id })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a letter arrives in the organization's name with the recruiter as Reply-To, and a refused one can be resent", async () => {
  const { recruiter, organization } = await hiringTeam({ undoSeconds: 1 });
  const { job } = await configuredJob(recruiter);
  const email = "ada@people.example";
  const { id: applicationId, candidateId } = await applicant(recruiter, job.id);
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email } });
  mailbox.refused = email;
  const letter = { subject: "Your application for {job}", text: "Dear {candidate},\n\nno.\n\n{recruiter}" };
  await rejectApplication(recruiter, { applicationId, letter });
  const onTrail = async () => (await getApplication(recruiter, { applicationId })).decisions[0]?.letter;
  const wait = { timeout: 60_000, interval: 100 };
  const letters = () => mailbox.lettersTo(email);
  await vi.waitFor(async () => expect(await onTrail()).toMatchObject({ status: "failed" }), wait);
  expect(letters()).toEqual([]);

  mailbox.refused = "";
  await sendLetterAgain(recruiter, { letterId: (await onTrail())?.letterId ?? "" });
  await vi.waitFor(async () => expect(await onTrail()).toMatchObject({ status: "sent" }), wait);
  expect(letters()).toHaveLength(1);
  const [{ to, source }] = letters() as [ReturnType<typeof letters>[number]];
  const { email: own } = await ownerDb.user.findUniqueOrThrow({ where: { id: recruiter.id } });
  expect(to).toEqual([email]);
  expect(source).toContain(`From: ${organization.name} <shortlist@example.com>`);
  expect(source).toContain(`Reply-To: ${own}`);
  expect(source).toContain("Subject: Your application for Backend Engineer");
  expect(source).toContain("Dear Ada Reyes,");
});

test("does not serve the development mail page, not even to localhost", async () => {
  expect((await new Visitor(app.url, "127.0.0.1").get("/dev/mail")).status).toBe(404);
});

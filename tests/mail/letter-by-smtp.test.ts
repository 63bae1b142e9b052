import "../support/database";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getApplication } from "@/lib/applications/get-application";
import { rejectApplication } from "@/lib/applications/reject-application";
import { sendLetterAgain } from "@/lib/letters/send-again";
import { startApp, type TestApp } from "../support/app";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

// As it is set up for real: the workflow engine has the app hand its letters to a mail server.
let server: SMTPServer;
let app: TestApp;
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
}, 240_000);
afterAll(async () => {
  await app?.stop();
  await new Promise<void>((done) => server.close(done));
});

test("a letter arrives from the organization, answers go to the recruiter, and a refused one is sent again", async () => {
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
  await vi.waitFor(async () => expect(await onTrail()).toMatchObject({ status: "failed" }), wait);
  expect(received).toEqual([]);

  refused = "";
  await sendLetterAgain(recruiter, { letterId: (await onTrail())?.letterId ?? "" });
  await vi.waitFor(async () => expect(await onTrail()).toMatchObject({ status: "sent" }), wait);
  expect(received).toHaveLength(1);
  const [{ to, source }] = received as [(typeof received)[number]];
  const { email: own } = await ownerDb.user.findUniqueOrThrow({ where: { id: recruiter.id } });
  expect(to).toEqual([email]);
  expect(source).toContain(`From: ${organization.name} <shortlist@example.com>`);
  expect(source).toContain(`Reply-To: ${own}`);
  expect(source).toContain("Subject: Your application for Backend Engineer");
  expect(source).toContain("Dear Ada Reyes,");
}, 90_000);

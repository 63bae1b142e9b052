import "../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { previewDecisions } from "@/lib/hiring/applications/preview-decisions";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { invalid, unavailable } from "@/lib/errors";
import { chooseLetters } from "@/lib/hiring/letters/choose-letters";
import { getLetters } from "@/lib/hiring/letters/get-letters";
import { prepareLetters } from "@/lib/hiring/letters/prepare-letters";
import { sendLetterAgain } from "@/lib/hiring/letters/send-again";
import { sendLetter } from "@/lib/hiring/letters/send-letter";
import { listNotices } from "@/lib/platform/notices/list-notices";
import type { Mail } from "@/lib/platform/mail/mail";
import { getOwnPage } from "@/lib/hiring/rights/get-own-page";
import { publishNotice } from "@/lib/hiring/rights/publish-notice";
import { linkHolder } from "@/lib/hiring/rights/visitor";
import { mailingTeam } from "../support/mailing-team";
import { noticeTexts } from "../support/notice-texts";
import { tokenIn } from "../support/own-link";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication, previewDecision, rejectApplication, reopenApplication } from "../support/decide";

let admin: Actor;
let mailer: Actor;
let jobId: string;
let applicationId: string;
let sent: Mail[];
let keep: Awaited<ReturnType<typeof mailingTeam>>["keep"];
beforeEach(async () => {
  ({ admin, mailer, jobId, sent, keep } = await mailingTeam());
  applicationId = await applicantWithEmail("Ada Reyes");
});

async function applicantWithEmail(fullName: string, email: string | null = "ada@people.example") {
  const { id, candidateId } = await applicant(admin, jobId, { fullName });
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email } });
  return id;
}
const letter = {
  subject: "Your application for {job}",
  text: "Dear {candidate},\n\nno.\n\n{recruiter}, {organization}",
};
const requested = async () =>
  (
    await ownerDb.outboxEvent.findMany({
      where: { organizationId: admin.organizationId, name: "letter.requested" },
    })
  ).map(({ data }) => (data as { letterId: string }).letterId);
const letTimePass = () =>
  ownerDb.decision.updateMany({
    where: { organizationId: admin.organizationId },
    data: { leavesAt: new Date(Date.now() - 1) },
  });
const lettersOf = async (id = applicationId) =>
  (await getApplication(admin, { applicationId: id })).decisions.map((decision) => decision.letter);

/** Rejects with a letter, lets the undo time pass and returns the letter's id. */
async function rejectedWithLetter() {
  await rejectApplication(admin, { applicationId, letter });
  await letTimePass();
  const [letterId = ""] = await requested();
  return letterId;
}

describe("a letter", () => {
  test("waits until its decision can no longer be undone, and is then sent once, filled in", async () => {
    const organization = await ownerDb.organization.findUniqueOrThrow({
      where: { id: admin.organizationId },
    });
    await rejectApplication(admin, { applicationId, letter });
    const [letterId = ""] = await requested();
    const { waitMs } = await sendLetter(mailer, letterId);
    expect(waitMs).toBeGreaterThan(50_000);
    expect(sent).toEqual([]);
    await letTimePass();
    expect(await sendLetter(mailer, letterId)).toEqual({ waitMs: null });
    expect(await sendLetter(mailer, letterId)).toEqual({ waitMs: null });
    const { email } = await ownerDb.user.findUniqueOrThrow({ where: { id: admin.id } });
    expect(sent).toMatchObject([
      {
        to: "ada@people.example",
        fromName: organization.name,
        replyTo: email,
        subject: "Your application for Backend Engineer",
        text: `Dear Ada Reyes,\n\nno.\n\nRobin Recruiter, ${organization.name}\n`,
      },
    ]);
    expect(await lettersOf()).toMatchObject([{ status: "sent", sentAt: expect.any(String), reason: null }]);
    const trail = await ownerDb.auditEvent.findMany({
      where: { subjectId: applicationId },
      orderBy: { createdAt: "asc" },
    });
    expect(trail.map(({ name }) => name)).toEqual(["application.rejected", "application.letter-sent"]);
    expect(JSON.stringify(trail)).not.toContain("people.example");
  });

  test("links to the candidate's own page, once the organization has a public notice", async () => {
    await publishNotice(admin, { ...noticeTexts, jurisdictions: [], replaces: null });
    await sendLetter(mailer, await rejectedWithLetter());
    const [{ text } = { text: "" }] = sent;
    expect(text).toMatch(/^Dear Ada Reyes,[^]*look at it again:\nhttps?:\S+\n$/);
    const page = await getOwnPage(linkHolder(tokenIn({ text }), "en")!, { token: tokenIn({ text }) });
    expect(page.applications).toMatchObject([{ applicationId, disposition: "rejected" }]);
  });

  test("is not sent when its decision is undone", async () => {
    const { decisionId } = await rejectApplication(admin, { applicationId, letter });
    await undoDecision(admin, { decisionId });
    await letTimePass();
    const [letterId = ""] = await requested();
    expect(await sendLetter(mailer, letterId)).toEqual({ waitMs: null });
    expect(sent).toEqual([]);
  });

  test("is skipped when the application has been decided otherwise since", async () => {
    const letterId = await rejectedWithLetter();
    await ownerDb.application.update({ where: { id: applicationId }, data: { disposition: "withdrawn" } });
    await sendLetter(mailer, letterId);
    expect(sent).toEqual([]);
    expect(await lettersOf()).toMatchObject([{ status: "skipped" }]);
  });

  test("is skipped when the application has been reopened and decided again the same way", async () => {
    await rejectApplication(admin, { applicationId, letter });
    await reopenApplication(admin, { applicationId });
    await rejectApplication(admin, { applicationId, letter: { ...letter, subject: "Second" } });
    await letTimePass();
    for (const letterId of await requested()) await sendLetter(mailer, letterId);
    expect(sent.map(({ subject }) => subject)).toEqual(["Second"]);
    expect((await lettersOf()).map((each) => each?.status)).toEqual(
      expect.arrayContaining(["skipped", "sent"]),
    );
  });

  test("is not sent to an erased candidate, and is erased with them", async () => {
    const letterId = await rejectedWithLetter();
    const { candidateId } = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
    await eraseCandidate(admin, { candidateId });
    expect(await sendLetter(mailer, letterId)).toEqual({ waitMs: null });
    expect(sent).toEqual([]);
    expect(await ownerDb.candidateLetter.count({ where: { id: letterId } })).toBe(0);
  });

  test("is not resent automatically after an interrupted attempt, only by a member", async () => {
    const letterId = await rejectedWithLetter();
    await ownerDb.candidateLetter.update({ where: { id: letterId }, data: { attemptedAt: new Date() } });
    expect((await sendLetter(mailer, letterId)).waitMs).toBeGreaterThan(60_000);
    await ownerDb.candidateLetter.update({
      where: { id: letterId },
      data: { attemptedAt: new Date(Date.now() - 200_000) },
    });
    expect(await sendLetter(mailer, letterId)).toEqual({ waitMs: null });
    expect(sent).toEqual([]);
    expect(await lettersOf()).toMatchObject([
      { status: "unknown", reason: expect.stringContaining("interrupted") },
    ]);
    await sendLetterAgain(admin, { letterId });
    await expect(sendLetterAgain(admin, { letterId })).rejects.toMatchObject({ code: "conflict" });
    await sendLetter(mailer, letterId);
    expect(sent).toHaveLength(1);
  });

  test("waits while the mail server is unavailable, and fails with the reason when it refuses", async () => {
    const letterId = await rejectedWithLetter();
    keep.mockRejectedValueOnce(unavailable("The mail server cannot be reached or is busy."));
    await expect(sendLetter(mailer, letterId)).rejects.toMatchObject({ code: "unavailable" });
    expect(await lettersOf()).toMatchObject([
      { status: "waiting", reason: "The mail server cannot be reached or is busy." },
    ]);
    keep.mockRejectedValueOnce(invalid("The mail server refused the message."));
    await sendLetter(mailer, letterId);
    expect(await lettersOf()).toMatchObject([
      { status: "failed", reason: "The mail server refused the message." },
    ]);
    expect((await listNotices(admin, {})).notices).toMatchObject([
      {
        text: "The letter to Ada Reyes for Backend Engineer was not sent, or may not have been.",
        unread: true,
      },
    ]);
  });

  test("is not sent again when the connection broke after the mail server had it", async () => {
    const letterId = await rejectedWithLetter();
    keep.mockRejectedValueOnce(
      Object.assign(unavailable("The mail server cannot be reached or is busy."), { maybeSent: true }),
    );
    await expect(sendLetter(mailer, letterId)).rejects.toMatchObject({ code: "unavailable" });
    expect((await sendLetter(mailer, letterId)).waitMs).toBeGreaterThan(60_000);
    expect(sent).toEqual([]);
  });

  test("is refused for a candidate without an address, and to another organization", async () => {
    const without = await applicantWithEmail("Ben Moss", null);
    await expect(rejectApplication(admin, { applicationId: without, letter })).rejects.toThrow(
      "No e-mail address is known.",
    );
    expect(await requested()).toEqual([]);
    const { recruiter: stranger } = await hiringTeam();
    const prepared = await prepareLetters(stranger, { applicationIds: [applicationId], kind: "reject" });
    expect(prepared.people).toEqual([]);
    const letterId = await rejectedWithLetter();
    await expect(sendLetterAgain(stranger, { letterId })).rejects.toMatchObject({ code: "not_found" });
  });
});

test("refuses unknown placeholders, and does not expand placeholders in a name", async () => {
  const wrong = { ...letter, text: "Dear {name}" };
  await expect(rejectApplication(admin, { applicationId, letter: wrong })).rejects.toThrow(
    "{name} is not a placeholder",
  );
  const named = await applicantWithEmail("{recruiter}\r\nBcc: x");
  await acceptApplication(admin, { applicationId: named, letter });
  await letTimePass();
  const [letterId = ""] = await requested();
  await sendLetter(mailer, letterId);
  expect(sent[0]?.text).toMatch(/^Dear \{recruiter\} Bcc: x,/);
});

test("a preview says that a letter is sent, and reveals no name in a blind review", async () => {
  const decision = { applicationId, kind: "reject" as const };
  const { effects } = await previewDecision(admin, { ...decision, letter: true });
  expect(effects.join(" ")).toContain("Your letter is e-mailed to the candidate");
  expect(effects.join(" ")).not.toContain("nobody is e-mailed");
  expect((await previewDecision(admin, decision)).effects.join(" ")).toContain("nobody is e-mailed");

  const blind = await configuredJob(admin, exampleContent({ blindReview: true }));
  jobId = blind.job.id;
  const hidden = await applicantWithEmail("Nadia Petrov");
  const prepared = await prepareLetters(admin, { applicationIds: [hidden], kind: "reject" });
  expect(prepared).toMatchObject({
    templates: [{ kind: "reject" }],
    people: [{ fields: { candidate: "Candidate 1", job: "Backend Engineer" }, refusal: null }],
  });
  expect(JSON.stringify(prepared)).not.toMatch(/Nadia|people\.example/);
  await rejectApplication(admin, { applicationId: hidden, letter });
  await letTimePass();
  const [letterId = ""] = await requested();
  await sendLetter(mailer, letterId);
  expect(sent[0]?.text).toContain("Dear Nadia Petrov,");
});

test("a letter's history masks the name in the subject, too, while the review is blind again", async () => {
  const blind = await configuredJob(admin, exampleContent({ blindReview: true }));
  jobId = blind.job.id;
  applicationId = await applicantWithEmail("Nadia Petrov");
  const named = { subject: "For Nadia Petrov", text: "Dear Nadia Petrov" };
  await rejectApplication(admin, { applicationId, letter: named });
  expect(await lettersOf()).toMatchObject([named]);
  await reopenApplication(admin, { applicationId });
  expect(JSON.stringify(await lettersOf())).not.toMatch(/Nadia|Petrov/);
});

test("deciding several sends letters only to those with an address", async () => {
  const without = await applicantWithEmail("Ben Moss", null);
  const ids = [applicationId, without];
  const decisions = ids.map((id) => ({ applicationId: id, decision: "reject" as const }));
  const { told: sentences, subjectRevision } = await previewDecisions(admin, { decisions, letter: true });
  expect(sentences.find(({ sentence }) => sentence.includes("letter is e-mailed"))?.decisions).toBe(1);
  const { decided } = await decideApplications(admin, { decisions, subjectRevision, letter });
  expect(decided).toBe(2);
  expect(await requested()).toHaveLength(1);
  expect(await lettersOf(without)).toEqual([null]);
});

test("only administrators choose the templates and the reply address", async () => {
  expect((await getLetters(admin, {})).templates.map(({ kind }) => kind)).toEqual([
    "reject",
    "accept",
    "message",
  ]);
  const templates = [{ ...letter, name: "Short", kind: "reject" as const }];
  await chooseLetters(admin, { templates, replyTo: "jobs@acme.example" });
  expect(await getLetters(admin, {})).toEqual({ templates, replyTo: "jobs@acme.example", mailIsSetUp: true });
  await sendLetter(mailer, await rejectedWithLetter());
  expect(sent[0]?.replyTo).toBe("jobs@acme.example");
  const recruiter: Actor = { ...admin, permissions: new Set(["organization:read"]) };
  await expect(chooseLetters(recruiter, { templates, replyTo: null })).rejects.toMatchObject({
    code: "forbidden",
  });
  for (const wrong of [
    { templates: [...templates, ...templates], replyTo: null },
    { templates: [{ ...templates[0]!, text: "{e-mail}" }], replyTo: null },
    { templates, replyTo: "a@b.example, c@d.example" },
  ])
    await expect(chooseLetters(admin, wrong)).rejects.toMatchObject({ code: "invalid" });
});

import "../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { chooseCalendar } from "@/lib/hiring/letters/choose-calendar";
import { getConversation } from "@/lib/hiring/letters/get-conversation";
import { getOwnMail } from "@/lib/hiring/letters/get-own-mail";
import { prepareLetters } from "@/lib/hiring/letters/prepare-letters";
import { sendLetter } from "@/lib/hiring/letters/send-letter";
import { takeBackMessages } from "@/lib/hiring/letters/take-back";
import { writeMessages } from "@/lib/hiring/letters/write-messages";
import { exportOwnData } from "@/lib/hiring/rights/export-own-data";
import { publishNotice } from "@/lib/hiring/rights/publish-notice";
import { linkHolder } from "@/lib/hiring/rights/visitor";
import type { Mail } from "@/lib/platform/mail/mail";
import { updateJob } from "@/lib/records/jobs/update-job";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { openSealed } from "@/lib/records/candidates/open-sealed";
import { placeHold } from "@/lib/records/candidates/place-hold";
import { rejectApplication } from "../support/decide";
import { mailingTeam } from "../support/mailing-team";
import { noticeTexts } from "../support/notice-texts";
import { tokenIn } from "../support/own-link";
import { fileWithReply } from "../support/sample-inputs";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

let admin: Actor;
let mailer: Actor;
let jobId: string;
let sent: Mail[];
beforeEach(async () => {
  ({ admin, mailer, jobId, sent } = await mailingTeam());
});

async function person(fullName: string, email: string | null = "ada@people.example") {
  const { id: applicationId, candidateId } = await applicant(admin, jobId, { fullName });
  await ownerDb.candidate.update({ where: { id: candidateId }, data: { email } });
  return { letterId: crypto.randomUUID(), applicationId, candidateId };
}
type Person = Awaited<ReturnType<typeof person>>;

const letter = { subject: "About {job}", text: "Dear {candidate},\n\nwhen?\n\n{recruiter}" };
const write = (people: Person[], more: object = {}) => writeMessages(admin, { ...letter, people, ...more });
const letTimePass = () =>
  ownerDb.candidateLetter.updateMany({
    where: { organizationId: admin.organizationId },
    data: { leavesAt: new Date(Date.now() - 1) },
  });
const conversation = async ({ candidateId }: Person) => (await getConversation(admin, { candidateId })).items;

describe("a message", () => {
  test("waits until it can no longer be taken back, and is then sent once, filled in", async () => {
    const ada = await person("Ada Reyes");
    await write([ada]);
    expect((await sendLetter(mailer, ada.letterId)).waitMs).toBeGreaterThan(50_000);
    expect(await conversation(ada)).toMatchObject([
      { from: "us", status: "waiting", takeBackUntil: expect.any(String) },
    ]);
    await letTimePass();
    for (const _ of [1, 2]) expect(await sendLetter(mailer, ada.letterId)).toEqual({ waitMs: null });
    expect(sent).toMatchObject([
      { to: "ada@people.example", subject: "About Backend Engineer", byPerson: true, references: [] },
    ]);
    expect(sent[0]!.text).toBe("Dear Ada Reyes,\n\nwhen?\n\nRobin Recruiter\n");
    await expect(takeBackMessages(admin, { letterIds: [ada.letterId] })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test("that is taken back is not sent, and its text stays to be read", async () => {
    const ada = await person("Ada Reyes");
    await write([ada]);
    await takeBackMessages(admin, { letterIds: [ada.letterId] });
    await letTimePass();
    expect(await sendLetter(mailer, ada.letterId)).toEqual({ waitMs: null });
    expect(sent).toEqual([]);
    expect(await conversation(ada)).toMatchObject([
      { status: "skipped", reason: "Taken back before it was sent.", text: expect.stringContaining("when?") },
    ]);
  });

  test("to several reaches those who can be written to, and says of each other why not", async () => {
    const [ada, ben] = [await person("Ada Reyes"), await person("Ben Moss", null)];
    const { candidateId } = ben;
    expect(await write([ada, ben])).toMatchObject({
      letterIds: [ada.letterId],
      refused: [{ candidateId, message: "No e-mail address is known." }],
    });
    await expect(write([ben])).rejects.toThrow("No e-mail address is known.");
    const stranger = (await hiringTeam()).recruiter;
    await expect(writeMessages(stranger, { ...letter, people: [ada] })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("names no job where it is about none, and no calendar where its writer has none", async () => {
    const ada = { ...(await person("Ada Reyes")), applicationId: null };
    const { candidateId } = ada;
    const { people } = await prepareLetters(admin, { applicationIds: [], candidateId, kind: "message" });
    expect(people).toMatchObject([{ fields: { candidate: "Ada Reyes", job: "", calendar: "" } }]);
    const toAda = { people: [ada] };
    await expect(writeMessages(admin, { ...letter, ...toAda })).rejects.toThrow(
      "names a job, and is about none",
    );
    const invitation = { subject: "Hello", text: "Choose a time: {calendar}", ...toAda };
    await expect(writeMessages(admin, invitation)).rejects.toThrow("has a link to a calendar");
    for (const wrong of ["http://cal.example/robin", "javascript:alert(1)", "cal.example"])
      await expect(chooseCalendar(admin, { calendarUrl: wrong })).rejects.toMatchObject({ code: "invalid" });
    await chooseCalendar(admin, { calendarUrl: "https://cal.example.com/robin" });
    await writeMessages(admin, invitation);
    // Whoever objected is written to about their applications only.
    await ownerDb.candidate.update({ where: { id: candidateId }, data: { optedOutAt: new Date() } });
    const again = { ...invitation, people: [{ ...ada, letterId: crypto.randomUUID() }] };
    await expect(writeMessages(admin, again)).rejects.toThrow("not want to be proposed");
    await ownerDb.candidate.update({ where: { id: candidateId }, data: { optedOutAt: null } });
    await letTimePass();
    await sendLetter(mailer, ada.letterId);
    expect(sent[0]!.text).toBe("Choose a time: https://cal.example.com/robin\n");
  });

  test("a decision's letter with {calendar} is refused without one, too", async () => {
    const { applicationId } = await person("Ada Reyes");
    const invitation = { subject: "Hello", text: "{calendar}" };
    await expect(rejectApplication(admin, { applicationId, letter: invitation })).rejects.toThrow(
      "has a link to a calendar",
    );
  });

  test("is sent although its job was closed meanwhile", async () => {
    const ada = await person("Ada Reyes");
    await write([ada]);
    await updateJob(admin, { jobId, status: "closed" });
    await letTimePass();
    await sendLetter(mailer, ada.letterId);
    expect(sent).toHaveLength(1);
  });

  test("shows no name to a blind reviewer, nor who answered from where", async () => {
    jobId = (await configuredJob(admin, exampleContent({ blindReview: true }))).job.id;
    const nadia = await person("Nadia Petrov");
    await write([nadia], { text: "Dear Nadia Petrov" });
    const { organizationId } = admin;
    await fileWithReply({ organizationId, candidateId: nadia.candidateId });
    await ownerDb.candidateReply.updateMany({ where: { organizationId }, data: { text: "Best, Nadia" } });
    const shown = await conversation(nadia);
    expect(shown).toHaveLength(3);
    expect(JSON.stringify(shown)).not.toMatch(/Nadia|Petrov|theirs\.example|Theirs\.pdf/);
  });

  test("and what came back is the person's own data, sealed under a hold, and erased with them", async () => {
    await publishNotice(admin, { ...noticeTexts, jurisdictions: [], replaces: null });
    const { applicationId, candidateId } = await person("Ada Reyes");
    await rejectApplication(admin, { applicationId, letter });
    const { organizationId } = admin;
    const { id: letterId } = await ownerDb.candidateLetter.findFirstOrThrow({ where: { organizationId } });
    await ownerDb.decision.updateMany({ where: { organizationId }, data: { leavesAt: new Date() } });
    await sendLetter(mailer, letterId);
    const token = tokenIn({ text: sent[0]!.text });
    await fileWithReply({ organizationId, candidateId });
    const holder = linkHolder(token, "en")!;
    // What was not sent, and its time, are the organization's.
    expect((await getOwnMail(holder, { token })).items).toHaveLength(1);
    await ownerDb.candidateLetter.updateMany({
      where: { organizationId, sentAt: null },
      data: { sentAt: new Date(0) },
    });
    expect((await getOwnMail(holder, { token })).items).toMatchObject([
      { from: "us", text: "Theirs." },
      { from: "us", subject: "About Backend Engineer", text: expect.stringContaining("Dear Ada Reyes") },
      { from: "them", text: "Theirs.", sender: "ada@theirs.example", files: [{ fileName: "Theirs.pdf" }] },
    ]);
    await expect(getOwnMail(holder, { token: `${token}x` })).rejects.toMatchObject({ code: "not_found" });
    expect((await exportOwnData(holder, { token })).messages).toMatchObject([
      { subject: "About {job}", replies: [] },
      { subject: "Theirs", replies: [{ text: "Theirs.", files: [{ fileName: "Theirs.pdf" }] }] },
    ]);
    await placeHold(admin, {
      reason: "Charge",
      candidateId,
      jobId: null,
      appliedFrom: null,
      appliedTo: null,
    });
    await eraseCandidate(admin, { candidateId });
    for (const table of ["candidateLetter", "candidateReply", "replyFile"] as const)
      expect(
        await (ownerDb[table].count as (of: object) => Promise<number>)({ where: { organizationId } }),
      ).toBe(0);
    const { id: sealedId } = await ownerDb.sealedRecord.findFirstOrThrow({
      where: { organizationId },
      select: { id: true },
    });
    const { content, storageKeys } = await openSealed(admin, { sealedId });
    expect(content).toMatchObject({ CandidateReply: [{ text: "Theirs." }], ReplyFile: [{ size: 1 }] });
    expect(storageKeys).toContainEqual(expect.stringMatching(organizationId));
  });
});

import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { changeHiringTeam } from "@/lib/records/jobs/change-hiring-team";
import { functions } from "@/lib/doors/inngest/functions";
import type { Mail } from "@/lib/platform/mail/mail";
import { mailbox } from "@/lib/platform/mail/send-mail";
import { addNote } from "@/lib/hiring/notes/add-note";
import { deleteNote } from "@/lib/hiring/notes/delete-note";
import { chooseNotices, getNoticeChoices } from "@/lib/platform/notices/choose-notices";
import { countUnread } from "@/lib/platform/notices/count-unread";
import { listNotices } from "@/lib/platform/notices/list-notices";
import { createDueNotices } from "@/lib/platform/notices/create-due-notices";
import { mailNotice } from "@/lib/platform/notices/mail-notice";
import { mailDigest, requestDigests } from "@/lib/platform/notices/mail-digest";
import { markRead } from "@/lib/platform/notices/mark-read";
import { unsubscribe, unsubscribeUrls } from "@/lib/platform/notices/unsubscribe";
import { notifyMembers } from "@/lib/hiring/organizations/notify-members";
import { hiringManager } from "../support/hiring-manager";
import { jobToJudge, judgedApplicant } from "../support/judged";
import { applicant, colleagueOf, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { rejectApplication } from "../support/decide";

let ann: Actor;
let ben: Actor;
let mailer: Actor;
const sent: Mail[] = [];
const keep = vi.spyOn(mailbox!, "keep");
beforeEach(async () => {
  sent.length = 0;
  keep.mockImplementation(async (mail) => void sent.push(mail));
  ({ recruiter: ann } = await hiringTeam({ role: "admin" }));
  ben = { ...ann, id: (await colleagueOf(ann, "recruiter", "Ben Moss")).id };
  mailer = systemActor(ann.organizationId, "mailer");
});

const day = "2026-11-24";
const textsOf = async (actor: Actor) => (await listNotices(actor, {})).notices.map(({ text }) => text);
const unread = async (actor: Actor) => (await countUnread(actor, {})).unread;
/** The data of outbox events with this name. */
const eventData = async (name: string) =>
  (await ownerDb.outboxEvent.findMany({ where: { organizationId: ann.organizationId, name } })).map(
    ({ data }) => data as Record<string, string>,
  );

describe("a mention", () => {
  test("is listed only for the member it names, with what they may see at the time", async () => {
    const { job } = await configuredJob(ann, exampleContent({ blindReview: true }));
    const { id, candidateId } = await applicant(ann, job.id, { fullName: "Quirina Vandersteen" });
    await addNote(ann, { candidateId, applicationId: id, body: "@Ben Moss?", mentions: [ben.id] });
    expect(await textsOf(ann)).toEqual([]);
    expect(await unread(ben)).toBe(1);
    expect((await textsOf(ben))[0]).toMatch(
      /^Robin Recruiter mentioned you in a note on Candidate \d+ of the pool/,
    );
    await rejectApplication(ann, { applicationId: id });
    expect((await textsOf(ben))[0]).toContain("Quirina Vandersteen");
    const { recruiter: stranger } = await hiringTeam();
    expect(await textsOf(stranger)).toEqual([]);
    expect(await textsOf({ ...stranger, id: ben.id })).toEqual([]);
  });

  test("is hidden from a hiring manager who has left the hiring team, in the app and by mail", async () => {
    const { job } = await configuredJob(ann);
    const { id, candidateId } = await applicant(ann, job.id, { fullName: "Quirina Vandersteen" });
    const manager = await hiringManager(ann, [job.id]);
    await addNote(ann, { candidateId, applicationId: id, body: "@Hana?", mentions: [manager.id] });
    expect((await textsOf(manager))[0]).toContain("Quirina Vandersteen");
    const { noticeId } = (await eventData("member.notified"))[0]!;
    await changeHiringTeam(ann, { jobId: job.id, remove: [manager.id] });
    expect(await textsOf(manager)).toEqual([]);
    expect(await mailNotice(mailer, { noticeId: noticeId! })).toEqual({ sent: false });
    await changeHiringTeam(ann, { jobId: job.id, add: [manager.id] });
    expect(await mailNotice(mailer, { noticeId: noticeId! })).toEqual({ sent: true });
    expect(sent[0]?.subject).toContain("Quirina Vandersteen");
  });

  test("is marked as read only by its reader", async () => {
    const { job } = await configuredJob(ann);
    const { candidateId } = await applicant(ann, job.id);
    await addNote(ann, { candidateId, body: "@Ben Moss?", mentions: [ben.id] });
    const [notice] = (await listNotices(ben, {})).notices;
    expect(await markRead(ann, { noticeId: notice!.noticeId })).toEqual({ read: 0 });
    expect(await unread(ben)).toBe(1);
    expect(await markRead(ben, { noticeId: notice!.noticeId })).toEqual({ read: 1 });
    expect(await unread(ben)).toBe(0);
  });

  test("is not counted as unread while the list does not show it", async () => {
    const { job } = await configuredJob(ann);
    const { candidateId } = await applicant(ann, job.id);
    const { noteId } = await addNote(ann, { candidateId, body: "@Ben Moss?", mentions: [ben.id] });
    await deleteNote(ann, { noteId });
    const { organizationId } = ann;
    // The connection was removed.
    await ownerDb.notice.create({
      data: { organizationId, userId: ben.id, kind: "sync_failed", subjectId: randomUUID() },
    });
    expect(await textsOf(ben)).toEqual([]);
    expect(await unread(ben)).toBe(0);

    const manager = await hiringManager(ann, [job.id]);
    await addNote(ann, { candidateId, body: "@Hana?", mentions: [manager.id] });
    expect(await unread(manager)).toBe(1);
    await changeHiringTeam(ann, { jobId: job.id, remove: [manager.id] });
    expect(await unread(manager)).toBe(0);
  });

  test("is delivered as its reader has chosen", async () => {
    const { job } = await configuredJob(ann);
    const { candidateId } = await applicant(ann, job.id);
    const { choices } = await getNoticeChoices(ben, {});
    const mention = () => addNote(ann, { candidateId, body: "@Ben Moss?", mentions: [ben.id] });
    await chooseNotices(ben, { choices: { ...choices, mentioned: { app: false, mail: "never" } } });
    await mention();
    expect(await ownerDb.notice.count({ where: { userId: ben.id } })).toBe(0);
    await chooseNotices(ben, { choices: { ...choices, mentioned: { app: false, mail: "daily" } } });
    await mention();
    expect(await unread(ben)).toBe(0);
    expect(await eventData("member.notified")).toEqual([]);
    // Marking everything in the list as read does not concern what is only mailed.
    await markRead(ben, {});
    expect(await requestDigests(mailer, { day })).toEqual({ requested: 1 });
  });
});

describe("the hourly check", () => {
  test("notifies a job's creator of evaluations and of others' decisions, not of their own", async () => {
    const judging = await jobToJudge(ann);
    const { id: strong } = await judgedApplicant(judging, [4, 4]);
    const { id: weak } = await judgedApplicant(judging, [0, 0]);
    await rejectApplication(ann, { applicationId: weak });
    await createDueNotices(mailer, { now: new Date() });
    expect(await textsOf(ann)).toEqual([
      "2 applicants for Backend Engineer were evaluated, 1 of them above the shortlist threshold.",
    ]);
    await markRead(ann, {});
    await createDueNotices(mailer, { now: new Date() });
    expect(await unread(ann)).toBe(0);

    await rejectApplication(ben, { applicationId: strong });
    await createDueNotices(mailer, { now: new Date() });
    expect(await textsOf(ann)).toContain("Others decided on 1 applicant for Backend Engineer.");
    expect(await unread(ann)).toBe(1);
    expect(await textsOf(ben)).toEqual([]);
  });

  test("ignores decisions that were undone or can still be, and pending evaluations", async () => {
    await ownerDb.organization.updateMany({
      where: { id: ann.organizationId },
      data: { decisionUndoSeconds: 60 },
    });
    const judging = await jobToJudge(ann);
    const { id } = await judgedApplicant(judging, [4, 4]);
    await applicant(ann, judging.jobId, { scoreStatus: "queued" });
    const { decisionId } = await rejectApplication(ben, { applicationId: id });
    await createDueNotices(mailer, { now: new Date() });
    await undoDecision(ben, { decisionId });
    await createDueNotices(mailer, { now: new Date() });
    expect(await textsOf(ann)).toEqual([]);
  });

  test("notifies administrators once that credits are low, and deletes old notices", async () => {
    await ownerDb.creditAccount.updateMany({
      where: { organizationId: ann.organizationId },
      data: { balance: 3 },
    });
    await createDueNotices(mailer, { now: new Date() });
    await createDueNotices(mailer, { now: new Date() });
    expect(await textsOf(ann)).toEqual(["3 credits are left."]);
    expect(await textsOf(ben)).toEqual([]);
    expect(await eventData("member.notified")).toHaveLength(1);
    await ownerDb.notice.updateMany({
      where: { userId: ann.id },
      data: { at: new Date(Date.now() - 91 * 24 * 3_600_000) },
    });
    await ownerDb.creditAccount.updateMany({
      where: { organizationId: ann.organizationId },
      data: { balance: 90 },
    });
    await createDueNotices(mailer, { now: new Date() });
    expect(await ownerDb.notice.count({ where: { userId: ann.id } })).toBe(0);
  });
});

describe("the daily mail", () => {
  async function decidedByBen() {
    const { job } = await configuredJob(ann);
    const { id } = await applicant(ann, job.id);
    await rejectApplication(ben, { applicationId: id });
    await createDueNotices(mailer, { now: new Date() });
  }

  test("is sent once with the day's notices and links, and not on a day without any", async () => {
    await decidedByBen();
    await notifyMembers(new Date("2026-11-24T06:07:00Z"));
    const due = await eventData("digest.due");
    expect(due).toEqual([{ organizationId: ann.organizationId, userId: ann.id, day }]);
    expect(await mailDigest(mailer, { userId: ann.id, day })).toEqual({ sent: true });
    expect(await mailDigest(mailer, { userId: ann.id, day: "2026-11-25" })).toEqual({ sent: false });
    await requestDigests(mailer, { day: "2026-11-25" });
    expect(await eventData("digest.due")).toHaveLength(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(
      /Others decided on 1 applicant for Backend Engineer\. http\S+\/jobs\/[0-9a-f-]{36}/,
    );
    expect(sent[0]?.unsubscribe).toMatch(/\/api\/unsubscribe\?token=/);
  });

  test("counts only what is new since the last one for a member who is notified by mail alone", async () => {
    const { choices } = await getNoticeChoices(ann, {});
    await chooseNotices(ann, { choices: { ...choices, decided: { app: false, mail: "daily" } } });
    const { job } = await configuredJob(ann);
    for (const each of [day, "2026-11-25"]) {
      const { id } = await applicant(ann, job.id);
      await rejectApplication(ben, { applicationId: id });
      await createDueNotices(mailer, { now: new Date() });
      await mailDigest(mailer, { userId: ann.id, day: each });
    }
    expect(sent).toHaveLength(2);
    for (const { text } of sent) expect(text).toContain("Others decided on 1 applicant for");
  });

  test("is not sent at other hours, or when everything has been read", async () => {
    await decidedByBen();
    await notifyMembers(new Date("2026-11-24T07:07:00Z"));
    expect(await eventData("digest.due")).toEqual([]);
    await markRead(ann, {});
    await notifyMembers(new Date("2026-11-24T06:07:00Z"));
    expect(await eventData("digest.due")).toEqual([]);
  });

  test("stops with its unsubscribe link, which works for its reader only and only as signed", async () => {
    const reader = { organizationId: ann.organizationId, userId: ann.id };
    const token = new URL(unsubscribeUrls(reader).page).searchParams.get("token") ?? "";
    for (const forged of ["", "x.y.z", token.replace(ann.id, ben.id), `${token}x`])
      await expect(unsubscribe(forged)).rejects.toMatchObject({ code: "not_found" });
    await decidedByBen();
    await unsubscribe(token);
    expect(await requestDigests(mailer, { day })).toEqual({ requested: 0 });
    const mails = ({ choices }: Awaited<ReturnType<typeof getNoticeChoices>>) =>
      Object.values(choices).map(({ mail }) => mail);
    expect(new Set(mails(await getNoticeChoices(ann, {})))).toEqual(new Set(["never"]));
    expect(new Set(mails(await getNoticeChoices(ben, {})))).not.toEqual(new Set(["never"]));
    expect(await unread(ann)).toBe(1);
  });
});

test("schedules the check every hour", () => {
  const scheduled = functions.find((each) => each.opts.id === "tell-members");
  expect(scheduled?.opts.triggers).toEqual([{ cron: "7 * * * *" }]);
});

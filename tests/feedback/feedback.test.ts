import "../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { inTenant } from "@/lib/platform/db/tenant";
import { getFeedback } from "@/lib/hiring/feedback/get-feedback";
import { giveFeedback } from "@/lib/hiring/feedback/give-feedback";
import { listFeedbackRequests } from "@/lib/hiring/feedback/list-feedback-requests";
import { prepareFeedback } from "@/lib/hiring/feedback/prepare-feedback";
import { remindOfFeedback } from "@/lib/hiring/feedback/remind";
import { requestFeedback } from "@/lib/hiring/feedback/request-feedback";
import { changeHiringTeam } from "@/lib/records/jobs/change-hiring-team";
import { createDueNotices } from "@/lib/platform/notices/create-due-notices";
import { countUnread } from "@/lib/platform/notices/count-unread";
import { listNotices } from "@/lib/platform/notices/list-notices";
import { removeMember } from "@/lib/hiring/organizations/remove-member";
import { rejectApplication } from "../support/decide";
import { hiringManager } from "../support/hiring-manager";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { applicant, colleagueOf, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let manager: Actor;
let jobId: string;
let criteria: string[];
let applicationIds: string[];
beforeEach(async () => {
  ({ recruiter } = await hiringTeam({ role: "admin" }));
  const { job, content } = await configuredJob(recruiter);
  jobId = job.id;
  criteria = content.criteria.map(({ id }) => id);
  const people = [];
  for (const fullName of ["Quirina Vandersteen", "Ada Reyes", "Bo Sand"])
    people.push(await applicant(recruiter, jobId, { fullName }));
  applicationIds = people.map(({ id }) => id);
  manager = await hiringManager(recruiter, [jobId]);
});

const ask = (raters: Actor[], ids = applicationIds) =>
  requestFeedback(recruiter, { applicationIds: ids, raters: raters.map(({ id }) => id) });
const give = (
  actor: Actor,
  applicationId: string,
  points: number | null = 3,
  recommendation: "yes" | "no" = "yes",
) =>
  giveFeedback(actor, {
    applicationId,
    kind: "review",
    recommendation,
    reason: "Talked like somebody who ran it.",
    ratings: criteria.map((criterionId) => ({ criterionId, points })),
  });
const textsOf = async (actor: Actor) => (await listNotices(actor, {})).notices.map(({ text }) => text);

describe("a feedback request", () => {
  test("is one notice for three people, gone once all are rated", async () => {
    expect(await ask([manager])).toMatchObject({ requested: 3, alreadyGiven: 0, closed: 0 });
    expect(await textsOf(manager)).toEqual([
      "Robin Recruiter asks for your feedback on 3 candidates for Backend Engineer.",
    ]);
    for (const id of applicationIds) await give(manager, id);
    expect((await listFeedbackRequests(manager, { jobId })).requests).toEqual([]);
    expect(await textsOf(manager)).toEqual([]);
    expect((await countUnread(manager, {})).unread).toBe(0);
  });

  test("leaves out decided candidates and those who have answered", async () => {
    await give(manager, applicationIds[0]!);
    await rejectApplication(recruiter, { applicationId: applicationIds[1]! });
    expect(await ask([manager])).toMatchObject({ requested: 1, alreadyGiven: 1, closed: 1 });
    await expect(ask([manager], [applicationIds[1]!])).rejects.toMatchObject({ code: "conflict" });
    await expect(ask([manager], [applicationIds[0]!])).rejects.toMatchObject({ code: "conflict" });
  });

  test("refuses who cannot see the job, who may only read, and another organization's application", async () => {
    const outside = await colleagueOf(recruiter, "hiring_manager", "Otto Outside");
    await expect(ask([outside])).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining("Otto Outside") as unknown,
    });
    const reader = await colleagueOf(recruiter, "read_only", "Rita Reader");
    await expect(ask([reader])).rejects.toMatchObject({ code: "invalid" });
    const { recruiter: stranger } = await hiringTeam();
    await expect(requestFeedback(stranger, { applicationIds, raters: [stranger.id] })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(getFeedback(stranger, { applicationId: applicationIds[0]! })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(give(stranger, applicationIds[0]!)).rejects.toMatchObject({ code: "not_found" });
    await expect(requestFeedback(manager, { applicationIds, raters: [manager.id] })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("is repeated every two days by the sweep, three times, and not for decided candidates", async () => {
    await ask([manager], applicationIds.slice(0, 2));
    await rejectApplication(recruiter, { applicationId: applicationIds[1]! });
    const mailer = systemActor(recruiter.organizationId, "mailer");
    const reminded = [];
    for (let day = 1; day <= 12; day++)
      reminded.push(
        (await remindOfFeedback(mailer, { now: new Date(Date.now() + day * 24 * 3_600_000 + 60_000) }))
          .reminded,
      );
    expect(reminded).toEqual([0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]);
  });

  test("ends with the rater's place on the team or in the organization; what they gave stays", async () => {
    await ask([manager]);
    await give(manager, applicationIds[0]!);
    await changeHiringTeam(recruiter, { jobId, remove: [manager.id] });
    const { waiting, feedback } = await getFeedback(recruiter, { applicationId: applicationIds[1]! });
    expect([waiting, feedback]).toEqual([[], []]);
    const colleague = await colleagueOf(recruiter, "recruiter", "Cora");
    await ask([colleague]);
    await removeMember(recruiter, { userId: colleague.id });
    await removeMember(recruiter, { userId: manager.id });
    const left = await getFeedback(recruiter, { applicationId: applicationIds[0]! });
    expect(left.waiting).toEqual([]);
    expect(left.feedback).toMatchObject([{ author: "Hana Manager" }]);
  });

  test("tells who asked that answers came in", async () => {
    await ask([manager]);
    await give(manager, applicationIds[0]!);
    await createDueNotices(systemActor(recruiter.organizationId, "mailer"), { now: new Date() });
    expect(await textsOf(recruiter)).toContain("1 answer to your requests for feedback on Backend Engineer.");
  });
});

describe("feedback", () => {
  test("of others is hidden from a rater until theirs is given, in the database too", async () => {
    const [applicationId] = applicationIds as [string];
    const other = await hiringManager(recruiter, [jobId], "Olga Other");
    await ask([manager, other]);
    await give(other, applicationId, 4);
    const shown = () => getFeedback(manager, { applicationId });
    expect(await shown()).toMatchObject({ hidden: 1, feedback: [], compared: [], yes: 0 });
    const rows = () =>
      inTenant(manager, (db) => db.feedback.findMany({ where: { request: { applicationId } } }));
    expect(await rows()).toEqual([]);
    await give(manager, applicationId, 1, "no");
    expect(await rows()).toHaveLength(2);
    const after = await shown();
    expect(after).toMatchObject({ hidden: 0, yes: 1, no: 1 });
    expect(after.compared[0]).toMatchObject({ mean: 2.5, people: "differ" });
  });

  test("is hidden from a recruiter who is asked, and shown to one who is not", async () => {
    const [applicationId] = applicationIds as [string];
    const asked = await colleagueOf(recruiter, "recruiter", "Cora");
    await ask([manager, asked]);
    await give(manager, applicationId);
    expect(await getFeedback(asked, { applicationId })).toMatchObject({ hidden: 1, feedback: [] });
    expect(await getFeedback(recruiter, { applicationId })).toMatchObject({ hidden: 0, yes: 1 });
  });

  test("cannot be given for somebody else, even in the database", async () => {
    const [applicationId] = applicationIds as [string];
    await ask([manager, recruiter]);
    const request = await ownerDb.feedbackRequest.findFirstOrThrow({
      where: { applicationId, userId: recruiter.id },
    });
    await expect(
      inTenant(manager, (db) =>
        db.feedback.create({
          data: { requestId: request.id, recommendation: "no", reason: "Not mine", ratings: [] },
        }),
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      inTenant(manager, (db) =>
        db.feedbackRequest.create({
          data: { applicationId, userId: recruiter.id, kind: "interview", requestedBy: manager.id },
        }),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test("is changed by giving it again, and says so", async () => {
    const [applicationId] = applicationIds as [string];
    await give(manager, applicationId, 2, "no");
    await give(manager, applicationId, 4, "yes");
    const { feedback } = await getFeedback(manager, { applicationId });
    expect(feedback).toMatchObject([{ recommendation: "yes", editedAt: expect.any(String) as unknown }]);
    expect((await prepareFeedback(manager, { applicationId, kind: "review" })).given).toMatchObject({
      recommendation: "yes",
    });
  });

  test("needs a rating, of criteria that the scorecard has", async () => {
    const [applicationId] = applicationIds as [string];
    await expect(give(manager, applicationId, null)).rejects.toMatchObject({ code: "invalid" });
    criteria = [applicationId];
    await expect(give(manager, applicationId)).rejects.toMatchObject({ code: "invalid" });
  });

  test("masks the candidate's name in blind review", async () => {
    const { job, content } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
    const { id: applicationId } = await applicant(recruiter, job.id, { fullName: "Quirina Vandersteen" });
    await giveFeedback(recruiter, {
      applicationId,
      kind: "review",
      recommendation: "yes",
      reason: "Quirina Vandersteen is good.",
      ratings: [{ criterionId: content.criteria[0]!.id, points: 3 }],
    });
    const shown = await getFeedback(recruiter, { applicationId });
    expect(JSON.stringify(shown)).not.toContain("Vandersteen");
  });

  test("goes with an erased person", async () => {
    const [applicationId] = applicationIds as [string];
    await ask([manager]);
    await give(manager, applicationId);
    const { candidateId } = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
    await eraseCandidate(recruiter, { candidateId });
    expect(await ownerDb.feedbackRequest.count({ where: { applicationId } })).toBe(0);
    await expect(give(manager, applicationId)).rejects.toMatchObject({ code: "conflict" });
  });
});

test("ratings stand beside the score and never change it, its rank or its evaluation", async () => {
  const { applicationId } = await createCandidate(recruiter, {
    jobId,
    files: [sample("candidates/01-amara-lindqvist.pdf")],
  });
  await runPipeline(recruiter.organizationId);
  const judged = async () => {
    const { evaluation } = await getApplication(recruiter, { applicationId });
    const { items } = await listJobCandidates(recruiter, { jobId });
    return { evaluation, listed: items.find((item) => item.applicationId === applicationId) };
  };
  const before = await judged();
  await ask([manager], [applicationId]);
  await give(manager, applicationId, 1, "no");
  await runPipeline(recruiter.organizationId);
  expect(await judged()).toEqual(before);
  expect(before.evaluation?.totals.overall).not.toBeNull();
  const { compared } = await getFeedback(recruiter, { applicationId });
  expect(compared.map(({ points }) => points)).toEqual(before.evaluation!.judged.map(({ points }) => points));
  // The interview's scorecard has the kit's questions as its rows.
  const { rows } = await prepareFeedback(manager, { applicationId, kind: "interview" });
  const questions = before.evaluation!.judged.flatMap(({ assessment }) => assessment.question ?? []);
  if (questions.length > 0) expect(rows.map(({ prompt }) => prompt).sort()).toEqual(questions.sort());
});

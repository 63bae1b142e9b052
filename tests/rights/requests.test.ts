import "../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { previewRetention } from "@/lib/records/candidates/preview-retention";
import { listNotices } from "@/lib/platform/notices/list-notices";
import { answerRequest } from "@/lib/hiring/rights/answer-request";
import { askOrganization } from "@/lib/hiring/rights/ask-organization";
import { getOwnPage } from "@/lib/hiring/rights/get-own-page";
import { listRequests } from "@/lib/hiring/rights/list-requests";
import { takeRequest } from "@/lib/hiring/rights/take-request";
import { rejectApplication } from "../support/decide";
import { ownLinkOf } from "../support/own-link";
import { applicant, colleagueOf, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

let admin: Actor;
let applicationId: string;
let candidateId: string;
let link: Awaited<ReturnType<typeof ownLinkOf>>;
beforeEach(async () => {
  ({ recruiter: admin } = await hiringTeam({ role: "admin" }));
  const { job } = await configuredJob(admin);
  ({ id: applicationId, candidateId } = await applicant(admin, job.id));
  link = await ownLinkOf(admin.organizationId, candidateId);
});

type Asked = Partial<Parameters<typeof askOrganization>[1]>;
const ask = (asked: Asked = {}) =>
  askOrganization(link.holder, {
    token: link.token,
    kind: "correction",
    applicationId: null,
    text: "I left in May 2024.",
    locale: "de",
    ...asked,
  });
const open = async () => (await listRequests(admin, {})).requests;

describe("what a candidate asks", () => {
  test("is a case due in 30 days, of which administrators are notified", async () => {
    await ask();
    const [request] = await open();
    expect(request).toMatchObject({
      kind: "correction",
      name: "Ada Reyes",
      text: "I left in May 2024.",
      owner: null,
    });
    const days = (Date.parse(request!.dueAt) - Date.parse(request!.askedAt)) / 86_400_000;
    expect(days).toBeCloseTo(30, 3);
    expect((await listNotices(admin, {})).notices).toMatchObject([
      { text: "1 request of a candidate is open.", path: "/requests" },
    ]);
    const [trail] = await ownerDb.auditEvent.findMany({
      where: { name: "candidate.request-made", subjectId: candidateId },
    });
    expect(JSON.stringify(trail)).not.toContain("May 2024");
  });

  test("is asked once until it is answered, and corrections say what is wrong", async () => {
    await ask();
    await expect(ask({ text: "Again." })).rejects.toMatchObject({ code: "conflict" });
    await expect(ask({ kind: "correction", text: " " })).rejects.toMatchObject({ code: "invalid" });
    await ask({ kind: "erasure", text: "" });
    expect((await open()).map(({ kind }) => kind).sort()).toEqual(["correction", "erasure"]);
  });

  test("is reconsidered only once decided, and only their own", async () => {
    const again = (id: string | null) => ask({ kind: "reconsideration", applicationId: id });
    await expect(again(applicationId)).rejects.toMatchObject({ code: "conflict" });
    await expect(again(null)).rejects.toMatchObject({ code: "not_found" });
    const { recruiter: stranger } = await hiringTeam();
    const { job } = await configuredJob(stranger);
    await expect(again((await applicant(stranger, job.id)).id)).rejects.toMatchObject({ code: "not_found" });
    await rejectApplication(admin, { applicationId });
    await again(applicationId);
    expect(await open()).toMatchObject([
      { kind: "reconsideration", applicationId, jobTitle: "Backend Engineer" },
    ]);
  });

  test("has one owner, and an answer from a person, which the candidate finds on their page", async () => {
    await ask();
    const [{ requestId } = { requestId: "" }] = await open();
    const colleague = await colleagueOf(admin, "recruiter", "Cora");
    await takeRequest(colleague, { requestId });
    await expect(takeRequest(admin, { requestId })).rejects.toMatchObject({ code: "conflict" });
    expect(await open()).toMatchObject([{ owner: "Cora", isMine: false }]);
    const answer = { requestId, outcome: "done", answer: "Corrected, thank you." } as const;
    await expect(answerRequest({ ...admin, kind: "agent" }, answer)).rejects.toMatchObject({
      code: "forbidden",
    });
    await answerRequest(admin, answer);
    await expect(answerRequest(colleague, answer)).rejects.toMatchObject({ code: "conflict" });
    expect((await getOwnPage(link.holder, { token: link.token })).requests).toMatchObject([
      { outcome: "done", answer: "Corrected, thank you.", closedAt: expect.any(String) },
    ]);
    const events = await ownerDb.outboxEvent.findMany({
      where: { organizationId: admin.organizationId, name: "candidate.link-requested" },
    });
    expect(events.map(({ data }) => data)).toMatchObject([{ candidateId, locale: "de", answered: true }]);
    await ask({ text: "One thing more." });
  });

  test("keeps the retention rule from its person until it is answered", async () => {
    const longAgo = new Date("2020-01-01");
    await ownerDb.candidate.update({ where: { id: candidateId }, data: { createdAt: longAgo } });
    await ownerDb.application.update({
      where: { id: applicationId },
      data: { createdAt: longAgo, appliedAt: longAgo, decidedAt: longAgo, disposition: "rejected" },
    });
    const inactive = async () => (await previewRetention(admin, { retentionMonths: 12 })).total;
    expect(await inactive()).toBe(1);
    await ask();
    expect(await inactive()).toBe(0);
  });

  test("is masked while a review is blind, and erased with the person", async () => {
    const { job } = await configuredJob(admin, exampleContent({ blindReview: true }));
    const blind = await applicant(admin, job.id, { fullName: "Ben Moss" });
    link = await ownLinkOf(admin.organizationId, blind.candidateId);
    await ask({ text: "My name is Ben Moss." });
    const [request] = await open();
    expect(JSON.stringify(request)).not.toMatch(/Ben Moss/);
    await eraseCandidate(admin, { candidateId: blind.candidateId });
    expect(await ownerDb.candidateRequest.count({ where: { candidateId: blind.candidateId } })).toBe(0);
  });
});

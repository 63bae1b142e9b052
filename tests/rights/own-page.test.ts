import "../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { candidateActor, systemActor } from "@/lib/platform/access/system";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { aggregate } from "@/lib/judging/evaluation/aggregate";
import { tagApplications } from "@/lib/hiring/applications/tag";
import { addNote } from "@/lib/hiring/notes/add-note";
import { exportOwnData } from "@/lib/hiring/rights/export-own-data";
import { getOwnPage } from "@/lib/hiring/rights/get-own-page";
import { objectToPool } from "@/lib/hiring/rights/object-to-pool";
import { deleteOldLinks } from "@/lib/hiring/rights/own-link";
import { requestLink } from "@/lib/hiring/rights/request-link";
import { linkHolder } from "@/lib/hiring/rights/visitor";
import { assessmentsOf, jobToJudge, judgedApplicant } from "../support/judged";
import { rejectApplication } from "../support/decide";
import { ownLinkOf } from "../support/own-link";
import { hiringTeam, ownerDb } from "../support/world";

let admin: Actor;
let judging: Awaited<ReturnType<typeof jobToJudge>>;
let application: Awaited<ReturnType<typeof judgedApplicant>>;
beforeEach(async () => {
  ({ recruiter: admin } = await hiringTeam({ role: "admin" }));
  judging = await jobToJudge(admin);
  // All of PostgreSQL, which is 60 % of the score, and nothing about mentoring.
  application = await judgedApplicant(judging, [4, null]);
});

const reject = () =>
  rejectApplication(admin, { applicationId: application.id, reason: "A needed skill is missing" });
const linked = () => ownLinkOf(admin.organizationId, application.candidateId);

describe("a link to one's own page", () => {
  test("is requested only for an address on record, however it is spelt, with the same answer", async () => {
    await ownerDb.candidate.update({
      where: { id: application.candidateId },
      data: { email: "Ada@People.example" },
    });
    const visitor = candidateActor(admin.organizationId, "de");
    const ask = (email: string) => requestLink(visitor, { email, locale: "de" });
    expect(await ask(" ada@people.EXAMPLE")).toEqual(await ask("nobody@people.example"));
    const events = await ownerDb.outboxEvent.findMany({
      where: { organizationId: admin.organizationId, name: "candidate.link-requested" },
    });
    expect(events.map(({ data }) => data)).toEqual([
      {
        organizationId: admin.organizationId,
        candidateId: application.candidateId,
        locale: "de",
        answered: false,
      },
    ]);
  });

  test("is mailed in the language it was asked in, and its token is stored hashed", async () => {
    const { mail, token } = await ownLinkOf(admin.organizationId, application.candidateId, "de");
    expect(mail).toMatchObject({
      to: "ada@people.example",
      subject: expect.stringMatching(/^Ihre Bewerbung bei /) as string,
    });
    const stored = await ownerDb.candidateLink.findMany({ where: { candidateId: application.candidateId } });
    expect(stored).toHaveLength(1);
    expect(stored[0]!.token).not.toContain(token.split(".")[1]!);
  });

  test("does not open when it is forged, another organization's, expired, or its person was erased", async () => {
    const { token, holder } = await linked();
    expect(await getOwnPage(holder, { token })).toMatchObject({ person: { name: "Ada Reyes" } });
    const forged = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    const { organizationId } = (await hiringTeam()).recruiter;
    const elsewhere = `${organizationId}${token.slice(36)}`;
    expect(linkHolder("nonsense", "en")).toBeNull();
    for (const wrong of [forged, elsewhere])
      await expect(getOwnPage(linkHolder(wrong, "en")!, { token: wrong })).rejects.toMatchObject({
        code: "not_found",
      });
    await ownerDb.candidateLink.updateMany({
      where: { candidateId: application.candidateId },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    const gone = () => expect(getOwnPage(holder, { token })).rejects.toMatchObject({ code: "not_found" });
    await gone();
    await deleteOldLinks(systemActor(admin.organizationId, "sweeper"), { now: new Date() });
    expect(await ownerDb.candidateLink.count({ where: { candidateId: application.candidateId } })).toBe(0);
    const other = await linked();
    await eraseCandidate(admin, { candidateId: application.candidateId });
    await expect(getOwnPage(other.holder, { token: other.token })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await ownerDb.candidateLink.count({ where: { candidateId: application.candidateId } })).toBe(0);
  });

  test("follows its person into the record theirs was merged into", async () => {
    const { token, holder } = await linked();
    const kept = await judgedApplicant(await jobToJudge(admin), [2, 2]);
    await mergeCandidates(admin, { candidateId: kept.candidateId, mergedId: application.candidateId });
    const { applications } = await getOwnPage(holder, { token });
    expect(applications.map(({ applicationId }) => applicationId).sort()).toEqual(
      [application.id, kept.id].sort(),
    );
  });
});

describe("the page", () => {
  test("says nothing of the tool before a decision, nor while the decision can be undone", async () => {
    const { token, holder } = await linked();
    const [open] = (await getOwnPage(holder, { token })).applications;
    expect(open).toMatchObject({ disposition: "active", tool: null, reason: null, humanReview: "possible" });
    await reject();
    await ownerDb.decision.updateMany({
      where: { applicationId: application.id },
      data: { leavesAt: new Date(Date.now() + 60_000) },
    });
    const [undoable] = (await getOwnPage(holder, { token })).applications;
    expect(undoable).toMatchObject({ disposition: "active", decidedAt: null, tool: null, reason: null });
    const data = await exportOwnData(holder, { token });
    expect(data.applications[0]).toMatchObject({ disposition: "active", decisions: [] });
    expect(data.trail.map(({ what }) => what)).not.toContain("application.rejected");
  });

  test("explains a decision: its reason, the tool's part, and what another fact would have changed", async () => {
    await reject();
    const { token, holder } = await linked();
    const [decided] = (await getOwnPage(holder, { token })).applications;
    expect(decided).toMatchObject({
      disposition: "rejected",
      decidedHere: true,
      reason: "A needed skill is missing",
      humanReview: "over",
      tool: {
        overall: 60,
        byRules: true,
        criteria: [
          { name: "PostgreSQL in production", verdict: "met", share: 60, adds: 60, instead: null },
          { name: "Mentoring", verdict: "not_evidenced", quotes: [], share: 40, adds: 0, instead: 100 },
        ],
      },
    });
    // The same as the score of somebody whose documents show it.
    const { content } = judging;
    expect(aggregate(content, assessmentsOf(content, [4, 4])).overall).toBe(100);
  });

  test("takes an objection to being proposed for other jobs, also twice", async () => {
    const { token, holder } = await linked();
    await objectToPool(holder, { token });
    await objectToPool(holder, { token });
    expect(await getOwnPage(holder, { token })).toMatchObject({ optedOutAt: expect.any(String) });
  });

  test("counts what members wrote among themselves, and shows none of it", async () => {
    await addNote(admin, { candidateId: application.candidateId, body: "Between us.", mentions: [] });
    const { id: applicationId } = application;
    await tagApplications(admin, { applicationIds: [applicationId], add: ["Third choice"], remove: [] });
    await rejectApplication(admin, { applicationId, feedback: "Not for the team." });
    const { token, holder } = await linked();
    const page = await getOwnPage(holder, { token });
    const data = await exportOwnData(holder, { token });
    expect(page.internal).toBe(1);
    expect(data.notIncluded).toEqual({ notesAndFeedback: 1, tags: 1 });
    for (const each of [page, data])
      expect(JSON.stringify(each)).not.toMatch(/Between us|Not for the team|Third/);
    expect(data).toMatchObject({
      format: "shortlist-person/1",
      records: [{ fullName: "Ada Reyes", email: "ada@people.example" }],
      files: [{ kind: "cv" }],
      applications: [{ disposition: "rejected", evaluations: [{ totals: { overall: 60 } }] }],
    });
  });
});

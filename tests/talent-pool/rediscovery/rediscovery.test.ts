import "../../support/database";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { rolePermissions } from "@/lib/platform/access/permissions";
import { beginImport } from "@/lib/records/ats/csv/begin-import";
import { startImport } from "@/lib/records/ats/csv/start-import";
import { addAttachment } from "@/lib/records/candidates/add-attachment";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { previewRediscovery } from "@/lib/hiring/talent-pool/rediscovery/preview-rediscovery";
import { latestRediscovery } from "@/lib/hiring/talent-pool/rediscovery/latest-rediscovery";
import { getRediscovery } from "@/lib/hiring/talent-pool/rediscovery/get-rediscovery";
import {
  confirmRediscovery,
  rediscoverCandidates,
} from "@/lib/hiring/talent-pool/rediscovery/rediscover-candidates";
import { reindexCandidate } from "@/lib/hiring/talent-pool/index/reindex-candidate";
import { runPipeline } from "../../support/pipeline";
import { sentFile } from "../../support/sent-file";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { createApplication, databaseCv, gardenerCv, createPooledCandidate } from "../people";

let recruiter: Actor;
let system: Actor;
let jobId: string;

beforeEach(async () => {
  ({ recruiter, system } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
});

const preview = (size = 25) => previewRediscovery(recruiter, { jobId, size });
const names = async () => (await preview()).candidates.map(({ name }) => name);
const counts = async () =>
  Object.fromEntries((await preview()).exclusions.map(({ reason, count }) => [reason, count]));
const otherJob = async (content = exampleContent()) => (await configuredJob(recruiter, content)).job.id;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

describe("a preview", () => {
  test("proposes matching people, best first, with the cost, and changes nothing on the job", async () => {
    await createPooledCandidate(recruiter, "Ada Reyes");
    await createPooledCandidate(recruiter, "Bo Lind", databaseCv("Bo Lind", 1));
    await createPooledCandidate(recruiter, "Gil Green", gardenerCv("Gil Green"));
    const shown = await preview();
    expect(shown.candidates.map(({ name }) => name)).toEqual(["Ada Reyes", "Bo Lind"]);
    expect(shown.candidates[0]).toMatchObject({ name: "Ada Reyes", internal: false, earlierApplications: 0 });
    expect(shown).toMatchObject({
      credits: 2,
      balance: 100,
      status: "previewed",
      created: null,
    });
    expect(shown.candidates[0]?.score).toBeGreaterThan(60);
    expect(await ownerDb.application.count({ where: { jobId } })).toBe(0);
    expect(await getRediscovery(recruiter, shown)).toMatchObject(shown);
  });

  test("leaves out people in process, rejected, hired or withdrawn, and explains why", async () => {
    await createApplication(await createPooledCandidate(recruiter, "In Process"), jobId, "active");
    await createApplication(
      await createPooledCandidate(recruiter, "Rejected Here"),
      jobId,
      "rejected",
      daysAgo(900),
    );
    await createApplication(await createPooledCandidate(recruiter, "Withdrew Here"), jobId, "withdrawn");
    await createApplication(
      await createPooledCandidate(recruiter, "Hired Elsewhere"),
      await otherJob(),
      "hired",
    );
    await createApplication(
      await createPooledCandidate(recruiter, "Applied Elsewhere"),
      await otherJob(),
      "active",
    );
    expect(await names()).toEqual(["Applied Elsewhere"]);
    expect(await counts()).toEqual({ in_process: 1, recently_rejected: 1, hired: 1, withdrawn: 1 });
    for (const { explanation } of (await preview()).exclusions)
      expect(explanation.length).toBeGreaterThan(10);
  });

  test("leaves out rejections for another job only when they are recent and for the same criteria", async () => {
    const same = await otherJob();
    const [, mentoring] = exampleContent().criteria;
    const cooking = { ...mentoring, id: randomUUID(), name: "Cooking for two hundred guests", weight: 100 };
    const different = await otherJob({ ...exampleContent(), criteria: [cooking as never] });
    await createApplication(
      await createPooledCandidate(recruiter, "Recent Same"),
      same,
      "rejected",
      daysAgo(30),
    );
    await createApplication(
      await createPooledCandidate(recruiter, "Old Same"),
      same,
      "rejected",
      daysAgo(200),
    );
    await createApplication(
      await createPooledCandidate(recruiter, "Recent Other"),
      different,
      "rejected",
      daysAgo(30),
    );
    expect((await names()).toSorted()).toEqual(["Old Same", "Recent Other"]);
    expect(await counts()).toEqual({ recently_rejected: 1 });
  });

  test("proposes only employees who gave consent, and marks them", async () => {
    const { organizationId } = recruiter;
    const yes = await createPooledCandidate(recruiter, "Employee Yes");
    const no = await createPooledCandidate(recruiter, "Employee No");
    await createApplication(yes, await otherJob(), "hired");
    await ownerDb.employee.create({ data: { organizationId, candidateId: yes.id, consentedAt: new Date() } });
    await ownerDb.employee.create({ data: { organizationId, candidateId: no.id } });
    const shown = await preview();
    expect(shown.candidates).toMatchObject([{ name: "Employee Yes", internal: true }]);
    expect(await counts()).toEqual({ employee_without_consent: 1 });
  });

  test("proposes imported employees once they have a CV, according to the consent in the file", async () => {
    const { organizationId } = recruiter;
    const administrator: Actor = { ...recruiter, permissions: new Set(rolePermissions.admin) };
    const table = "Employee ID,Name,Consent on\n1,Emil Lund,2026-03-03\n2,Nia Holt,\n";
    const file = sentFile("e.csv", table);
    const { importId } = await beginImport(administrator, { kind: "employees", file });
    await startImport(administrator, { importId });
    await runPipeline(organizationId);
    for (const { id, fullName } of await ownerDb.candidate.findMany({ where: { organizationId } }))
      await addAttachment(recruiter, {
        candidateId: id,
        kind: "cv",
        file: sentFile("cv.txt", databaseCv(fullName ?? "")),
      });
    await runPipeline(organizationId);
    const shown = await preview();
    expect(shown.candidates).toMatchObject([{ name: "Emil Lund", internal: true }]);
    expect(shown.exclusions).toMatchObject([{ reason: "employee_without_consent", count: 1 }]);
  });

  test("leaves out people immediately when they opt out, are erased or are merged", async () => {
    const [out, erased, merged, deleted] = await Promise.all(
      ["Opted Out", "Erased", "Merged", "Deleted"].map((name) => createPooledCandidate(recruiter, name)),
    );
    expect(await names()).toHaveLength(4);
    await ownerDb.candidate.update({ where: { id: out?.id }, data: { optedOutAt: new Date() } });
    await ownerDb.candidate.update({ where: { id: erased?.id }, data: { erasedAt: new Date() } });
    await ownerDb.candidate.delete({ where: { id: deleted?.id } });
    const { organizationId } = recruiter;
    const survivor = await createPooledCandidate(recruiter, "Kept");
    await ownerDb.candidateAlias.create({
      data: { organizationId, candidateId: survivor.id, kind: "merged", value: merged?.id ?? "" },
    });
    await reindexCandidate(system, merged?.id ?? "");
    expect(await names()).toEqual(["Kept"]);
    expect(await counts()).toEqual({ opted_out: 1, erased: 1 });
    // After the opt-out is taken back, re-indexing makes the person findable again; before, it does not.
    await reindexCandidate(system, out?.id ?? "");
    expect(await names()).toEqual(["Kept"]);
    await ownerDb.candidate.update({ where: { id: out?.id }, data: { optedOutAt: null } });
    await reindexCandidate(system, out?.id ?? "");
    expect((await names()).toSorted()).toEqual(["Kept", "Opted Out"]);
  });

  test("counts weak matches and people whose CV is missing as left out, in the language of each reader", async () => {
    await createPooledCandidate(recruiter, "Ada Reyes");
    await createPooledCandidate(recruiter, "Wim Weak", `${gardenerCv("Wim Weak")}\n\nInterests\nPostgreSQL`);
    const gone = await createPooledCandidate(recruiter, "Gone Cv");
    await ownerDb.documentText.deleteMany({ where: { attachment: { candidateId: gone.id } } });
    const german = { ...recruiter, locale: "de" as const };
    const searched = await previewRediscovery(german, { jobId });
    expect(searched.exclusions[0]?.explanation).not.toMatch(/^Their CV/);
    const shown = await getRediscovery(recruiter, { rediscoveryId: searched.rediscoveryId });
    expect(shown.candidates.map(({ name }) => name)).toEqual(["Ada Reyes"]);
    expect(shown.exclusions).toEqual([
      { reason: "unreadable", count: 1, explanation: "Their CV is gone or cannot be read." },
      {
        reason: "weak_match",
        count: 1,
        explanation: "Estimated below the scorecard's decline threshold.",
      },
    ]);
  });

  test("shows no names in blind review", async () => {
    jobId = await otherJob(exampleContent({ blindReview: true }));
    const { number } = await createPooledCandidate(recruiter, "Ada Reyes");
    const shown = await preview();
    expect(shown.candidates).toMatchObject([{ name: `Candidate ${number} of the pool`, headline: null }]);
    expect(JSON.stringify(shown)).not.toContain("Reyes");
  });

  test("requires a job of the organization with a scorecard, and the permission to write", async () => {
    await createPooledCandidate(recruiter, "Ada Reyes");
    const stranger = await hiringTeam();
    await expect(previewRediscovery(stranger.recruiter, { jobId })).rejects.toThrow("Job not found.");
    const { rediscoveryId } = await preview();
    await expect(getRediscovery(stranger.recruiter, { rediscoveryId })).rejects.toThrow(
      "Rediscovery not found.",
    );
    expect(await latestRediscovery(stranger.recruiter, { jobId })).toEqual({ rediscovery: null });
    const { job } = await configuredJob(stranger.recruiter);
    expect((await previewRediscovery(stranger.recruiter, { jobId: job.id })).candidates).toEqual([]);
    const reader: Actor = { ...recruiter, permissions: new Set(["candidate:read"]) };
    await expect(previewRediscovery(reader, { jobId })).rejects.toMatchObject({ code: "forbidden" });
    const bare = await ownerDb.job.create({
      data: { organizationId: recruiter.organizationId, title: "x", description: "x", createdBy: "x" },
    });
    await expect(previewRediscovery(recruiter, { jobId: bare.id })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

test("a search viewed later proposes, and counts the cost of, only those who can still be added to the job", async () => {
  const [kept, twin, out, here] = await Promise.all(
    ["Kept One", "Twin Record", "Out Now", "On Job"].map((name) => createPooledCandidate(recruiter, name)),
  );
  const search = await preview();
  expect(search.credits).toBe(4);
  await mergeCandidates(recruiter, { candidateId: kept!.id, mergedId: twin!.id });
  await ownerDb.candidate.update({ where: { id: out!.id }, data: { optedOutAt: new Date() } });
  await createApplication(here!, jobId, "active");
  const later = await getRediscovery(recruiter, search);
  expect(later.candidates.map(({ name }) => name)).toEqual(["Kept One"]);
  expect(later.credits).toBe(1);
});

describe("a confirmation", () => {
  test("creates rediscovered applications that are evaluated and charged like any other", async () => {
    const employee = await createPooledCandidate(recruiter, "Employee Yes");
    await ownerDb.employee.create({
      data: { organizationId: recruiter.organizationId, candidateId: employee.id, consentedAt: new Date() },
    });
    await createPooledCandidate(recruiter, "Ada Reyes");
    const shown = await preview();
    const done = await confirmRediscovery(recruiter, { rediscoveryId: shown.rediscoveryId });
    expect(done).toMatchObject({ jobId, leftOut: 0, creditsNeeded: 2 });
    await runPipeline(recruiter.organizationId);
    const applications = await ownerDb.application.findMany({
      where: { jobId },
      orderBy: { number: "asc" },
      include: { candidate: true },
    });
    expect(
      applications.map((a) => [a.candidate.fullName, a.source, a.internal, a.number, a.scoreStatus]),
    ).toEqual(
      shown.candidates.map(({ name, internal }, i) => [name, "rediscovered", internal, i + 1, "scored"]),
    );
    expect(applications.map(({ id }) => id)).toEqual(done.applicationIds);
    // The estimate equals the later evaluation: same evaluator, same CV.
    expect(applications.map(({ overall }) => overall)).toEqual(shown.candidates.map(({ score }) => score));
    const charged = await ownerDb.creditTransaction.count({
      where: { organizationId: recruiter.organizationId, kind: "evaluation" },
    });
    expect(charged).toBe(2);
    expect(await getRediscovery(recruiter, shown)).toMatchObject({
      status: "confirmed",
      created: 2,
      candidates: applications.map(({ id, candidateId, overall }) => ({
        candidateId,
        application: { applicationId: id, scoreStatus: "scored", overall, disposition: "active" },
      })),
    });
    expect((await preview()).candidates).toEqual([]);
  });

  test("succeeds once out of ten concurrent calls", async () => {
    for (let i = 0; i < 3; i++) await createPooledCandidate(recruiter, `Ada Reyes ${i}`);
    const { rediscoveryId } = await preview();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 ? confirmRediscovery(recruiter, { rediscoveryId }) : rediscoverCandidates(recruiter, { jobId }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
    expect(await ownerDb.application.count({ where: { jobId } })).toBe(3);
  });

  test("adds a person once when two searches proposed them", async () => {
    await createPooledCandidate(recruiter, "Ada Reyes");
    const first = await preview();
    const second = await preview(10);
    const outcomes = await Promise.all(
      [first, second].map(({ rediscoveryId }) => confirmRediscovery(recruiter, { rediscoveryId })),
    );
    expect(outcomes.map(({ applicationIds }) => applicationIds.length).toSorted()).toEqual([0, 1]);
    expect(outcomes.map(({ leftOut }) => leftOut).toSorted()).toEqual([0, 1]);
  });

  test("leaves out people who opted out or joined the job since the preview", async () => {
    const out = await createPooledCandidate(recruiter, "Opted Out");
    const onJob = await createPooledCandidate(recruiter, "On The Job");
    await createPooledCandidate(recruiter, "Ada Reyes");
    const { rediscoveryId } = await preview();
    await ownerDb.candidate.update({ where: { id: out.id }, data: { optedOutAt: new Date() } });
    await createApplication(onJob, jobId, "active");
    expect(await confirmRediscovery(recruiter, { rediscoveryId })).toMatchObject({
      leftOut: 2,
      creditsNeeded: 1,
    });
    const { lastNumber } = await ownerDb.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(await ownerDb.application.count({ where: { jobId } })).toBe(lastNumber);
  });

  test("leaves out records that were merged into another since the preview", async () => {
    const kept = await createPooledCandidate(recruiter, "Ada Reyes");
    const twin = await createPooledCandidate(recruiter, "Ada M. Reyes");
    const { rediscoveryId } = await preview();
    await mergeCandidates(recruiter, { candidateId: kept.id, mergedId: twin.id });
    expect(await confirmRediscovery(recruiter, { rediscoveryId })).toMatchObject({
      leftOut: 1,
      creditsNeeded: 1,
    });
    const applications = await ownerDb.application.findMany({ where: { jobId } });
    expect(applications.map(({ candidateId }) => candidateId)).toEqual([kept.id]);
  });

  test("is refused to strangers and agents, without permission, and after the scorecard has changed", async () => {
    await createPooledCandidate(recruiter, "Ada Reyes");
    const { rediscoveryId } = await preview();
    const stranger = await hiringTeam();
    await expect(confirmRediscovery(stranger.recruiter, { rediscoveryId })).rejects.toThrow("not found");
    await expect(rediscoverCandidates(stranger.recruiter, { jobId })).rejects.toThrow("not found");
    const reader: Actor = { ...recruiter, permissions: new Set(["candidate:read"]) };
    await expect(confirmRediscovery(reader, { rediscoveryId })).rejects.toMatchObject({ code: "forbidden" });
    const agent: Actor = { ...recruiter, kind: "agent", clientId: "c", scopes: ["service:recruiter:write"] };
    await expect(confirmRediscovery(agent, { rediscoveryId })).rejects.toMatchObject({ code: "forbidden" });
    await expect(rediscoverCandidates(agent, { jobId })).rejects.toMatchObject({ code: "forbidden" });
    await publishScorecard(recruiter, { jobId, content: exampleContent() });
    await expect(confirmRediscovery(recruiter, { rediscoveryId })).rejects.toThrow("scorecard has changed");
    expect(await getRediscovery(recruiter, { rediscoveryId })).toMatchObject({
      outdated: true,
      status: "previewed",
    });
    expect(await ownerDb.application.count({ where: { jobId } })).toBe(0);
  });
});

test("publishing with the rediscovery flag searches once, and waits for a confirmation", async () => {
  await createPooledCandidate(recruiter, "Ada Reyes");
  const flagged = await otherJob(exampleContent({ rediscovery: true }));
  await runPipeline(recruiter.organizationId);
  expect(await latestRediscovery(recruiter, { jobId })).toEqual({ rediscovery: null });
  const { rediscovery } = await latestRediscovery(recruiter, { jobId: flagged });
  expect(rediscovery).toMatchObject({ found: 1, status: "previewed", outdated: false, byService: true });
  expect(await getRediscovery(recruiter, { rediscoveryId: rediscovery!.rediscoveryId })).toMatchObject({
    status: "previewed",
    candidates: [{ name: "Ada Reyes" }],
  });
  expect(await ownerDb.application.count({ where: { jobId: flagged } })).toBe(0);
});

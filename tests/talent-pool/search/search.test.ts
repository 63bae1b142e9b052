import "../../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { listApplicationFilters } from "@/lib/applications/list-filters";
import { searchApplications } from "@/lib/applications/search-applications";
import { countUnsettled } from "@/lib/ats/count-unsettled";
import { searchCandidates } from "@/lib/candidates/search-candidates";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { applied, gardenerCv, inPool } from "../people";

let recruiter: Actor;
let jobId: string;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
});

const namesFound = async (input: Parameters<typeof searchCandidates>[1]) =>
  (await searchCandidates(recruiter, input)).items.map(({ name }) => name);
const blindJob = async () => {
  const content = { ...exampleContent(), flags: { rediscovery: false, blindReview: true } };
  return (await configuredJob(recruiter, content)).job.id;
};

describe("candidates", () => {
  test("are found by words of their CVs, by name without its accents, by e-mail, by ids", async () => {
    const ada = await inPool(recruiter, "Ada Réyes");
    await inPool(recruiter, "Gil Green", gardenerCv("Gil Green"));
    await ownerDb.candidate.update({ where: { id: ada.id }, data: { email: "Ada@Reyes.example" } });
    const application = await applied(ada, jobId, "active");
    for (const input of [
      { query: "kubernetes" },
      { query: '"harbor systems" -gardener' },
      { query: "reyes" },
      { query: "REYES ada" },
      { query: "ada@reyes.example" },
      { candidateId: ada.id },
      { applicationId: application.id },
      { jobId },
    ])
      expect([input, await namesFound(input)]).toEqual([input, ["Ada Réyes"]]);
    expect(await namesFound({ query: "flower beds" })).toEqual(["Gil Green"]);
    for (const query of ["100%", "_", "\\", "'); drop", '"', "- -", "nobody"])
      expect(await namesFound({ query })).toEqual([]);
    expect((await namesFound({})).toSorted()).toEqual(["Ada Réyes", "Gil Green"]);
  });

  test("of a blind review are not found by name, nor shown with one; by words of work they are", async () => {
    const ada = await inPool(recruiter, "Ada Reyes");
    await applied(ada, await blindJob(), "active");
    expect(await namesFound({ query: "reyes" })).toEqual([]);
    const { items } = await searchCandidates(recruiter, { query: "kubernetes" });
    expect(items).toMatchObject([
      { blind: true, name: `Candidate ${ada.number} of the pool`, headline: null },
    ]);
    expect(JSON.stringify(items)).not.toContain("Reyes");
    await ownerDb.application.updateMany({
      where: { candidateId: ada.id },
      data: { disposition: "accepted" },
    });
    expect(await namesFound({ query: "reyes" })).toEqual(["Ada Reyes"]);
  });

  test.each([
    ["of a job", () => ({ jobId })],
    ["of the whole pool", () => ({})],
  ])("%s are sorted by score over pages, each once; unscored last; erased never", async (_, among) => {
    const scores = [70, null, 90, 70, 20, null];
    for (const [i, overall] of scores.entries()) {
      const application = await applicant(recruiter, jobId, { fullName: `P${i}` });
      await ownerDb.application.update({ where: { id: application.id }, data: { overall } });
    }
    // Somebody's other application, with less of a score, makes nobody of them come twice.
    const { candidate } = await ownerDb.application.findFirstOrThrow({
      where: { jobId, overall: 90 },
      include: { candidate: true },
    });
    const other = (await configuredJob(recruiter)).job.id;
    const twice = await applied(candidate, other, "active");
    await ownerDb.application.update({ where: { id: twice.id }, data: { overall: 70 } });
    const erased = await applicant(recruiter, jobId, { fullName: "Erased" });
    await ownerDb.candidate.update({ where: { id: erased.candidateId }, data: { erasedAt: new Date() } });
    for (const sort of ["score", "recent"] as const) {
      const names: string[] = [];
      const seen: (number | null)[] = [];
      let cursor: string | undefined;
      do {
        const page = await searchCandidates(recruiter, { ...among(), sort, limit: 2, cursor });
        expect(page.total).toBe(6);
        names.push(...page.items.map(({ name }) => name));
        seen.push(...page.items.map(({ score }) => score));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      if (sort === "score") expect(seen).toEqual([90, 70, 70, 20, null, null]);
      else expect(names).toEqual(["P5", "P4", "P3", "P2", "P1", "P0"]);
      expect(new Set(names).size).toBe(6);
    }
  });

  test("that were merged into another are found as that other, and by their own id", async () => {
    const from = await inPool(recruiter, "Ada Reyes");
    const into = await inPool(recruiter, "Ada M. Reyes");
    const { organizationId } = recruiter;
    await ownerDb.candidateAlias.create({
      data: { organizationId, candidateId: into.id, kind: "merged", value: from.id },
    });
    expect(await namesFound({ query: "reyes" })).toEqual(["Ada M. Reyes"]);
    expect(await namesFound({ candidateId: from.id })).toEqual(["Ada Reyes"]);
  });

  test("are told apart by rediscovery and by working here, and the score is that of the applications asked for", async () => {
    const ada = await inPool(recruiter, "Ada Reyes");
    await inPool(recruiter, "Bo Lind");
    const other = (await configuredJob(recruiter)).job.id;
    const first = await applied(ada, jobId, "active");
    const second = await applied(ada, other, "active");
    await ownerDb.application.update({ where: { id: first.id }, data: { overall: 90 } });
    await ownerDb.application.update({
      where: { id: second.id },
      data: { overall: 40, source: "rediscovered" },
    });
    expect((await searchCandidates(recruiter, { rediscovered: true })).items).toMatchObject([
      { name: "Ada Reyes", score: 40, applications: [{ applicationId: second.id, rediscovered: true }] },
    ]);
    expect(await namesFound({ rediscovered: false })).toEqual(["Bo Lind"]);
    const { organizationId } = recruiter;
    await ownerDb.employee.create({ data: { organizationId, candidateId: ada.id } });
    expect(await namesFound({ internal: true })).toEqual(["Ada Reyes"]);
    expect(await namesFound({ internal: false })).toEqual(["Bo Lind"]);
    expect((await searchCandidates(recruiter, { candidateId: ada.id })).items).toMatchObject([{ score: 90 }]);
  });

  test("of another organization are nobody's, and reading them needs the permission", async () => {
    const ada = await inPool(recruiter, "Ada Reyes");
    const application = await applied(ada, jobId, "active");
    const stranger = await hiringTeam();
    for (const input of [
      {},
      { query: "reyes" },
      { candidateId: ada.id },
      { applicationId: application.id },
      { jobId },
    ]) {
      expect((await searchCandidates(stranger.recruiter, input)).total).toBe(0);
      expect((await searchApplications(stranger.recruiter, input)).total).toBe(0);
    }
    await ownerDb.application.update({ where: { id: application.id }, data: { atsSync: "failed" } });
    expect(await countUnsettled(stranger.recruiter, {})).toEqual({ unsettled: 0 });
    expect(await listApplicationFilters(stranger.recruiter, {})).toEqual({ jobs: [], stages: [] });
    const nobody: Actor = { ...recruiter, permissions: new Set(["job:read"]) };
    await expect(searchCandidates(nobody, {})).rejects.toMatchObject({ code: "forbidden" });
    for (const act of [searchApplications, countUnsettled, listApplicationFilters])
      await expect(act(nobody, {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(searchCandidates(recruiter, { cursor: "nonsense" })).rejects.toMatchObject({
      code: "invalid",
    });
  });
});

describe("applications", () => {
  test("are found by each state they can be in, and only those", async () => {
    const odd = await applicant(recruiter, jobId, { fullName: "Odd One" });
    for (let i = 0; i < 3; i++) await applicant(recruiter, jobId, { fullName: `Plain ${i}` });
    const state = {
      stage: "Onsite",
      disposition: "accepted",
      scoreStatus: "stale",
      verification: "flagged",
      atsSync: "failed",
      commentSync: "unknown",
      syncReason: "The ATS refused it.",
      internal: true,
    } as const;
    await ownerDb.application.update({ where: { id: odd.id }, data: { ...state, source: "rediscovered" } });
    const { syncReason, ...filters } = {
      ...state,
      rediscovered: true,
      applicationId: odd.id,
      unsettled: true,
      query: "odd",
    };
    for (const [name, value] of Object.entries(filters)) {
      const { items, total } = await searchApplications(recruiter, { [name]: value });
      expect([name, total, items.map((item) => item.name)]).toEqual([name, 1, ["Odd One"]]);
      expect(items[0]).toMatchObject({ ...state, rediscovered: true, syncReason, jobId });
    }
    expect((await searchApplications(recruiter, { stage: "onsite" })).total).toBe(1);
    for (const filter of [{ rediscovered: false }, { unsettled: false }, { query: "plain" }])
      expect((await searchApplications(recruiter, filter)).total).toBe(3);
    expect(await countUnsettled(recruiter, {})).toEqual({ unsettled: 1 });
    expect(await listApplicationFilters(recruiter, {})).toEqual({
      jobs: [{ jobId, title: "Backend Engineer" }],
      stages: ["Applied", "Onsite"],
    });
    expect(
      (await searchApplications(recruiter, { jobId, scoreStatus: "stale", internal: false })).total,
    ).toBe(0);
  });

  test("are sorted over pages, each once; a blind one keeps its pseudonym and is not found by name", async () => {
    const blind = await blindJob();
    for (const overall of [50, null, 80, 50])
      await ownerDb.application.update({
        where: { id: (await applicant(recruiter, blind)).id },
        data: { overall },
      });
    const seen: (number | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchApplications(recruiter, { jobId: blind, sort: "score", limit: 1, cursor });
      for (const item of page.items)
        expect(item).toMatchObject({ blind: true, name: expect.stringMatching(/^Candidate \d$/) });
      seen.push(...page.items.map(({ overall }) => overall));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([80, 50, 50, null]);
    expect((await searchApplications(recruiter, { query: "reyes" })).total).toBe(0);
  });
});

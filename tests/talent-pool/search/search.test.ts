import "../../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { listApplicationFilters } from "@/lib/hiring/applications/list-filters";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { countUnsettled } from "@/lib/records/ats/count-unsettled";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { allPages } from "../../support/all-pages";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { createApplication, gardenerCv, createPooledCandidate } from "../people";

let recruiter: Actor;
let jobId: string;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
});

const namesFound = async (input: Parameters<typeof searchCandidates>[1]) =>
  (await searchCandidates(recruiter, input)).items.map(({ name }) => name);
const blindJob = async () => (await configuredJob(recruiter, exampleContent({ blindReview: true }))).job.id;

describe("candidates", () => {
  test("are found by words of their CVs, by name regardless of accents, by e-mail and by ids", async () => {
    const ada = await createPooledCandidate(recruiter, "Ada Réyes");
    await createPooledCandidate(recruiter, "Gil Green", gardenerCv("Gil Green"));
    await ownerDb.candidate.update({ where: { id: ada.id }, data: { email: "Ada@Reyes.example" } });
    const application = await createApplication(ada, jobId, "active");
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

  test("in a blind review are found by words of their CVs, but not by name, and are shown without one", async () => {
    const ada = await createPooledCandidate(recruiter, "Ada Reyes");
    await createApplication(ada, await blindJob(), "active");
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
  ])("%s are sorted over pages, each once, unscored last, without erased ones", async (_, among) => {
    const scores = [70, null, 90, 70, 20, null];
    for (const [i, overall] of scores.entries()) {
      const application = await applicant(recruiter, jobId, { fullName: `P${i}` });
      await ownerDb.application.update({ where: { id: application.id }, data: { overall } });
    }
    // A second application with a lower score does not list its candidate twice.
    const { candidate } = await ownerDb.application.findFirstOrThrow({
      where: { jobId, overall: 90 },
      include: { candidate: true },
    });
    const other = (await configuredJob(recruiter)).job.id;
    const second = await createApplication(candidate, other, "active");
    await ownerDb.application.update({ where: { id: second.id }, data: { overall: 70 } });
    const erased = await applicant(recruiter, jobId, { fullName: "Erased" });
    await ownerDb.candidate.update({ where: { id: erased.candidateId }, data: { erasedAt: new Date() } });
    for (const sort of ["score", "recent"] as const) {
      const pages = await allPages((cursor) =>
        searchCandidates(recruiter, { ...among(), sort, limit: 2, cursor }),
      );
      for (const { total } of pages) expect(total).toBe(6);
      const all = pages.flatMap(({ items }) => items);
      const names = all.map(({ name }) => name);
      if (sort === "score") expect(all.map(({ score }) => score)).toEqual([90, 70, 70, 20, null, null]);
      else expect(names).toEqual(["P5", "P4", "P3", "P2", "P1", "P0"]);
      expect(new Set(names).size).toBe(6);
    }
  });

  test("merged into another are found as that other, and by their own id", async () => {
    const from = await createPooledCandidate(recruiter, "Ada Reyes");
    const into = await createPooledCandidate(recruiter, "Ada M. Reyes");
    const { organizationId } = recruiter;
    await ownerDb.candidateAlias.create({
      data: { organizationId, candidateId: into.id, kind: "merged", value: from.id },
    });
    expect(await namesFound({ query: "reyes" })).toEqual(["Ada M. Reyes"]);
    expect(await namesFound({ candidateId: from.id })).toEqual(["Ada Reyes"]);
  });

  test("are filtered by rediscovery and employment, with the score of the matching applications", async () => {
    const ada = await createPooledCandidate(recruiter, "Ada Reyes");
    await createPooledCandidate(recruiter, "Bo Lind");
    const other = (await configuredJob(recruiter)).job.id;
    const first = await createApplication(ada, jobId, "active");
    const second = await createApplication(ada, other, "active");
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

  test("of another organization are not found, and reading requires the permission", async () => {
    const ada = await createPooledCandidate(recruiter, "Ada Reyes");
    const application = await createApplication(ada, jobId, "active");
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
    expect(await listApplicationFilters(stranger.recruiter, {})).toEqual({
      jobs: [],
      stages: [],
      tags: [],
      inAts: false,
    });
    const withoutPermission: Actor = { ...recruiter, permissions: new Set(["job:read"]) };
    await expect(searchCandidates(withoutPermission, {})).rejects.toMatchObject({ code: "forbidden" });
    for (const act of [searchApplications, countUnsettled, listApplicationFilters])
      await expect(act(withoutPermission, {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(searchCandidates(recruiter, { cursor: "nonsense" })).rejects.toMatchObject({
      code: "invalid",
    });
  });
});

describe("applications", () => {
  test("are filtered by each of their states", async () => {
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
      tags: [],
      inAts: false,
    });
    expect(
      (await searchApplications(recruiter, { jobId, scoreStatus: "stale", internal: false })).total,
    ).toBe(0);
  });

  test("are sorted over pages, each once; blind ones keep their pseudonym and are not found by name", async () => {
    const blind = await blindJob();
    for (const overall of [50, null, 80, 50])
      await ownerDb.application.update({
        where: { id: (await applicant(recruiter, blind)).id },
        data: { overall },
      });
    const pages = await allPages((cursor) =>
      searchApplications(recruiter, { jobId: blind, sort: "score", limit: 1, cursor }),
    );
    const all = pages.flatMap(({ items }) => items);
    for (const item of all)
      expect(item).toMatchObject({ blind: true, name: expect.stringMatching(/^Candidate \d$/) });
    expect(all.map(({ overall }) => overall)).toEqual([80, 50, 50, null]);
    expect((await searchApplications(recruiter, { query: "reyes" })).total).toBe(0);
  });
});

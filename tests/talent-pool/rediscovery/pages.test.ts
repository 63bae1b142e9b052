import "../../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { getPool } from "@/lib/hiring/talent-pool/get-pool";
import { getRediscovery } from "@/lib/hiring/talent-pool/rediscovery/get-rediscovery";
import { listRediscoveries } from "@/lib/hiring/talent-pool/rediscovery/list-rediscoveries";
import { previewRediscovery } from "@/lib/hiring/talent-pool/rediscovery/preview-rediscovery";
import { confirmRediscovery } from "@/lib/hiring/talent-pool/rediscovery/rediscover-candidates";
import { searchPeople } from "@/lib/hiring/talent-pool/search/search-people";
import { runPipeline } from "../../support/pipeline";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { createApplication, databaseCv, gardenerCv, createPooledCandidate } from "../people";

let recruiter: Actor;
let jobId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
});

describe("the page of a search", () => {
  test("shows matching quotes for each person and where they are known from", async () => {
    const { organizationId } = recruiter;
    const ada = await createPooledCandidate(recruiter, "Ada Reyes");
    const other = (await configuredJob(recruiter)).job;
    await createApplication(ada, other.id, "withdrawn");
    const emil = await createPooledCandidate(recruiter, "Emil Lund");
    const consentedAt = new Date("2026-03-03T00:00:00Z");
    await ownerDb.employee.create({
      data: { organizationId, candidateId: emil.id, title: "Analyst", team: "Data", consentedAt },
    });
    const { rediscoveryId } = await previewRediscovery(recruiter, { jobId });
    const shown = await getRediscovery(recruiter, { rediscoveryId });
    const byName = new Map(shown.candidates.map((each) => [each.name, each]));
    expect(byName.get("Ada Reyes")?.origin).toMatchObject({
      employee: null,
      lastApplication: { jobTitle: "Backend Engineer", disposition: "withdrawn" },
    });
    expect(byName.get("Emil Lund")?.origin).toEqual({
      source: "upload",
      employee: { title: "Analyst", team: "Data", consentedAt: consentedAt.toISOString() },
      lastApplication: null,
    });
    const match = shown.matches[ada.id]!;
    expect(match.terms).toEqual([
      {
        term: "PostgreSQL",
        excerpt: {
          before: "- Ran ",
          words: "PostgreSQL",
          after: " in production for a product with two million users.",
        },
      },
    ]);
    expect(match.criteria.map(({ name, verdict }) => [name, verdict])).toEqual([
      ["PostgreSQL in production", "met"],
      ["Mentoring", expect.stringMatching(/met|partly/)],
    ]);
    for (const { name, quotes } of match.criteria) {
      expect(quotes, name).not.toEqual([]);
      for (const quote of quotes) {
        expect(quote).not.toBe("");
        expect(databaseCv("Ada Reyes")).toContain(quote);
      }
    }
  });

  test("hides names and identifying job titles in a blind review", async () => {
    const blindJob = (await configuredJob(recruiter, exampleContent({ blindReview: true }))).job.id;
    const emil = await createPooledCandidate(recruiter, "Emil Lund");
    const { organizationId } = recruiter;
    await ownerDb.employee.create({
      data: {
        organizationId,
        candidateId: emil.id,
        title: "Head of Data",
        team: "Data",
        consentedAt: new Date(),
      },
    });
    const { rediscoveryId } = await previewRediscovery(recruiter, { jobId: blindJob });
    const shown = await getRediscovery(recruiter, { rediscoveryId });
    expect(shown).toMatchObject({ blind: true, candidates: [{ internal: true, headline: null }] });
    expect(JSON.stringify(shown)).not.toMatch(/Emil|Lund|Head of Data/);
  });
});

describe("choosing from the proposed people", () => {
  test("applies only those chosen, and lists the outcome", async () => {
    const people = [];
    for (const name of ["Ada Reyes", "Bo Lind", "Cy Dahl"])
      people.push(await createPooledCandidate(recruiter, name));
    const { rediscoveryId } = await previewRediscovery(recruiter, { jobId });
    expect((await listRediscoveries(recruiter, {})).items).toMatchObject([
      { rediscoveryId, status: "previewed", found: 3, by: "Robin Recruiter", outcome: null },
    ]);
    const chosen = [people[0]!.id, people[2]!.id];
    const done = await confirmRediscovery(recruiter, { rediscoveryId, candidateIds: chosen });
    expect(done).toMatchObject({ leftOut: 0, creditsNeeded: 2 });
    expect((await listRediscoveries(recruiter, {})).items[0]?.outcome).toMatchObject({
      applied: 2,
      waiting: 2,
      scored: 0,
    });
    await runPipeline(recruiter.organizationId);
    const applications = await ownerDb.application.findMany({ where: { jobId } });
    expect(applications.map(({ candidateId }) => candidateId).toSorted()).toEqual(chosen.toSorted());
    await ownerDb.application.update({
      where: { id: done.applicationIds[0] },
      data: { disposition: "hired" },
    });
    expect((await listRediscoveries(recruiter, {})).items[0]?.outcome).toEqual({
      applied: 2,
      waiting: 0,
      scored: 2,
      active: 1,
      accepted: 0,
      rejected: 0,
      hired: 1,
    });
    const { candidates } = await getRediscovery(recruiter, { rediscoveryId });
    expect(candidates.filter(({ application }) => application === null).map(({ name }) => name)).toEqual([
      "Bo Lind",
    ]);
  });

  test("is refused for people who were not proposed, and for an empty choice", async () => {
    await createPooledCandidate(recruiter, "Ada Reyes");
    const gardener = await createPooledCandidate(recruiter, "Gil Green", gardenerCv("Gil Green"));
    const { rediscoveryId, candidates } = await previewRediscovery(recruiter, { jobId });
    const ids = candidates.map(({ candidateId }) => candidateId);
    for (const candidateIds of [[...ids, gardener.id], []])
      await expect(confirmRediscovery(recruiter, { rediscoveryId, candidateIds })).rejects.toMatchObject({
        code: "invalid",
      });
    expect(await ownerDb.application.count({ where: { jobId } })).toBe(0);
    // Of two concurrent confirmations only the first succeeds.
    const twice = await Promise.allSettled(
      [1, 2].map(() => confirmRediscovery(recruiter, { rediscoveryId, candidateIds: ids })),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await ownerDb.application.count({ where: { jobId } })).toBe(ids.length);
  });

  test("lists searches in pages, and none of another organization", async () => {
    for (let n = 0; n < 3; n++) await previewRediscovery(recruiter, { jobId });
    const first = await listRediscoveries(recruiter, { limit: 2 });
    const second = await listRediscoveries(recruiter, { limit: 2, cursor: first.nextCursor! });
    expect(first.total).toBe(3);
    const all = [...first.items, ...second.items];
    expect(new Set(all.map((each) => each.rediscoveryId)).size).toBe(3);
    expect(all.map(({ current }) => current)).toEqual([true, false, false]);
    expect(second.nextCursor).toBeNull();
    const stranger = (await hiringTeam()).recruiter;
    expect(await listRediscoveries(stranger, {})).toMatchObject({ items: [], total: 0 });
  });
});

describe("the pool", () => {
  test("counts who is indexed, and why others are not", async () => {
    const { organizationId } = recruiter;
    const ada = await createPooledCandidate(recruiter, "Ada Reyes");
    const emil = await createPooledCandidate(recruiter, "Emil Lund");
    const out = await createPooledCandidate(recruiter, "Opted Out");
    await ownerDb.candidate.update({ where: { id: out.id }, data: { optedOutAt: new Date() } });
    await ownerDb.employee.create({
      data: { organizationId, candidateId: emil.id, consentedAt: new Date() },
    });
    const bare = await ownerDb.candidate.create({
      data: { organizationId, fullName: "No Cv", createdBy: "x" },
    });
    await ownerDb.employee.create({ data: { organizationId, candidateId: bare.id } });
    expect(await getPool(recruiter, {})).toMatchObject({
      indexed: 2,
      cvs: 3,
      employees: { indexed: 1, consented: 1, total: 2 },
      lastIndexedAt: expect.stringMatching(/^\d{4}-/),
      notIndexed: [
        { reason: "no_cv", count: 1 },
        { reason: "opted_out", count: 1 },
      ],
    });
    const stranger = (await hiringTeam()).recruiter;
    expect(await getPool(stranger, {})).toEqual({
      indexed: 0,
      cvs: 0,
      employees: { indexed: 0, consented: 0, total: 0 },
      lastIndexedAt: null,
      notIndexed: [],
    });
    const { items } = await searchPeople(recruiter, { query: "kubernetes" });
    expect(items.map(({ name }) => name).toSorted()).toEqual([ada.fullName, emil.fullName].toSorted());
  });

  test("is searched by words, with excerpts that contain no name", async () => {
    await createPooledCandidate(
      recruiter,
      "Ada Reyes",
      databaseCv("Ada Reyes").replace("PostgreSQL in", "PóstgreSQL (C++) in"),
    );
    const excerpt = async (query: string) => (await searchPeople(recruiter, { query })).items[0]?.excerpt;
    expect(await excerpt('"in production" -gardener')).toEqual({
      before: "- Ran PóstgreSQL (C++) ",
      words: "in production",
      after: " for a product with two million users.",
    });
    expect(await excerpt("postgresql")).toMatchObject({ words: "PóstgreSQL" });
    // A search by name finds the person, but gives no excerpt.
    expect(await searchPeople(recruiter, { query: "Reyes" })).toMatchObject({
      total: 1,
      items: [{ excerpt: null }],
    });
    expect(await searchPeople(recruiter, { query: "a(b[c" })).toMatchObject({ total: 0, items: [] });
  });
});

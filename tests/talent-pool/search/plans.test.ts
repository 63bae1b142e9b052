import { database } from "../../support/database";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import { suggestCandidates } from "@/lib/records/candidates/suggest-candidates";
import { sentStatements } from "../../support/sent-statements";
import { hiringTeam, ownerDb } from "../../support/world";

let recruiter: Actor;
const app = new pg.Client({ connectionString: database.appUrl });

beforeAll(async () => {
  const team = await hiringTeam();
  ({ recruiter } = team);
  const { organization } = team;
  await ownerDb.$executeRaw`
    INSERT INTO "Candidate" (id, "organizationId", number, "fullName", "createdBy", "updatedAt")
    SELECT gen_random_uuid(), ${organization.id}::uuid, i, 'Person ' || md5(i::text), ${recruiter.id}, now()
    FROM generate_series(1, 20000) i`;
  await ownerDb.$executeRaw`
    INSERT INTO "CandidateWords" ("organizationId", "candidateId", words)
    SELECT "organizationId", id, to_tsvector('simple', md5(number::text) || ' ' || md5((number + 1)::text)) FROM "Candidate" WHERE "organizationId" = ${organization.id}::uuid`;
  // Before VACUUM, a GIN index keeps new entries in a pending list that each search reads whole.
  await ownerDb.$executeRaw`VACUUM ANALYZE "Candidate"`;
  await ownerDb.$executeRaw`VACUUM ANALYZE "CandidateWords"`;
  await app.connect();
});
afterAll(() => app.end());

/** The plan of the only statement about candidates' names that this work sends, behind row-level security. */
async function planOf(work: () => Promise<unknown>): Promise<string> {
  const [statement, ...more] = await sentStatements('c."fullName"', work);
  expect(more).toEqual([]);
  await app.query("BEGIN");
  try {
    await app.query(
      "SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', $1, true)",
      [recruiter.organizationId],
    );
    const { rows } = await app.query(`EXPLAIN ${statement!.text}`, statement!.values);
    return JSON.stringify(rows);
  } finally {
    await app.query("ROLLBACK");
  }
}

test.each(["c4ca4238", "Person c4ca4238a0", "Ada@Example.com"])(
  "the search for %s looks for words, names and e-mail addresses by their indexes",
  async (query) => {
    const plan = await planOf(() => searchCandidates(recruiter, { query }));
    for (const index of ["CandidateWords_words_idx", "Candidate_name_trigrams", "Candidate_folded_email"])
      expect(plan).toContain(index);
  },
);

test.each(["c4ca4238a0", "qz"])("suggestions for %s look for names by their index", async (typed) => {
  expect(await planOf(() => suggestCandidates(recruiter, { typed }))).toContain("Candidate_name_trigrams");
});

test("a telephone number is looked up by its index, not compared with everybody's", async () => {
  await app.query("BEGIN");
  await app.query(
    "SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', $1, true)",
    [recruiter.organizationId],
  );
  const { rows } = await app.query(
    `EXPLAIN SELECT id FROM "Candidate" WHERE phone_key(phone) = phone_key('+49 151 55501234')`,
  );
  await app.query("ROLLBACK");
  expect(JSON.stringify(rows)).toMatch(/Candidate_phone_key.*phone_key\(phone\) = /);
});

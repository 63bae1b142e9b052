import { database } from "../../support/database";
import pg from "pg";
import { expect, test } from "vitest";
import { hiringTeam, ownerDb } from "../../support/world";

test("keyword search uses its indexes behind row-level security", async () => {
  const { organization, recruiter } = await hiringTeam();
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
  const app = new pg.Client({ connectionString: database.appUrl });
  await app.connect();
  await app.query("BEGIN");
  await app.query(
    "SELECT set_config('role', 'shortlist_tenant', true), set_config('app.organization_id', $1, true)",
    [organization.id],
  );
  const planOf = async (query: string) => JSON.stringify((await app.query(`EXPLAIN ${query}`)).rows);
  const byWords = `SELECT * FROM "CandidateWords" w WHERE w.words @@ websearch_to_tsquery('simple', folded('c4ca4238'))`;
  const byName = `SELECT * FROM "Candidate" c WHERE folded(c."fullName") LIKE folded('%c4ca4238a0%')`;
  expect(await planOf(byWords)).toContain("CandidateWords_words_idx");
  expect(await planOf(byName)).toContain("Candidate_name_trigrams");
  const byAddress = `SELECT * FROM "Candidate" c WHERE folded(c.email) = folded('Ada@Example.com')`;
  expect(await planOf(byAddress)).toContain("Candidate_folded_email");
  const byStart = `SELECT * FROM "Candidate" c WHERE folded(c."fullName") LIKE 'qz%' OR folded(c."fullName") LIKE '% qz%'`;
  expect(await planOf(byStart)).toContain("Candidate_name_trigrams");
  await app.end();
});

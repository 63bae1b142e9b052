import "../../support/database";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Terms } from "@/lib/hiring/talent-pool/index/candidate-terms";
import { compactPool } from "@/lib/hiring/talent-pool/index/compact-pool";
import { clearLists } from "@/lib/hiring/talent-pool/search/list-cache";
import { hiringTeam, ownerDb } from "../../support/world";
import { index, search } from "./indexed";
import { bruteForce } from "./reference";

/** For organizations in this table a merge fails when it writes the second half of a block's buckets. */
beforeAll(async () => {
  await ownerDb.$executeRaw`CREATE TABLE dying (id uuid PRIMARY KEY)`;
  await ownerDb.$executeRaw`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
      IF NEW.bucket >= 1024 AND EXISTS (SELECT 1 FROM dying WHERE id = NEW."organizationId") THEN
        RAISE 'the merge dies here';
      END IF;
      RETURN NEW;
    END $$`;
  await ownerDb.$executeRaw`
    CREATE TRIGGER die BEFORE INSERT ON "PostingList" FOR EACH ROW EXECUTE FUNCTION die()`;
});

const words = Array.from({ length: 40 }, (_, i) => `word${i}`);
const query = new Map(words.map((word, i) => [word, 1 + (i % 7)]));
/** Enough words to fill both halves of the buckets; now and then none, which removes the candidate. */
const someTerms = fc.oneof(
  { weight: 1, arbitrary: fc.constant(new Map<string, number>()) },
  {
    weight: 5,
    arbitrary: fc
      .uniqueArray(fc.constantFrom(...words), { minLength: 12, maxLength: 20 })
      .chain((chosen) =>
        fc
          .array(fc.integer({ min: 1, max: 255 }), { minLength: chosen.length, maxLength: chosen.length })
          .map((impacts): Terms => new Map(chosen.map((word, i) => [word, impacts[i] as number]))),
      ),
  },
);
const someEntries = fc.uniqueArray(
  fc.record({
    number: fc.oneof(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 65_530, max: 65_540 })),
    terms: someTerms,
  }),
  { selector: ({ number }) => number, minLength: 1, maxLength: 12 },
);

test("a merge that fails halfway changes nothing, and concurrent merges and writes lose or double nobody", async () => {
  await fc.assert(
    fc.asyncProperty(someEntries, someEntries, someEntries, async (first, second, third) => {
      const { system, organization } = await hiringTeam({ credits: 0 });
      const truth = new Map<number, Terms>();
      const write = async (entries: typeof first) => {
        await index(system, { entries });
        for (const { number, terms } of entries) truth.set(number, terms);
      };
      const check = async () => expect(await search(system, query, 50)).toEqual(bruteForce(truth, query, 50));
      const where = { organizationId: organization.id };
      const stored = async () => ({
        lists: await ownerDb.postingList.findMany({ where, orderBy: [{ block: "asc" }, { bucket: "asc" }] }),
        blocks: await ownerDb.postingBlock.findMany({ where, orderBy: { block: "asc" } }),
        delta: await ownerDb.postingDelta.findMany({ where, orderBy: { candidateNumber: "asc" } }),
      });

      await write(first);
      await compactPool(system);
      await write(second);
      const before = await stored();
      await ownerDb.$executeRaw`INSERT INTO dying VALUES (${organization.id}::uuid)`;
      const failed = await compactPool(system).then(
        () => false,
        () => true,
      );
      // Removing somebody who was never listed writes nothing and cannot fail.
      if (second.some(({ terms }) => terms.size > 0)) expect(failed).toBe(true);
      if (failed && second.every(({ number }) => number < 65_536)) expect(await stored()).toEqual(before);
      clearLists();
      await check();

      await ownerDb.$executeRaw`DELETE FROM dying WHERE id = ${organization.id}::uuid`;
      await Promise.all([compactPool(system), write(third), compactPool(system), compactPool(system)]);
      await check();
      await compactPool(system);
      expect(await ownerDb.postingDelta.count({ where })).toBe(0);
      await check();
      clearLists();
      await check();
      const everybody = [...truth].filter(([, terms]) => terms.size > 0).length;
      const listed = await ownerDb.$queryRaw<{ people: number }[]>`
        SELECT coalesce(sum(l.counts[array_position(l.terms, '')]), 0)::int AS people FROM "PostingList" l
        WHERE l."organizationId" = ${organization.id}::uuid AND '' = ANY(l.terms)`;
      expect(listed).toEqual([{ people: everybody }]);
    }),
    { numRuns: 25 },
  );
});

test("candidates rewritten during merges keep the last write", async () => {
  const { system } = await hiringTeam({ credits: 0 });
  const versions = (n: number) =>
    Array.from({ length: 30 }, (_, i) => ({ number: i + 1, terms: new Map([[`word${n}`, 1 + i]]) }));
  await index(system, { entries: versions(0) });
  for (let n = 1; n <= 6; n++)
    await Promise.all([compactPool(system), index(system, { entries: versions(n) }), compactPool(system)]);
  await compactPool(system);
  expect(await search(system, new Map([["word6", 1]]), 50)).toHaveLength(30);
  for (let n = 0; n < 6; n++) expect(await search(system, new Map([[`word${n}`, 1]]), 50)).toEqual([]);
});

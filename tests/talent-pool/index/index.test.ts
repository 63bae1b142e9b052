import "../../support/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Terms } from "@/lib/hiring/talent-pool/index/candidate-terms";
import { compactPool } from "@/lib/hiring/talent-pool/index/compact-pool";
import { clearLists } from "@/lib/hiring/talent-pool/search/list-cache";
import { packPostings, unpackPostings, mostPacked } from "@/lib/hiring/talent-pool/index/posting-codec";
import { hiringTeam, ownerDb } from "../../support/world";
import { index, search } from "./indexed";
import { bruteForce } from "./reference";

test("packs and unpacks short and long lists unchanged, and rejects damaged bytes", () => {
  const numbers = fc.oneof(
    fc.uniqueArray(fc.integer({ min: 0, max: 65_535 }), { maxLength: 400 }),
    // Around the length from which offsets are a bitmap, and a full block.
    fc
      .record({
        count: fc.oneof(fc.integer({ min: 8_180, max: 8_200 }), fc.constant(65_536)),
        seed: fc.nat(),
      })
      .map(({ count, seed }) => Array.from({ length: count }, (_, i) => (i * 40_503 + seed) % 65_536)),
  );
  const out = new Uint8Array(mostPacked + 4);
  fc.assert(
    fc.property(numbers, (listed) => {
      const offsets = Uint16Array.from(listed.toSorted((a, b) => a - b));
      const impacts = offsets.map((offset) => 1 + (offset % 255));
      const postings = { offsets, impacts: Uint8Array.from(impacts) };
      const end = packPostings(postings, out.fill(255), 3);
      expect(unpackPostings(out.subarray(3, end), offsets.length)).toEqual(postings);
      expect(() => unpackPostings(out.subarray(3, end + 1), offsets.length)).toThrow("damaged");
    }),
    { numRuns: 60 },
  );
  expect(() => unpackPostings(Uint8Array.of(1), 2)).toThrow("damaged");
  expect(() => unpackPostings(new Uint8Array(8_192 + 9_000), 9_000)).toThrow("damaged");
});

const words = ["sql", "go", "@React", "plc", "nurse", "audit", "constructor", "toString"];
const someTerms = fc
  .dictionary(fc.constantFrom(...words), fc.integer({ min: 1, max: 255 }), {
    maxKeys: 6,
    noNullPrototype: true,
  })
  .map((terms) => new Map(Object.entries(terms)));
/** Few numbers, on both sides of a block's end, so that candidates are often changed and removed. */
const someNumber = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 65_530, max: 65_545 }),
  fc.constantFrom(200_000, 131_071),
);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant("index" as const),
      entries: fc.uniqueArray(fc.record({ number: someNumber, terms: someTerms }), {
        selector: ({ number }) => number,
        maxLength: 8,
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("compact" as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("forget" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("search" as const),
      query: someTerms,
      most: fc.integer({ min: 1, max: 6 }),
    }),
  },
);

test("a search is exact after any sequence of writes, removals, compactions and cache drops", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { system } = await hiringTeam({ credits: 0 });
      const truth = new Map<number, Terms>();
      for (const each of steps) {
        if (each.act === "index") {
          await index(system, { entries: each.entries });
          for (const { number, terms } of each.entries) truth.set(number, terms);
        } else if (each.act === "compact") await compactPool(system);
        else if (each.act === "forget") clearLists();
        else
          expect(await search(system, each.query, each.most)).toEqual(
            bruteForce(truth, each.query, each.most),
          );
      }
      const everything = new Map(words.map((word, i) => [word, i + 1]));
      expect(await search(system, everything, 50)).toEqual(bruteForce(truth, everything, 50));
    }),
    { numRuns: 40 },
  );
});

test("compaction deletes the postings of removed candidates from the database", async () => {
  const { system, organization } = await hiringTeam({ credits: 0 });
  await index(system, { entries: [{ number: 1, terms: new Map([["sql", 9]]) }] });
  await compactPool(system);
  await index(system, { entries: [{ number: 1, terms: new Map() }] });
  expect(await search(system, new Map([["sql", 1]]), 5)).toEqual([]);
  await compactPool(system);
  const where = { organizationId: organization.id };
  expect(await ownerDb.postingList.count({ where })).toBe(0);
  expect(await ownerDb.postingDelta.count({ where })).toBe(0);
});

test("a search finds nobody of another organization", async () => {
  const ours = await hiringTeam({ credits: 0 });
  const theirs = await hiringTeam({ credits: 0 });
  const query = new Map([["sql", 1]]);
  await index(ours.system, { entries: [{ number: 1, terms: new Map([["sql", 9]]) }] });
  expect(await search(theirs.system, query, 5)).toEqual([]);
  await compactPool(ours.system);
  expect(await search(ours.system, query, 5)).toHaveLength(1);
  expect(await search(theirs.system, query, 5)).toEqual([]);
});

test("searches during indexing and compaction never miss candidates who stay indexed", async () => {
  const { system } = await hiringTeam({ credits: 0 });
  const query = new Map([["sql", 1]]);
  const entry = (number: number) => ({ number, terms: new Map([["sql", 1 + (number % 200)]]) });
  await index(system, { entries: Array.from({ length: 20 }, (_, i) => entry(i + 1)) });
  let writing = true;
  const writer = (async () => {
    for (let i = 21; i < 51; i++) {
      await index(system, { entries: [entry(i), entry(1 + (i % 20))] });
      if (i % 3 === 0) await Promise.all([compactPool(system), compactPool(system)]);
    }
    writing = false;
  })();
  while (writing) {
    const numbers = new Set((await search(system, query, 100)).map(({ number }) => number));
    for (let number = 1; number <= 20; number++) expect(numbers.has(number)).toBe(true);
  }
  await writer;
  await compactPool(system);
  expect(await search(system, query, 100)).toHaveLength(50);
});

test("requests a merge once five hundred entries are waiting", async () => {
  const { system, organization } = await hiringTeam({ credits: 0 });
  const mergeRequests = () =>
    ownerDb.outboxEvent.count({ where: { organizationId: organization.id, name: "pool.grown" } });
  const entries = Array.from({ length: 500 }, (_, i) => ({ number: i + 1, terms: new Map([["sql", 5]]) }));
  await index(system, { entries: entries.slice(0, 499) });
  expect(await mergeRequests()).toBe(0);
  await index(system, { entries: entries.slice(499) });
  expect(await mergeRequests()).toBe(1);
});

test("a search is exact over many people in two blocks, also for lists that are looked up instead of added", async () => {
  const someone = (number: number): Terms => {
    // Some words are common, some rare; equal scores are frequent.
    const terms = words.map((word, i) => [word, (number * (i + 7) * 2_654_435_761) >>> 8] as const);
    return new Map(
      terms
        .filter(([, hash], i) => hash % (1 + i * i) === 0)
        .map(([word, hash]) => [word, 1 + (hash % 9) * 28]),
    );
  };
  const truth = new Map(
    Array.from({ length: 12_000 }, (_, i) => [59_000 + i * 2, someone(i)] as const).filter(
      ([, terms]) => terms.size > 0,
    ),
  );
  const { system } = await hiringTeam({ credits: 0 });
  await index(system, { entries: [...truth].map(([number, terms]) => ({ number, terms })) });
  await compactPool(system);
  for (const most of [1, 10, 100])
    for (const query of [
      new Map(words.map((word, i) => [word, 1 + i])),
      new Map(words.map((word) => [word, 5])),
    ])
      expect(await search(system, query, most)).toEqual(bruteForce(truth, query, most));
});

import type { Context } from "@/lib/platform/access/use-case";
import { emit } from "@/lib/platform/events/emit";
import { poolGrown } from "@/lib/platform/events/events";
import { type Indexable, type Terms, writeTerms } from "./candidate-terms";

type Entry = { number: number; terms: Terms };

/** From this many waiting candidates on, they are merged into the posting lists. */
const compactFrom = 500;

/** Makes candidates searchable by these terms, and no others, from the commit on. Empty terms remove one. */
export async function writeDelta(ctx: Context, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await ctx.db.$executeRaw`
    INSERT INTO "PostingDelta" ("candidateNumber", terms)
    SELECT * FROM unnest(
      ${entries.map(({ number }) => number)}::int[], ${entries.map(({ terms }) => writeTerms(terms))}::text[])
    ON CONFLICT ("organizationId", "candidateNumber")
    DO UPDATE SET terms = excluded.terms, revision = gen_random_uuid(), "createdAt" = now()`;
  const waiting = await ctx.db.postingDelta.count({ take: compactFrom });
  if (waiting >= compactFrom) await emit(ctx, poolGrown, {});
}

/** Indexes one candidate by a CV, in the transaction that stores it: every CV that was read can be found. */
export async function indexCandidate(
  ctx: Context,
  candidate: { id: string; number: number },
  { terms, words, facts }: Indexable,
): Promise<void> {
  await writeDelta(ctx, [{ number: candidate.number, terms }]);
  await ctx.db.$executeRaw`
    INSERT INTO "CandidateWords" ("candidateId", words, facts)
    VALUES (${candidate.id}::uuid, to_tsvector('simple', folded(left(${words}, 200000))) ||
      array_to_tsvector(${[...new Set(facts.flatMap(({ keys }) => keys))]}::text[]), ${JSON.stringify(facts)}::jsonb)
    ON CONFLICT ("organizationId", "candidateId") DO UPDATE SET words = excluded.words, facts = excluded.facts`;
}

/** Removes a candidate from every search of the pool, and requests that their postings are removed from the lists. */
export async function leavePool(ctx: Context, candidate: { id: string; number: number }): Promise<void> {
  await writeDelta(ctx, [{ number: candidate.number, terms: new Map() }]);
  await emit(ctx, poolGrown, {});
  await ctx.db.$executeRaw`DELETE FROM "CandidateWords" WHERE "candidateId" = ${candidate.id}::uuid`;
}

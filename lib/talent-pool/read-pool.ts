import * as z from "zod";
import { reading } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";
import { unavailable } from "@/lib/errors";
import { type Terms, readTerms } from "./candidate-terms";
import { keepList, keptDelta, keptList } from "./list-cache";
import { type Pool, everybody } from "./pool";
import type { Postings } from "./posting-codec";
import { type ListRow, postingsOf } from "./stored-lists";

/** Lists are being merged all the time in a pool that grows; more misses in a row than this are something else. */
const mostTries = 8;

type State = { blocks: number[]; versions: number[]; numbers: number[]; revisions: string[] };
type Run = Parameters<typeof reading>[0]["run"];
type Reading = { read: Parameters<Run>[0]["read"]; organizationId: string };

/**
 * The part of the index that a search for these terms needs, as it was at one moment: lists come from this process
 * where their block has not changed since they were read. Throws `unavailable` if it changes faster than it is read.
 */
export const readPool = reading({
  permission: "candidate:read",
  input: z.object({ terms: z.array(z.string()) }),
  output: z.object({ pool: z.custom<Pool>() }),

  async run({ actor, read }, { terms }) {
    const wanted = [...new Set([everybody, ...terms])];
    for (let tries = 0; tries < mostTries; tries++) {
      const pool = await attempt({ read, organizationId: actor.organizationId }, wanted);
      if (pool) return { pool };
    }
    throw unavailable("The talent pool is being updated.");
  },
});

const readState = Prisma.sql`
  SELECT * FROM
    (SELECT coalesce(array_agg(block ORDER BY block), '{}') AS blocks,
      coalesce(array_agg(version ORDER BY block), '{}') AS versions FROM "PostingBlock") b,
    (SELECT coalesce(array_agg("candidateNumber" ORDER BY "candidateNumber"), '{}') AS numbers,
      coalesce(array_agg(revision::text ORDER BY "candidateNumber"), '{}') AS revisions FROM "PostingDelta") d`;

async function attempt(reading: Reading, wanted: string[]): Promise<Pool | null> {
  const [[state]] = await reading.read<[State]>([readState]);
  if (!state) return null;
  const delta = await deltaOf(reading, state);
  if (!delta) return null;
  const versions = new Map(state.blocks.map((block, i) => [block, state.versions[i] ?? 0]));
  const blocks = await blocksOf(reading, versions, wanted);
  return blocks && { blocks, delta };
}

/** Null when somebody's delta has gone meanwhile: it is in the lists now, and those are newer than the versions. */
async function deltaOf({ read, organizationId }: Reading, { numbers, revisions }: State) {
  const kept = keptDelta(organizationId);
  const current = new Map(numbers.map((number, i) => [number, revisions[i] ?? ""]));
  for (const number of kept.keys()) if (!current.has(number)) kept.delete(number);
  // Held here, because another search may forget it while this one waits.
  const delta = new Map<number, Terms>();
  const missing: number[] = [];
  for (const [number, revision] of current) {
    const known = kept.get(number);
    if (known?.revision === revision) delta.set(number, known.terms);
    else missing.push(number);
  }
  if (missing.length === 0) return delta;
  const [rows] = await read<[{ candidateNumber: number; revision: string; terms: string }]>([
    Prisma.sql`SELECT "candidateNumber", revision, terms FROM "PostingDelta"
      WHERE "candidateNumber" = ANY(${missing}::int[])`,
  ]);
  if (rows.length < missing.length) return null;
  for (const { candidateNumber, revision, terms: written } of rows) {
    const terms = readTerms(written);
    kept.set(candidateNumber, { revision, terms });
    delta.set(candidateNumber, terms);
  }
  return delta;
}

/** Null when a block has another version by the time its lists are read. */
async function blocksOf(
  { read, organizationId }: Reading,
  versions: ReadonlyMap<number, number>,
  wanted: string[],
): Promise<Pool["blocks"] | null> {
  const blocks = new Map<number, Map<string, Postings>>();
  const missing = { blocks: new Set<number>(), terms: new Set<string>() };
  for (const [block, version] of versions) {
    const found = new Map<string, Postings>();
    blocks.set(block, found);
    for (const term of wanted) {
      const postings = keptList(organizationId, block, version, term);
      if (postings) found.set(term, postings);
      if (postings !== undefined) continue;
      missing.blocks.add(block);
      missing.terms.add(term);
    }
  }
  if (missing.blocks.size === 0) return blocks;
  // A row for every block, whether it has the terms or not: its version has to be seen together with its lists.
  const [rows] = await read<[{ block: number; version: number } & ListRow]>([
    Prisma.sql`
      SELECT b.block, b.version, l.term, l.count, l.ids, l.impacts
      FROM "PostingBlock" b LEFT JOIN "PostingList" l
        ON l."organizationId" = b."organizationId" AND l.block = b.block AND l.term = ANY(${[...missing.terms]}::text[])
      WHERE b.block = ANY(${[...missing.blocks]}::int[])`,
  ]);
  if (rows.some(({ block, version }) => version !== versions.get(block))) return null;
  for (const row of rows) if (row.term !== null) blocks.get(row.block)?.set(row.term, postingsOf(row));
  for (const block of missing.blocks)
    for (const term of missing.terms)
      keepList(organizationId, block, versions.get(block) ?? 0, term, blocks.get(block)?.get(term) ?? null);
  return blocks;
}

import * as z from "zod";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import { Prisma } from "@/lib/platform/db/generated/client";
import { DomainError } from "@/lib/errors";
import { cut } from "@/lib/reading/language/cut";
import { onOneLine } from "@/lib/reading/language/letters";
import { foldMasks } from "@/lib/reading/language/mask";
import { say } from "@/lib/say";
import {
  assertCriteria,
  type Criteria,
  criteriaNamed,
  type ShownOfApplication,
  shownOfApplications,
} from "./facts/application-filters";
import {
  type AskedFact,
  type AskedWord,
  type SearchQuery,
  ofRole,
  readQuery,
  searchedFor,
} from "./facts/search-query";
import { isMerged } from "@/lib/judging/states/merged";

/** The search syntax for people and agents. */
export const wordsHint =
  'Words, "a phrase", -without; a name or e-mail address; facts: language:"german b2" employer:bank title:nurse years:3 degree:bachelor field: certificate: place: met:"criterion" open: score:60..80 stage: decision:rejected reason: by: flag:any tag: applied:2026-01-01.. decided: changed:';

const and = (conditions: Prisma.Sql[]) => Prisma.join(conditions, " AND ");

/** Ids of candidates by words in their CVs, where names are masked; by name or e-mail, unless in blind review; by facts. */
export function searchByWords(text: string): Prisma.Sql {
  const query = readQuery(text);
  const { words, name, facts, years, ofApplication } = query;
  const found = words.length > 0 || name ? worded(query) : null;
  if (found && facts.length === 0 && years === null) return found;
  const conditions = [
    ...facts.map((fact) => withFact(fact)),
    ...(years === null ? [] : [Prisma.sql`${monthsIn(query)} >= ${years * 12}::float8`]),
    ...(found ? [Prisma.sql`w."candidateId" IN (${found})`] : []),
    Prisma.sql`true`,
  ];
  // Filters of applications alone leave everybody; signs alone find nobody.
  if (conditions.length === 1)
    return Prisma.sql`SELECT c.id FROM "Candidate" c WHERE ${ofApplication.length > 0}`;
  return Prisma.sql`SELECT w."candidateId" FROM "CandidateWords" w WHERE ${and(conditions)}`;
}

function worded({ words, name }: SearchQuery): Prisma.Sql {
  const sought = words.length > 0 ? tsquery(words) : Prisma.sql`''::tsquery`;
  const inCv = Prisma.sql`SELECT w."candidateId" FROM "CandidateWords" w WHERE w.words @@ (${sought})`;
  if (!name) return inCv;
  // Separate queries, because each uses its own index.
  // Escaped for LIKE. Every word has to be in the name, in any order.
  const parts = name.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const named = and(parts.map((part) => Prisma.sql`folded(c."fullName") LIKE folded(${part})`));
  return Prisma.sql`
    ${inCv}
    UNION
    SELECT c.id FROM "Candidate" c WHERE ${named} AND NOT ${isBlindCandidate}
    UNION
    SELECT c.id FROM "Candidate" c WHERE folded(c.email) = folded(${name}) AND NOT ${isBlindCandidate}`;
}

/** All words, each as it is written or by a key of the same meaning. */
function tsquery(words: AskedWord[]): Prisma.Sql {
  const alternatives: Prisma.Sql[][] = [];
  for (const { text, meaning, not, or } of words) {
    const written = Prisma.sql`websearch_to_tsquery('simple', folded(${text}))`;
    const either = meaning ? Prisma.sql`(${written} || ${meaning}::tsquery)` : written;
    const one = not ? Prisma.sql`!!${either}` : either;
    if (or) alternatives.at(-1)?.push(one);
    else alternatives.push([one]);
  }
  return Prisma.join(
    alternatives.map((ones) => Prisma.sql`(${Prisma.join(ones, " || ")})`),
    " && ",
  );
}

/** The keys of fact `f`, an element of `facts`, as a search vector. */
const keys = Prisma.sql`array_to_tsvector(ARRAY(SELECT jsonb_array_elements_text(f->'keys')))`;

/** SQL: whether row `w` of CandidateWords has one fact with all that was asked. */
function withFact({ query, kind, not }: AskedFact): Prisma.Sql {
  const has = Prisma.sql`w.words @@ ${query}::tsquery`;
  // Several words have to be in one fact, not here and there in the CV.
  const inOne = query.includes("&")
    ? Prisma.sql`${has} AND EXISTS (SELECT 1 FROM jsonb_array_elements(w.facts) f WHERE ${keys} @@ ${query}::tsquery)`
    : has;
  const found = not ? Prisma.sql`w.facts IS NOT NULL AND NOT (${inOne})` : inOne;
  // Where they live could identify them.
  return kind === "place"
    ? Prisma.sql`${found} AND NOT EXISTS (
        SELECT 1 FROM "Candidate" c WHERE c.id = w."candidateId" AND ${isBlindCandidate})`
    : found;
}

/** SQL: the months of row `w`, overlaps counted once, in roles that have all that was asked of a role. */
function monthsIn(asked: SearchQuery): Prisma.Sql {
  const fits = ofRole(asked).map(({ query }) => Prisma.sql`AND ${keys} @@ ${query}::tsquery`);
  const now = new Date();
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return Prisma.sql`(
    SELECT sum(upper(stretch) - lower(stretch)) FROM (
      SELECT unnest(range_agg(int4range((f->>'from')::int,
        greatest((f->>'from')::int, coalesce((f->>'to')::int, ${thisMonth}::int))))) AS stretch
      FROM jsonb_array_elements(w.facts) f
      WHERE f ? 'from' ${fits.length > 0 ? Prisma.join(fits, " ") : Prisma.empty}) stretches)`;
}

/** What a search asked for, and the line that shows it: of the CV, identity masked, or of an application. */
export const Shown = z.object({ asked: z.string(), line: z.string() });
type Shown = z.output<typeof Shown>;
const longestLine = 200;

/** For each of these candidates the lines that show what a search asked for. */
function linesShown({ facts, words }: SearchQuery, candidateIds: string[]): Prisma.Sql | null {
  const asked = [
    ...facts.filter(({ not }) => !not),
    ...words.flatMap(({ text: typed, meaning: query }) => (query ? [{ typed, query }] : [])),
  ];
  if (asked.length === 0 || candidateIds.length === 0) return null;
  return Prisma.sql`
    SELECT w."candidateId", q.asked, shown.line
    FROM "CandidateWords" w
    CROSS JOIN unnest(${asked.map(({ typed }) => typed)}::text[], ${asked.map(({ query }) => query)}::text[])
      WITH ORDINALITY AS q(asked, query, place)
    CROSS JOIN LATERAL (SELECT f->>'line' AS line FROM jsonb_array_elements(w.facts) f
      WHERE ${keys} @@ q.query::tsquery LIMIT 1) shown
    WHERE w."candidateId" = ANY(${candidateIds}::uuid[]) ORDER BY q.place`;
}

/** Counts of the people whose facts cannot be found: their CV was not read or not indexed, or they have none. */
const unsearched = Prisma.sql`
  SELECT count(*) FILTER (WHERE f.failed AND NOT f.read)::int AS unreadable,
    count(*) FILTER (WHERE f.read OR f.pending AND NOT f.failed)::int AS waiting,
    count(*) FILTER (WHERE f.any IS NULL)::int AS without
  FROM "Candidate" c
  LEFT JOIN "CandidateWords" w ON w."organizationId" = c."organizationId" AND w."candidateId" = c.id
  LEFT JOIN LATERAL (
    SELECT bool_or(a."readStatus" = 'read') AS read, bool_or(a."readStatus" = 'pending') AS pending,
      bool_or(a."readStatus" = 'failed') AS failed, true AS any
    FROM "Attachment" a
    WHERE a."organizationId" = c."organizationId" AND a."candidateId" = c.id AND a.kind = 'cv'
    HAVING count(*) > 0
  ) f ON true
  WHERE w.facts IS NULL AND c."erasedAt" IS NULL AND c."optedOutAt" IS NULL
    AND NOT ${isMerged("c")}`;
type Unsearched = { unreadable: number; waiting: number; without: number };

type Ask = <Row extends object>(statement: Prisma.Sql) => Promise<Row[]>;

/** Throws invalid if a search names a criterion that no scorecard (of the job) has. */
export async function checkCriteria(ask: Ask, text: string, jobId?: string): Promise<void> {
  const criteria = criteriaNamed(text, jobId);
  if (criteria) assertCriteria(await ask<Criteria>(criteria));
}

/** What a page of results says of its search: how it searched, and the lines that show each person's facts. */
export async function explained(ask: Ask, text: string, people: People, total: number) {
  const shownBy = await linesBy(ask, text, people);
  const query = readQuery(text);
  const readsCvs = query.words.length + query.facts.length > 0 || query.years !== null;
  const [missing = null] = readsCvs && total === 0 ? await ask<Unsearched>(unsearched) : [];
  return { searched: [...searchedFor(query, total === 0), ...notSearched(missing)], shownBy };
}

/** Those of a page of results, and the one job that the list is of, if any. */
type People = { candidateIds: string[]; jobId?: string | undefined };

/** The lines that show what a search asked for, by candidate. Throws invalid for a search that cannot be read. */
export async function linesBy(ask: Ask, text: string, { candidateIds, jobId }: People) {
  const query = readQuery(text);
  const some = candidateIds.length > 0;
  const lines = linesShown(query, candidateIds);
  const years =
    some && query.years !== null
      ? await ask<{ candidateId: string; months: number }>(Prisma.sql`
          SELECT w."candidateId", ${monthsIn(query)}::int AS months FROM "CandidateWords" w
          WHERE w."candidateId" = ANY(${candidateIds}::uuid[])`)
      : [];
  const ofApplications = some ? shownOfApplications(query, candidateIds, jobId) : null;
  const rows: (Shown & { candidateId: string })[] = [
    ...(lines ? await ask<Shown & { candidateId: string }>(lines) : []),
    ...years.map(({ candidateId, months }) => ({
      candidateId,
      asked: `years:${query.years}`,
      line: say("{years, number} years", { years: Math.floor(months / 1.2) / 10 }),
    })),
    ...(ofApplications ? await ask<ShownOfApplication>(ofApplications) : []).map(
      ({ candidateId, asked, what, detail }) => ({
        candidateId,
        asked,
        line: cut(foldMasks(onOneLine(detail ? `${what}: ${detail}` : what)).trim(), longestLine),
      }),
    ),
  ];
  const shownBy = Map.groupBy(rows, ({ candidateId }) => candidateId);
  return (id: string): Shown[] => (shownBy.get(id) ?? []).map(({ asked, line }) => ({ asked, line }));
}

/** The field of a list's result in which it says so. */
export const searched = z
  .array(z.string())
  .describe("How it searched; whom it could not search, if it found nobody.");

/** The words of a search that are to be found in texts as they are written. */
export const plainWords = (text: string) =>
  readQuery(text)
    .words.filter(({ not }) => !not)
    .map((word) => word.text)
    .join(" ");

/** How a search is understood, or why it cannot be. */
export function notesOn(text: string, foundNobody = false): string[] {
  try {
    return searchedFor(readQuery(text), foundNobody);
  } catch (error) {
    if (error instanceof DomainError) return [error.message];
    throw error;
  }
}

/** Whom a search of CVs that found nobody could not search. */
const notSearched = (missing: Unsearched | null): string[] =>
  missing && missing.unreadable + missing.waiting + missing.without > 0
    ? [
        say(
          "Not searched: {unreadable} people whose CV could not be read, {waiting} whose CV waits to be read or indexed, {without} without a CV.",
          missing,
        ),
      ]
    : [];

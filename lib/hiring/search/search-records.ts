import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import { searchByWords } from "@/lib/records/candidates/search-by-words";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { Prisma } from "@/lib/platform/db/generated/client";
import { NearJob } from "@/lib/records/jobs/nearest-jobs";
import { wordWeight, readWords } from "@/lib/reading/language/words";
import { isMerged } from "@/lib/judging/states/merged";

const most = { jobs: 5, candidates: 10, applicationsOfOne: 2, applicationsOfJob: 5 };
/** How many candidates with any of the words are ranked: words that more of them have mean little. */
const compared = 2_000;
/** Characters of a question that are used. */
const longest = 200;

/**
 * Finds jobs, candidates and applications by a plain-text question: jobs by their title and description, candidates
 * by their CV or name (in blind reviews by the CV only), and the applications of both. Candidates with only some of
 * the words are found when none has all of them. Erased people and records merged into others are not found.
 */
export const searchRecords = reading({
  name: "searchRecords",
  permission: "candidate:read",
  input: z.object({ query: z.string() }),
  output: z.object({
    jobs: z.array(NearJob),
    candidates: z.array(z.object({ candidateId: z.uuid(), name: z.string() })),
    applications: z.array(z.object({ applicationId: z.uuid(), name: z.string(), jobTitle: z.string() })),
  }),

  async run({ read }, { query }) {
    const typed = query.trim().slice(0, longest);
    const words = queryWords(typed);
    if (words.length === 0) return { jobs: [], candidates: [], applications: [] };
    const [jobs, strict] = await read<[FoundJob, Person]>([jobsWith(words), peopleAmong(withAll(typed))]);
    const [people] = strict.length > 0 ? [strict] : await read<[Person]>([peopleAmong(withAny(words))]);
    const titled = jobs.find((job) => job.titled > 0);
    const candidateIds = people.map(({ candidateId }) => candidateId);
    const [ofPeople, ofJob] = await read<[Application, Application]>([
      applicationsOfPeople(candidateIds),
      bestOfJob(titled?.jobId ?? null),
    ]);
    const applications = new Map([...ofJob, ...ofPeople].map((each) => [each.applicationId, each]));
    return {
      jobs,
      candidates: people.map((person) => ({ ...person, name: poolName(person, person.blind) })),
      applications: [...applications.values()].map((each) => ({
        ...each,
        name: shownName(each, each, each.blind),
      })),
    };
  },
});

type FoundJob = z.output<typeof NearJob> & { titled: number };
type Named = { number: number; fullName: string | null; blind: boolean };
type Person = Named & { candidateId: string };
type Application = Named & { applicationId: string; jobTitle: string };

/**
 * An organization has few jobs, so each is searched for the words. Descriptions are not folded: words are looked for
 * both as they are spelled and folded.
 */
const jobsWith = (words: string[]) => Prisma.sql`
  SELECT j.id AS "jobId", j.title, j.status, hits.titled FROM "Job" j
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE position(folded(word) in folded(j.title)) > 0)::int AS titled,
      count(*) FILTER (WHERE position(word in lower(j.description)) > 0
        OR position(folded(word) in lower(j.description)) > 0)::int AS described
    FROM (SELECT unnest(${words}::text[]) AS word) words) hits
  WHERE hits.titled + hits.described > 0
  ORDER BY hits.titled DESC, hits.described DESC, j.id DESC LIMIT ${most.jobs}`;

/** Candidates who match the whole query, by id, all with the same rank. */
const withAll = (query: string) => Prisma.sql`
  SELECT among."candidateId", 0 AS rank FROM (${searchByWords(query)}) among`;

/** Candidates who have any of the words, ranked by how well they match. */
function withAny(words: string[]): Prisma.Sql {
  const any = Prisma.sql`websearch_to_tsquery('simple', folded(${words.map((word) => `"${word}"`).join(" or ")}))`;
  return Prisma.sql`
    SELECT w."candidateId", ts_rank(w.words, ${any}) AS rank FROM (
      SELECT * FROM "CandidateWords" w WHERE w.words @@ ${any} LIMIT ${compared}) w`;
}

const peopleAmong = (matches: Prisma.Sql) => Prisma.sql`
  WITH found AS MATERIALIZED (${matches})
  SELECT c.id AS "candidateId", c.number, c."fullName", ${isBlindCandidate} AS blind
  FROM found JOIN "Candidate" c ON c.id = found."candidateId"
  LEFT JOIN LATERAL (SELECT max(a.overall) AS score FROM "Application" a
    WHERE a."organizationId" = c."organizationId" AND a."candidateId" = c.id) best ON true
  WHERE c."erasedAt" IS NULL AND NOT ${isMerged("c")}
  ORDER BY found.rank DESC, best.score DESC NULLS LAST, c.id DESC LIMIT ${most.candidates}`;

const shown = Prisma.sql`a.id AS "applicationId", a.number, c."fullName", ${isBlindCandidate} AS blind, j.title AS "jobTitle"`;
const ofJobAndCandidate = Prisma.sql`
  JOIN "Job" j ON j."organizationId" = a."organizationId" AND j.id = a."jobId"
  JOIN "Candidate" c ON c."organizationId" = a."organizationId" AND c.id = a."candidateId"`;

/** The newest applications of each candidate, in the order of the candidates. */
const applicationsOfPeople = (candidateIds: string[]) => Prisma.sql`
  SELECT ${shown} FROM unnest(${candidateIds}::uuid[]) WITH ORDINALITY AS asked(id, place)
  CROSS JOIN LATERAL (SELECT * FROM "Application" a WHERE a."candidateId" = asked.id
    ORDER BY a.id DESC LIMIT ${most.applicationsOfOne}) a
  ${ofJobAndCandidate} ORDER BY asked.place, a.id DESC`;

const bestOfJob = (jobId: string | null) => Prisma.sql`
  SELECT ${shown} FROM "Application" a ${ofJobAndCandidate}
  WHERE a."jobId" = ${jobId}::uuid AND c."erasedAt" IS NULL AND NOT ${isMerged("a")}
  ORDER BY a.overall DESC NULLS LAST, a.id LIMIT ${most.applicationsOfJob}`;

const mostWords = 12;
/** Words with no more weight than this are in every question and every CV. */
const commonWeight = 0.25;

/** The significant words of a question, as they are spelled and as stems; all words if none is significant. */
function queryWords(query: string): string[] {
  const words = readWords(query);
  const significant = words.filter(({ key }) => wordWeight(key) > commonWeight);
  const chosen = (significant.length > 0 ? significant : words).slice(0, mostWords);
  return [...new Set(chosen.flatMap(({ key, start, end }) => [query.slice(start, end).toLowerCase(), key]))];
}

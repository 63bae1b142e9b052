import * as z from "zod";
import { page } from "@/lib/access/paging";
import { flow } from "@/lib/access/use-case";
import { writeTable } from "@/lib/ats/csv/write-table";
import { say, sentence } from "@/lib/say";
import { jobFilters } from "./job-filters";
import { type ListedCandidate, listJobCandidates } from "./list-job-candidates";

/** The most rows of an export, and how many are read per call. */
const MOST = 10_000;
const AT_ONCE = 50;

/**
 * Exports a job's candidates as CSV, best first, filtered like its list or only the given applications: all of them,
 * or in parts of `limit` rows, of which only the first has the header row. Omits names in blind review.
 */
export const exportCandidates = flow({
  name: "exportCandidates",
  permission: "candidate:read",
  input: z.object({
    jobId: z.uuid(),
    ...jobFilters,
    applicationIds: z.array(z.uuid()).optional().describe("Only these."),
    limit: z.int().min(1).max(MOST).default(MOST),
    cursor: page.cursor,
  }),
  output: z.object({
    jobId: z.uuid(),
    jobTitle: z.string(),
    csv: z.string(),
    rows: z.int(),
    total: listJobCandidates.output.shape.total,
    nextCursor: z.string().nullable(),
  }),

  async run(actor, { applicationIds, limit, cursor: from, ...list }) {
    const only = applicationIds && new Set(applicationIds);
    const rows: Row[] = [];
    let read = 0;
    let cursor = from;
    let listed: Page;
    do {
      listed = await listJobCandidates(actor, {
        ...list,
        limit: Math.min(AT_ONCE, limit - rows.length),
        cursor,
      });
      const wanted = listed.items.filter(({ applicationId }) => !only || only.has(applicationId));
      rows.push(...wanted.map(rowOf));
      read += listed.items.length;
      cursor = listed.nextCursor ?? undefined;
    } while (cursor && read < MOST && rows.length < (only ? Math.min(limit, only.size) : limit));
    const { job, total } = listed;
    return {
      jobId: job.jobId,
      jobTitle: job.title,
      total,
      rows: rows.length,
      // The byte order mark is written once, before the header row.
      csv: from ? writeTable(rows).slice(1) : writeTable([heading.map((each) => say(each)), ...rows]),
      nextCursor: only && rows.length === only.size ? null : (cursor ?? null),
    };
  },
});

type Page = z.output<typeof listJobCandidates.output>;

type Row = (string | number)[];
type Listed = z.output<typeof ListedCandidate>;

const heading = [
  sentence("Rank"),
  sentence("Candidate"),
  sentence("Headline"),
  sentence("Stage"),
  sentence("Decision"),
  sentence("Score"),
  sentence("From"),
  sentence("To"),
  sentence("Hard skills"),
  sentence("Soft skills"),
  sentence("Culture fit"),
  sentence("Team fit"),
  sentence("Ahead on"),
  sentence("Behind on"),
  sentence("Flags"),
  sentence("Scorecard version"),
  sentence("Applied"),
];

const rowOf = (a: Listed): Row =>
  [
    a.rank,
    a.name,
    a.headline,
    a.stage,
    say(a.disposition),
    a.overall,
    a.low,
    a.high,
    a.dimensions.hard_skills,
    a.dimensions.soft_skills,
    a.dimensions.culture_fit,
    a.dimensions.team_fit,
    a.apart?.ahead?.criterion,
    a.apart?.behind?.criterion,
    a.flags.map((flag) => say(flag)).join(", "),
    a.scorecardVersion,
    a.appliedAt,
  ].map((value) => value ?? "");

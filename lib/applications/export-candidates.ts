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
    const rows: ReturnType<typeof rowOf>[] = [];
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
      cursor = listed.nextCursor ?? undefined;
    } while (cursor && rows.length < (only ? Math.min(limit, only.size) : limit));
    const { job, total } = listed;
    return {
      jobId: job.jobId,
      jobTitle: job.title,
      total,
      rows: rows.length,
      // The byte order mark is written once, before the header row.
      csv: from ? writeTable(rows).slice(1) : writeTable([columns.map(([heading]) => say(heading)), ...rows]),
      nextCursor: only && rows.length === only.size ? null : (cursor ?? null),
    };
  },
});

type Page = z.output<typeof listJobCandidates.output>;
type Listed = z.output<typeof ListedCandidate>;

const columns: [heading: string, value: (a: Listed) => string | number | null | undefined][] = [
  [sentence("Rank"), (a) => a.rank],
  [sentence("Candidate"), (a) => a.name],
  [sentence("Headline"), (a) => a.headline],
  [sentence("Stage"), (a) => a.stage],
  [sentence("Decision"), (a) => say(a.disposition)],
  [sentence("Score"), (a) => a.overall],
  [sentence("From"), (a) => a.low],
  [sentence("To"), (a) => a.high],
  [sentence("Hard skills"), (a) => a.dimensions.hard_skills],
  [sentence("Soft skills"), (a) => a.dimensions.soft_skills],
  [sentence("Culture fit"), (a) => a.dimensions.culture_fit],
  [sentence("Team fit"), (a) => a.dimensions.team_fit],
  [sentence("Ahead on"), (a) => a.apart?.ahead?.criterion],
  [sentence("Behind on"), (a) => a.apart?.behind?.criterion],
  [sentence("Flags"), (a) => a.flags.map((flag) => say(flag)).join(", ")],
  [sentence("Scorecard version"), (a) => a.scorecardVersion],
  [sentence("Applied"), (a) => a.appliedAt],
];

const rowOf = (a: Listed) => columns.map(([, value]) => value(a) ?? "");

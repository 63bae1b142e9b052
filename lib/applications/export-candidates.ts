import * as z from "zod";
import { flow } from "@/lib/access/use-case";
import { writeTable } from "@/lib/ats/csv/write-table";
import { jobFilters } from "./job-filters";
import { type ListedCandidate, listJobCandidates } from "./list-job-candidates";

/** As many as a spreadsheet is for; page by page as they are listed. */
const most = 10_000;

/** A job's candidates, narrowed like its list or the named ones of it, best first, as a table in CSV. */
export const exportCandidates = flow({
  name: "exportCandidates",
  permission: "candidate:read",
  input: z.object({
    jobId: z.uuid(),
    ...jobFilters,
    applicationIds: z.array(z.uuid()).optional().describe("Only these."),
  }),
  output: z.object({ csv: z.string() }),

  async run(actor, { applicationIds, ...list }) {
    const only = applicationIds && new Set(applicationIds);
    const rows: Row[] = [];
    let read = 0;
    let cursor: string | undefined;
    do {
      const page = await listJobCandidates(actor, { ...list, limit: 50, cursor });
      const wanted = page.items.filter(({ applicationId }) => !only || only.has(applicationId));
      rows.push(...wanted.map(rowOf));
      read += page.items.length;
      cursor = page.nextCursor ?? undefined;
    } while (cursor && read < most && rows.length !== only?.size);
    return { csv: writeTable([heading, ...rows]) };
  },
});

type Row = (string | number)[];
type Listed = z.output<typeof ListedCandidate>;

const heading: Row = [
  "Rank",
  "Candidate",
  "Headline",
  "Stage",
  "Decision",
  "Score",
  "From",
  "To",
  "Hard skills",
  "Soft skills",
  "Culture fit",
  "Team fit",
  "Ahead on",
  "Behind on",
  "Flags",
  "Scorecard version",
  "Applied",
];

const rowOf = (a: Listed): Row =>
  [
    a.rank,
    a.name,
    a.headline,
    a.stage,
    a.disposition,
    a.overall,
    a.low,
    a.high,
    a.dimensions.hard_skills,
    a.dimensions.soft_skills,
    a.dimensions.culture_fit,
    a.dimensions.team_fit,
    a.apart?.ahead?.criterion,
    a.apart?.behind?.criterion,
    a.flags.join(", "),
    a.scorecardVersion,
    a.appliedAt,
  ].map((value) => value ?? "");

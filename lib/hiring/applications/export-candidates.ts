import * as z from "zod";
import { page } from "@/lib/platform/access/paging";
import type { Actor } from "@/lib/platform/access/actor";
import { flow } from "@/lib/platform/access/use-case";
import type { flagKinds } from "@/lib/judging/ai/judging";
import { writeTable } from "@/lib/records/ats/csv/write-table";
import { writeWorkbook } from "@/lib/records/ats/csv/in-thread";
import { say, sentence } from "@/lib/say";
import { dispositionNames } from "@/lib/judging/states/decision-kinds";
import { jobFilters } from "./job-filters";
import { listDetails } from "./list-details";
import { type ListedCandidate, listJobCandidates } from "./list-job-candidates";

/** The most rows of an export, and how many are read per call. */
const MOST = 10_000;
const AT_ONCE = 50;

const input = z.object({
  jobId: z.uuid(),
  ...jobFilters,
  applicationIds: z.array(z.uuid()).optional().describe("Only these."),
  details: z.boolean().default(false).describe("With contact, and the evidence for each criterion."),
  limit: z.int().min(1).max(MOST).default(MOST),
  cursor: page.cursor,
});

/**
 * Exports a job's candidates as CSV, best first, filtered like its list or only the given applications: all of them,
 * or in parts of `limit` rows, of which only the first has the header row. Omits names and contact in blind review.
 */
export const exportCandidates = flow({
  name: "exportCandidates",
  permission: "candidate:read",
  input,
  output: z.object({
    jobId: z.uuid(),
    jobTitle: z.string(),
    csv: z.string(),
    rows: z.int(),
    total: listJobCandidates.output.shape.total,
    nextCursor: z.string().nullable(),
  }),

  async run(actor, wanted) {
    const { job, heading, rows, ...rest } = await tableOf(actor, wanted);
    return {
      ...rest,
      jobId: job.jobId,
      jobTitle: job.title,
      rows: rows.length,
      // The byte order mark is written once, before the header row.
      csv: wanted.cursor ? writeTable(rows).slice(1) : writeTable([heading, ...rows]),
    };
  },
});

/** The same with details as a workbook (XLSX) for a spreadsheet program. */
export const exportWorkbook = flow({
  name: "exportWorkbook",
  permission: "candidate:read",
  input: input.omit({ details: true, limit: true, cursor: true }),
  output: z.object({ xlsx: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array) }),

  async run(actor, wanted) {
    const { heading, rows } = await tableOf(actor, { ...wanted, details: true, limit: MOST });
    return { xlsx: await writeWorkbook([heading, ...rows]) };
  },
});

async function tableOf(
  actor: Actor,
  { applicationIds, details, limit, cursor: from, ...list }: z.output<typeof input>,
) {
  const only = applicationIds && new Set(applicationIds);
  const rows: Cell[][] = [];
  let criteria: Details["criteria"];
  let cursor = from;
  let listed: Page;
  do {
    listed = await listJobCandidates(actor, {
      ...list,
      limit: Math.min(AT_ONCE, limit - rows.length),
      cursor,
    });
    const wanted = listed.items.filter(({ applicationId }) => !only || only.has(applicationId));
    const ids = wanted.map(({ applicationId }) => applicationId);
    const more = details ? await listDetails(actor, { jobId: list.jobId, applicationIds: ids }) : null;
    const detailsOf = new Map(more?.applications.map((each) => [each.applicationId, each]));
    criteria = more?.criteria ?? [];
    for (const each of wanted)
      rows.push([
        ...columns.map(([, value]) => value(each) ?? ""),
        ...(details ? detailCells(detailsOf.get(each.applicationId), criteria.length) : []),
      ]);
    cursor = listed.nextCursor ?? undefined;
  } while (cursor && rows.length < (only ? Math.min(limit, only.size) : limit));
  const heading = columns.map(([name]) => say(name));
  if (details) heading.push(...contact.map((name) => say(name)), ...criteria.map(({ name }) => name));
  return {
    job: listed.job,
    total: listed.total,
    heading,
    rows,
    nextCursor: only && rows.length === only.size ? null : (cursor ?? null),
  };
}

type Cell = string | number;
type Page = z.output<typeof listJobCandidates.output>;
type Listed = z.output<typeof ListedCandidate>;
type Details = z.output<typeof listDetails.output>;

const flagNames: Record<(typeof flagKinds)[number], string> = {
  hidden_text: sentence("Hidden text"),
  instructions_to_a_model: sentence("Instructions to a model"),
  copied_job_text: sentence("Text of the job description"),
  keyword_stuffing: sentence("Keyword list"),
  implausible_dates: sentence("Impossible dates"),
  not_judged: sentence("Not judged"),
  other_language: sentence("Another language"),
};

const columns: [heading: string, value: (a: Listed) => Cell | null | undefined][] = [
  [sentence("Rank"), (a) => a.rank],
  [sentence("Candidate"), (a) => a.name],
  [sentence("Headline"), (a) => a.headline],
  [sentence("Stage"), (a) => a.stage],
  [sentence("Decision"), (a) => say(dispositionNames[a.disposition])],
  [sentence("Score"), (a) => a.overall],
  [sentence("From"), (a) => a.low],
  [sentence("To"), (a) => a.high],
  [sentence("Hard skills"), (a) => a.dimensions.hard_skills],
  [sentence("Soft skills"), (a) => a.dimensions.soft_skills],
  [sentence("Culture fit"), (a) => a.dimensions.culture_fit],
  [sentence("Team fit"), (a) => a.dimensions.team_fit],
  [sentence("Ahead on"), (a) => a.apart?.ahead?.criterion],
  [sentence("Behind on"), (a) => a.apart?.behind?.criterion],
  [sentence("Flags"), (a) => a.flags.map((flag) => say(flagNames[flag])).join(", ")],
  [sentence("Scorecard version"), (a) => a.scorecardVersion],
  [sentence("Applied"), (a) => a.appliedAt],
];

const contact = [sentence("E-mail"), sentence("Phone"), sentence("Location")];

const verdictNames = {
  met: sentence("Met"),
  partly: sentence("Partly met"),
  not_evidenced: sentence("No evidence found"),
  contradicted: sentence("Contradicted"),
};

/** Contact, then a cell for each criterion: "Met: “ran PostgreSQL in production”". */
function detailCells(details: Details["applications"][number] | undefined, criteria: number): Cell[] {
  const cells = (details?.judged ?? []).map(({ verdict, quote }) =>
    [
      say(verdict ? verdictNames[verdict] : flagNames.not_judged),
      quote && `“${quote.replace(/\s+/g, " ").trim()}”`,
    ]
      .filter(Boolean)
      .join(": "),
  );
  return [
    details?.email ?? "",
    details?.phone ?? "",
    details?.location ?? "",
    ...Array.from({ length: criteria }, (_, at) => cells[at] ?? ""),
  ];
}

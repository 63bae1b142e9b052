import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { writeTable } from "@/lib/records/ats/csv/write-table";
import { say, sentence } from "@/lib/say";
import { getHiringReport } from "./get-hiring-report";
import { getLookReport } from "./get-look-report";

type Report = z.output<typeof getHiringReport.output> & z.output<typeof getLookReport.output>;
type Cell = string | number | null;

/** Each table of the report: its headings, and its rows. */
const tables = {
  jobs: {
    headings: [
      sentence("Job"),
      sentence("Applications"),
      sentence("Evaluated"),
      sentence("Recommended"),
      sentence("Accepted"),
      sentence("Hired"),
      sentence("Rejected"),
      sentence("Withdrawn"),
      sentence("Undecided"),
    ],
    rows: ({ jobs }: Report): Cell[][] =>
      jobs.map((job) => [
        job.title,
        job.applications,
        job.evaluated,
        job.recommended,
        job.accepted,
        job.hired,
        job.rejected,
        job.withdrawn,
        job.undecided,
      ]),
  },
  stages: {
    headings: [
      sentence("Stage"),
      sentence("Reached"),
      sentence("In it now"),
      sentence("Stalled"),
      sentence("Median days"),
    ],
    rows: ({ stages }: Report): Cell[][] =>
      stages.map(({ stage, reached, now, stalled, medianDays }) => [
        stage,
        reached,
        now,
        stalled,
        medianDays,
      ]),
  },
  sources: {
    headings: [
      sentence("Source"),
      sentence("System"),
      sentence("Applications"),
      sentence("Accepted"),
      sentence("Hired"),
      sentence("Yield in %"),
    ],
    rows: ({ sources }: Report): Cell[][] =>
      sources.map((row) => [
        say(sourceNames[row.source]),
        row.system,
        row.applications,
        row.accepted,
        row.hired,
        row.yield,
      ]),
  },
  stalled: {
    headings: [sentence("Candidate"), sentence("Job"), sentence("Stage"), sentence("Days in it")],
    rows: ({ stalled }: Report): Cell[][] =>
      stalled.map(({ name, jobTitle, stage, days }) => [name, jobTitle, stage, days]),
  },
  decisions: {
    headings: [sentence("Days from the application"), sentence("Decided")],
    rows: ({ timeToDecide }: Report): Cell[][] =>
      timeToDecide.histogram.map(({ days, decided }) => [days ?? say("more"), decided]),
  },
  advice: {
    headings: [sentence("Advice"), sentence("Accepted"), sentence("Rejected")],
    rows: ({ advice }: Report): Cell[][] =>
      advice.map(({ advice, accepted, rejected }) => [say(adviceNames[advice]), accepted, rejected]),
  },
  looks: {
    headings: [
      sentence("Person"),
      sentence("Job"),
      sentence("Decided"),
      sentence("Without opening"),
      sentence("In an agent's conversation"),
      sentence("Not recorded"),
    ],
    rows: ({ looks }: Report): Cell[][] =>
      looks.map(({ person, jobTitle, decided, unopened, inConversation, unrecorded }) => [
        person,
        jobTitle,
        decided,
        unopened,
        inConversation,
        unrecorded,
      ]),
  },
};

const sourceNames = {
  applied: sentence("Applied"),
  rediscovered: sentence("Talent pool"),
  employee: sentence("Employee"),
};
const adviceNames = {
  shortlist: sentence("Recommended"),
  review: sentence("To be looked at"),
  decline: sentence("Not recommended"),
};

export const reportTables = Object.keys(tables) as [keyof typeof tables, ...(keyof typeof tables)[]];

/** One table of the hiring report as CSV, with the words of its page. Throws as `getHiringReport` does. */
export const exportHiringReport = flow({
  name: "exportHiringReport",
  permission: "candidate:read",
  input: getHiringReport.input.extend({ table: z.enum(reportTables) }),
  output: z.object({ csv: z.string() }),

  async run(actor, { table, ...wanted }) {
    const { headings, rows } = tables[table];
    const report = { ...(await getHiringReport(actor, wanted)), ...(await getLookReport(actor, wanted)) };
    return {
      csv: writeTable([
        headings.map((heading) => say(heading)),
        ...rows(report).map((row) => row.map((cell) => cell ?? "")),
      ]),
    };
  },
});

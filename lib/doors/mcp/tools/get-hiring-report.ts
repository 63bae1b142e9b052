import { getHiringReport } from "@/lib/hiring/reports/get-hiring-report";
import { candidateLines } from "../text/candidate-data";
import { reads, tool } from "../tool";

export const getHiringReportTool = tool({
  name: "getHiringReport",
  title: "Report on hiring",
  description: "Funnel, stages, stalled people, sources, time to decide, agreement.",
  safety: reads,
  next: { not_found: "listConfiguredJobs gives jobIds." },
  useCase: getHiringReport,
  text: ({ totals, stages, stalled, sources, timeToDecide, advice, agreement, jobs }) =>
    [
      `${totals.applications} applications: ${totals.evaluated} evaluated, ${totals.recommended} recommended, ${totals.accepted} accepted, ${totals.hired} hired, ${totals.rejected} rejected, ${totals.withdrawn} withdrawn, ${totals.undecided} undecided.`,
      `Time to decide: ${timeToDecide.decided} decided, median ${timeToDecide.medianDays ?? "-"} days, 90th percentile ${timeToDecide.p90Days ?? "-"}.`,
      `Advice: ${agreement.agreed} of ${agreement.compared} decisions as advised. ${advice.map((row) => `${row.advice}: ${row.accepted} accepted, ${row.rejected} rejected`).join("; ")}`,
      ...sources.map(
        (row) =>
          `Source ${row.source}${row.system ? ` through ${row.system}` : ""}: ${row.applications}, yield ${row.yield}%.`,
      ),
      ...candidateLines(
        stages,
        (row) =>
          `Stage ${row.stage}: reached by ${row.reached}, ${row.now} now, ${row.stalled} stalled, median ${row.medianDays ?? "-"} days`,
      ),
      ...candidateLines(
        stalled,
        (row) =>
          `Stalled: ${row.name} for ${row.jobTitle}, ${row.days} days in ${row.stage}, applicationId ${row.applicationId}`,
      ),
      ...candidateLines(
        jobs,
        (job) =>
          `${job.title}: ${job.applications} applications, ${job.accepted} accepted, ${job.hired} hired, ${job.rejected} rejected, ${job.undecided} undecided, jobId ${job.jobId}`,
      ),
    ].join("\n"),
});

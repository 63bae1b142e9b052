import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import { exportCandidates } from "@/lib/hiring/applications/export-candidates";
import { candidateData } from "../text/candidate-data";
import { pageLine } from "../text/page-line";
import { type Tool, listed, reads } from "../tool";

const input = exportCandidates.input.pick({ jobId: true, applicationIds: true, cursor: true }).extend({
  everyone: z.boolean().default(false).describe("All candidates of the job."),
  limit: z.int().min(1).max(500).default(100).describe("Rows at most."),
});
const output = exportCandidates.output.extend({
  url: z.url().describe("The whole table as a file, for the signed-in recruiter."),
});

/** The export of a job's page, in parts small enough for a conversation, with the address of the whole file. */
export const exportShortlistTool: Tool = {
  ...listed(
    {
      name: "exportShortlist",
      title: "Export a shortlist",
      description:
        "A job's shortlist as CSV with ranks and scores, and the url of the file for the recruiter.",
      safety: reads,
      next: { not_found: "listConfiguredJobs gives jobIds." },
    },
    input,
    output,
  ),
  permission: exportCandidates.permission,
  async run({ acting }, args) {
    const { everyone, ...options } = input.parse(args);
    const isShortlist = !everyone && !options.applicationIds;
    const part = await exportCandidates(acting, { ...options, ...(isShortlist && { shortlist: true }) });
    const url = pageUrl.jobExport(part.jobId, isShortlist ? "shortlist" : "all");
    const head = `${pageLine(part.rows, part, "candidates")} The file for the recruiter: ${url}`;
    const text = `${head}\n${candidateData(part.csv)}`;
    return { kind: "result", structured: { ...part, url }, text, outcome: "done" };
  },
};

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { writeTable } from "@/lib/records/ats/csv/write-table";
import { record } from "@/lib/platform/events/record";
import { sha256 } from "@/lib/platform/security/digest";
import { sign } from "@/lib/platform/security/keys";
import { selfQuestions } from "@/lib/records/self-reports/questions";
import { Sample, sampleOf } from "./sample";

/**
 * The rows behind a report as CSV, so that an independent auditor can compute every figure again: each application that
 * was assessed, under a pseudonym that only this installation can make, with its score, advice and decision, and what
 * its person said about themselves. No time and no language of a reader is in it: the same rows are the same bytes.
 * Recorded in the audit trail. Its scores are those of the job's list, so that a person who sees both may tell who is
 * who: it is for the auditor.
 */
export const exportImpactRows = useCase({
  name: "exportImpactRows",
  permission: "impact:report",
  input: Sample,
  output: z.object({ csv: z.string() }),

  async run(ctx, filter) {
    const { sampled } = await sampleOf(ctx, filter);
    const { own } = await selfQuestions(ctx);
    const pseudonym = (of: "job" | "application", id: string) =>
      sha256(sign("impact-row", `${ctx.actor.organizationId} ${of} ${id}`)).slice(0, 16);
    const rows = sampled
      .map((each) => [
        pseudonym("application", each.applicationId),
        pseudonym("job", each.jobId),
        each.version,
        each.score ?? "",
        each.advice ?? "",
        each.decision ?? "",
        each.said.sex ?? "",
        each.said.raceEthnicity ?? "",
        ...own.map(({ id }) => each.said[id] ?? ""),
      ])
      .toSorted(([a], [b]) => (a! < b! ? -1 : 1));
    const { jobId = null, version = null, stage = null, from = null, to = null } = filter;
    await record(ctx, "impact.exported", jobId, { rows: rows.length, version, stage, from, to });
    const headings = [
      "application",
      "job",
      "version",
      "score",
      "advice",
      "decision",
      "sex",
      "race_ethnicity",
      ...own.map(({ name, country }) => `${name} (${country})`),
    ];
    return { csv: writeTable([headings, ...rows]) };
  },
});

import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { invalid, notFound } from "@/lib/errors";
import { verdicts } from "@/lib/evaluation/evaluation";
import { dimensions } from "@/lib/scorecards/scorecard";
import { type LoadedApplication, loadApplication } from "./load-application";
import { shownName } from "./shown-name";
import { Dispositions, ScoreStatuses } from "./status";

const Cell = z.object({
  applicationId: z.uuid(),
  verdict: z.enum(verdicts).nullable().describe("Null where this scorecard version has not judged it."),
  rating: z.number().nullable(),
  reason: z.string().nullable(),
  quote: z.string().nullable(),
});

/** Two to five applications of one job, criterion by criterion, in the order of the scorecard. */
export const compareApplications = useCase({
  permission: "candidate:read",
  input: z.object({
    applicationIds: z.array(z.uuid()).min(2).max(5).describe("Of one job. From listJobCandidates."),
  }),
  output: z.object({
    jobId: z.uuid(),
    jobTitle: z.string(),
    candidates: z.array(
      z.object({
        applicationId: z.uuid(),
        name: z.string(),
        overall: z.number().nullable(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        disposition: Dispositions,
        scoreStatus: ScoreStatuses,
        scorecardVersion: z.int().nullable(),
      }),
    ),
    criteria: z.array(
      z.object({
        criterion: z.string(),
        dimension: z.enum(dimensions),
        weight: z.int(),
        importance: z.enum(["must", "nice"]),
        candidates: z.array(Cell),
      }),
    ),
  }),

  async run({ db }, { applicationIds }) {
    const ids = [...new Set(applicationIds)];
    if (ids.length < 2) throw invalid("applicationIds: give at least two different applications.");
    const applications: LoadedApplication[] = [];
    for (const id of ids) applications.push(await loadApplication(db, id));
    const [first] = applications;
    if (!first) throw notFound("Application");
    if (applications.some((a) => a.jobId !== first.jobId))
      throw invalid("applicationIds: all must belong to one job. listJobCandidates lists a job's.");

    // The newest version among them says what is compared; older evaluations fill in where criteria are the same.
    const latest = applications.reduce((best, a) =>
      (a.evaluation?.version ?? 0) > (best.evaluation?.version ?? 0) ? a : best,
    );
    return {
      jobId: first.jobId,
      jobTitle: first.job.title,
      candidates: applications.map((a) => ({
        applicationId: a.id,
        name: shownName(a, a.candidate, a.blind),
        overall: a.evaluation?.totals.overall ?? null,
        low: a.evaluation?.totals.low ?? null,
        high: a.evaluation?.totals.high ?? null,
        disposition: a.disposition,
        scoreStatus: a.scoreStatus,
        scorecardVersion: a.evaluation?.version ?? null,
      })),
      criteria: (latest.evaluation?.judged ?? []).map(({ criterion }) => ({
        criterion: criterion.name,
        dimension: criterion.dimension,
        weight: criterion.weight,
        importance: criterion.importance,
        candidates: applications.map((a) => {
          const found = a.evaluation?.judged.find((each) => each.criterion.id === criterion.id)?.assessment;
          return {
            applicationId: a.id,
            verdict: found?.verdict ?? null,
            rating: found?.rating ?? null,
            reason: found?.reason ?? null,
            quote: found?.evidence[0]?.quote ?? null,
          };
        }),
      })),
    };
  },
});

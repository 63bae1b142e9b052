import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { invalid, notFound } from "@/lib/errors";
import { verdicts } from "@/lib/judging/ai/judging";
import { Added } from "@/lib/judging/evaluation/evaluation";
import { dimensions } from "@/lib/judging/scorecards/scorecard";
import { type LoadedApplication, loadApplication } from "./load-application";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { Dispositions, ScoreStatuses } from "@/lib/judging/states/status";

const Cell = z.object({
  verdict: z.enum(verdicts).nullable().describe("Null where this scorecard version has not judged it."),
  points: z.number().nullable().describe("0 to 100."),
  adds: z.number().nullable().describe("share × points / 100: the score is their sum."),
  reason: z.string().nullable(),
  quote: z.string().nullable(),
});

const scale =
  "Points: 0 (not evidenced or contradicted) to 100. A criterion adds share × points / 100. The score is the sum, with the interval it may lie in; culture and team are separate.";

/**
 * Compares two to five applications of one job, criterion by criterion in scorecard order; each criterion lists its
 * cells in the order of `candidates`.
 */
export const compareApplications = useCase({
  name: "compareApplications",
  permission: "candidate:read",
  input: z.object({
    applicationIds: z.array(z.uuid()).min(2).max(5).describe("Of one job."),
    onlyDifferences: z.boolean().default(false).describe("Leave out criteria on which all are alike."),
  }),
  output: z.object({
    jobId: z.uuid(),
    jobTitle: z.string(),
    scale: z.string(),
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
        share: Added.shape.share,
        importance: z.enum(["must", "nice"]),
        candidates: z.array(Cell),
      }),
    ),
    overlapping: z
      .array(z.tuple([z.string(), z.string()]))
      .describe("Neighbours by score whose intervals overlap: their order is not certain."),
    alike: z.array(z.string()).describe("Criteria left out because all are alike."),
  }),

  async run({ db }, { applicationIds, onlyDifferences }) {
    const ids = [...new Set(applicationIds)];
    if (ids.length < 2) throw invalid("applicationIds: give at least two different applications.");
    const applications: LoadedApplication[] = [];
    for (const id of ids) applications.push(await loadApplication(db, id));
    const [first] = applications;
    if (!first) throw notFound("Application");
    if (applications.some((a) => a.jobId !== first.jobId))
      throw invalid("applicationIds: all must belong to one job.");

    // Compare on the newest scorecard version among them; older evaluations fill in where criteria are the same.
    const latest = applications.reduce((best, a) =>
      (a.evaluation?.version ?? 0) > (best.evaluation?.version ?? 0) ? a : best,
    );
    const candidates = applications.map(columnOf);
    const criteria = (latest.evaluation?.judged ?? []).map(({ criterion, share }) => ({
      criterion: criterion.name,
      dimension: criterion.dimension,
      share,
      importance: criterion.importance,
      candidates: applications.map((application) => cellOf(application, criterion.id)),
    }));
    const alike = onlyDifferences ? criteria.filter((row) => areAlike(row.candidates)) : [];
    return {
      jobId: first.jobId,
      jobTitle: first.job.title,
      scale,
      candidates,
      criteria: criteria.filter((row) => !alike.includes(row)),
      overlapping: overlapping(candidates),
      alike: alike.map(({ criterion }) => criterion),
    };
  },
});

const columnOf = (a: LoadedApplication) => ({
  applicationId: a.id,
  name: shownName(a, a.candidate, a.blind),
  overall: a.evaluation?.totals.overall ?? null,
  low: a.evaluation?.totals.low ?? null,
  high: a.evaluation?.totals.high ?? null,
  disposition: a.disposition,
  scoreStatus: a.scoreStatus,
  scorecardVersion: a.evaluation?.version ?? null,
});

function cellOf({ evaluation }: LoadedApplication, criterionId: string): z.output<typeof Cell> {
  const judged = evaluation?.judged.find(({ criterion }) => criterion.id === criterionId);
  if (!judged) return { verdict: null, points: null, adds: null, reason: null, quote: null };
  const { points, adds } = judged;
  const { verdict, reason, evidence } = judged.assessment;
  return {
    verdict,
    points,
    adds,
    reason,
    quote: evidence[0]?.quote ?? null,
  };
}

const areAlike = ([first, ...others]: z.output<typeof Cell>[]) =>
  others.every(({ verdict, points }) => verdict === first?.verdict && points === first.points);

type Column = ReturnType<typeof columnOf>;

/** Only among applications scored by the newest version: scores of different versions are not comparable. */
function overlapping(candidates: Column[]): [string, string][] {
  const newest = Math.max(...candidates.map(({ scorecardVersion }) => scorecardVersion ?? 0));
  const ranked = candidates
    .filter(({ overall, scorecardVersion }) => overall !== null && scorecardVersion === newest)
    .toSorted((a, b) => (b.overall ?? 0) - (a.overall ?? 0));
  return ranked.flatMap((lower, at) => {
    const above = ranked[at - 1];
    return above && (lower.high ?? 0) >= (above.low ?? 0)
      ? [[above.name, lower.name] as [string, string]]
      : [];
  });
}

import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { verdicts } from "@/lib/judging/ai/judging";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { conflict, invalid, notFound } from "@/lib/errors";
import { type Judged, readEvaluation, withEvidence } from "@/lib/judging/evaluation/stored-evaluation";
import { dimensions } from "@/lib/judging/scorecards/scorecard";
import { addTenths, wholeOf } from "@/lib/judging/scorecards/shares";
import { translateAssessment } from "@/lib/judging/evaluation/in-words";

const Side = z.object({
  verdict: z.enum(verdicts),
  points: z.number().describe("0 to 100."),
  adds: z.number(),
  reason: z.string(),
  quote: z.string().nullable(),
});
const Row = z.object({
  criterion: z.string(),
  dimension: z.enum(dimensions),
  share: z.number(),
  difference: z.number().describe("What the first adds, minus what the other adds."),
  first: Side,
  other: Side,
});
const Person = z.object({ applicationId: z.uuid(), name: z.string(), overall: z.number() });

/**
 * Why one candidate of a job scores above another: what each criterion adds for each of them. The differences add up
 * exactly to the difference of the scores. Throws conflict if the scores are from different scorecard versions.
 */
export const explainDifference = useCase({
  name: "explainDifference",
  permission: "candidate:read",
  input: z.object({
    applicationId: z.uuid(),
    otherApplicationId: z.uuid().describe("Of the same job."),
  }),
  output: z.object({
    jobId: z.uuid(),
    jobTitle: z.string(),
    scorecardVersion: z.int(),
    first: Person,
    other: Person,
    difference: z.number().describe("Between the scores; the sum over the criteria."),
    criteria: z.array(Row).describe("Those of the score, the greatest difference first."),
    beside: z.array(Row).describe("Culture and team, which add nothing to the score."),
  }),

  async run(ctx, { applicationId, otherApplicationId }) {
    if (applicationId === otherApplicationId)
      throw invalid("otherApplicationId: choose another than the first.");
    const first = await load(ctx, applicationId);
    const other = await load(ctx, otherApplicationId);
    if (first.jobId !== other.jobId) throw invalid("otherApplicationId: both must belong to one job.");
    if (first.version !== other.version)
      throw conflict(
        "{name} is scored by version {version} of the scorecard and {otherName} by version {otherVersion}: their scores cannot be compared.",
        { name: first.name, version: first.version, otherName: other.name, otherVersion: other.version },
      );
    const rows = first.judged.flatMap((judged) => {
      const against = other.judged.find(({ criterion }) => criterion.id === judged.criterion.id);
      return against && judged.criterion.weight > 0 ? [rowOf(judged, against)] : [];
    });
    rows.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference) || b.share - a.share);
    const isScored = ({ dimension }: z.output<typeof Row>) => wholeOf(dimension) === "score";
    return {
      jobId: first.jobId,
      jobTitle: first.jobTitle,
      scorecardVersion: first.version,
      first: first.person,
      other: other.person,
      difference: addTenths([first.person.overall, -other.person.overall]),
      criteria: rows.filter(isScored),
      beside: rows.filter((row) => !isScored(row)),
    };
  },
});

function rowOf(judged: Judged, against: Judged): z.output<typeof Row> {
  const { criterion, share } = judged;
  return {
    criterion: criterion.name,
    dimension: criterion.dimension,
    share,
    difference: addTenths([judged.adds, -against.adds]),
    first: sideOf(judged),
    other: sideOf(against),
  };
}

const sideOf = ({ assessment, points, adds }: Judged): z.output<typeof Side> => ({
  verdict: assessment.verdict,
  points,
  adds,
  reason: translateAssessment(assessment, points).reason,
  quote: assessment.evidence[0]?.quote ?? null,
});

async function load({ db }: Context, applicationId: string) {
  const application = await db.application.findUnique({
    where: { id: applicationId },
    include: {
      candidate: { select: { fullName: true } },
      job: { select: { title: true } },
      currentEvaluation: { include: withEvidence },
    },
  });
  if (!application) throw notFound("Application");
  const name = shownName(application, application.candidate, await isBlind(db, application.candidateId));
  const evaluation = application.currentEvaluation && readEvaluation(application.currentEvaluation);
  const overall = evaluation?.totals.overall ?? null;
  if (!evaluation || overall === null) throw conflict("{name} has no score yet.", { name });
  const scored = evaluation.judged.filter(({ criterion }) => wholeOf(criterion.dimension) === "score");
  if (addTenths(scored.map(({ adds }) => adds)) !== overall)
    throw conflict("{name} was scored before scores were sums. Publish the scorecard again to update it.", {
      name,
    });
  return {
    jobId: application.jobId,
    jobTitle: application.job.title,
    name,
    version: evaluation.version,
    judged: evaluation.judged,
    person: { applicationId, name, overall },
  };
}

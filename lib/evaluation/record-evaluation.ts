import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { judgedCv } from "./judged-cv";
import { listApplications } from "./list-application";
import { listedFacts } from "./list-summary";
import { readEvaluation, withEvidence } from "./stored-evaluation";
import type { Evaluation } from "@/lib/db/generated/client";
import { scoreStatusesBefore } from "@/lib/states/states";
import { book } from "@/lib/credits/ledger";
import { prices } from "@/lib/credits/prices";
import { record } from "@/lib/events/record";
import { scoringVersion } from "./aggregate";
import { EvaluationFlag } from "@/lib/ai/judging";
import { queue } from "./queue-applications";
import { retotalOne } from "./retotal";
import { Assessment, Totals } from "./evaluation";
import { sentence } from "@/lib/say";

export const Judged = z.object({
  applicationId: z.uuid(),
  versionId: z.uuid(),
  attachmentId: z.uuid(),
  judge: z.string(),
  judgeVersion: z.string(),
  inputHash: z.string(),
  judgedHash: z.string().optional(),
  totals: Totals,
  assessments: z.array(Assessment),
  flags: z.array(EvaluationFlag),
});

/** Finds the evaluation of exactly this input and makes it current: reusing it costs nothing. */
export const findEvaluation = useCase({
  name: "findEvaluation",
  permission: "evaluation:record",
  input: z.object({ applicationId: z.uuid(), inputHash: z.string() }),
  output: z.object({ evaluationId: z.uuid().nullable() }),

  async run(ctx, { applicationId, inputHash }) {
    const evaluation = await ctx.db.evaluation.findFirst({
      where: { applicationId, inputHash },
    });
    if (evaluation) await show(ctx, applicationId, evaluation);
    return { evaluationId: evaluation?.id ?? null };
  },
});

/**
 * Writes an evaluation, charges for it and makes it the application's current one, in one transaction: there is no
 * score without its charge and no charge without its score. It stays history if the CV was replaced, or went to another
 * record, while it was judged: the application is then queued for its present CV. Throws OutOfCredits, and then writes
 * nothing.
 */
export const recordEvaluation = useCase({
  name: "recordEvaluation",
  permission: "evaluation:record",
  input: Judged,
  output: z.object({ evaluationId: z.uuid() }),

  async run(ctx, { applicationId, versionId, totals, assessments, flags, ...judged }) {
    const { db } = ctx;
    // Lock first, so that only one of two runs of the same work passes the check below.
    const [application] = await db.$queryRaw<{ candidateId: string }[]>`
      SELECT "candidateId" FROM "Application" WHERE id = ${applicationId}::uuid FOR UPDATE`;
    if (!application) throw notFound("Application");
    const showOrQueue = async (evaluation: Evaluation) => {
      if ((await judgedCv(ctx, application.candidateId)) === judged.attachmentId)
        await show(ctx, applicationId, evaluation);
      else await queue(ctx, [applicationId], scoreStatusesBefore("scored"));
    };
    const existing = await db.evaluation.findFirst({ where: { applicationId, inputHash: judged.inputHash } });
    if (existing) {
      await showOrQueue(existing);
      return { evaluationId: existing.id };
    }
    const evaluation = await db.evaluation.create({
      data: {
        ...judged,
        ...totals,
        scoringVersion,
        applicationId,
        scorecardVersionId: versionId,
        flags,
      },
    });
    for (const [position, { evidence, ...assessment }] of assessments.entries()) {
      await db.criterionAssessment.create({
        data: {
          ...assessment,
          position,
          evaluation: { connect: { id: evaluation.id } },
          evidence: { create: evidence.map((item, i) => ({ ...item, position: i })) },
        },
      });
    }
    await book(ctx, {
      kind: "evaluation",
      amount: -prices.evaluation,
      key: `evaluation:${applicationId}:${judged.inputHash}`,
      description: sentence("Evaluation of an application"),
      subjectId: applicationId,
    });
    await showOrQueue(evaluation);
    await record(ctx, "application.evaluated", applicationId, { evaluationId: evaluation.id });
    return { evaluationId: evaluation.id };
  },
});

/**
 * Makes an evaluation the application's current one. If a version that asks nothing new was published while it was
 * judged, its verdicts are totalled for that version, free of charge.
 */
async function show(ctx: Context, applicationId: string, evaluation: Scored) {
  const retotalled = await retotalOne(ctx, applicationId, evaluation.id);
  await makeCurrent(ctx, applicationId, retotalled ?? evaluation);
}

type Scored = Pick<Evaluation, "id" | "scorecardVersionId" | "overall" | "dimensions" | "flags">;

async function listShown(db: Context["db"], applicationId: string, evaluationId: string) {
  const stored = await db.evaluation.findUniqueOrThrow({
    where: { id: evaluationId },
    include: withEvidence,
  });
  const { content, version, totals, flags, judged } = readEvaluation(stored);
  const verdicts = judged.map(({ assessment }) => assessment);
  const facts = listedFacts({ content, version }, { totals, flags, verdicts });
  await listApplications(db, [{ ...facts, applicationId, verdictsOfId: stored.verdictsOfId ?? stored.id }]);
}

async function makeCurrent({ db }: Context, applicationId: string, evaluation: Scored) {
  const { dimensions } = Totals.pick({ dimensions: true }).parse(evaluation);
  const score = (name: (typeof dimensions)[number]["dimension"]) =>
    dimensions.find((d) => d.dimension === name)?.score ?? null;
  // An evaluation by a version that was replaced is history and does not become the application's score.
  const where = {
    id: applicationId,
    scoreStatus: { in: scoreStatusesBefore("scored") },
    job: { scorecard: { currentVersionId: evaluation.scorecardVersionId } },
  };
  const data = {
    scoreStatus: "scored" as const,
    scoreReason: null,
    currentEvaluationId: evaluation.id,
    outdated: false,
    overall: evaluation.overall,
    hardSkills: score("hard_skills"),
    softSkills: score("soft_skills"),
    cultureFit: score("culture_fit"),
    teamFit: score("team_fit"),
  };
  // Already current: keep the revision, so that decisions on what a person was shown stay valid.
  const unchanged = await db.application.updateMany({
    where: { ...where, currentEvaluationId: evaluation.id },
    data,
  });
  const { count } =
    unchanged.count > 0
      ? unchanged
      : await db.application.updateMany({ where, data: { ...data, revision: { increment: 1 } } });
  if (count > 0) await listShown(db, applicationId, evaluation.id);
  if (count > 0 && z.array(z.unknown()).parse(evaluation.flags).length > 0)
    await db.application.updateMany({
      where: { id: applicationId, verification: "unverified" },
      data: { verification: "flagged" },
    });
}

import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { type Context, useCase } from "@/lib/access/use-case";
import { hasCredits, OutOfCredits } from "@/lib/credits/ledger";
import { prices } from "@/lib/credits/prices";
import { questionHash } from "@/lib/scorecards/questions";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { digestOf } from "@/lib/security/digest";
import { type Dossier, EvaluationFlag, type Judge, RawAssessment } from "@/lib/ai/judging";

/** What one judge answered on one dossier: an assessment for each question, null where it had none. */
const Answers = z.object({
  questions: z.array(z.string()),
  assessments: z.array(RawAssessment.nullable()),
  flags: z.array(EvaluationFlag),
});
type Answers = z.output<typeof Answers>;
const about = { applicationId: z.uuid(), judged: z.string() };

/** All that one judge was asked about one dossier of an application so far; the first answers first. */
async function answersOf({ db }: Context, where: { applicationId: string; judged: string }) {
  const rows = await db.storedVerdict.findMany({
    where,
    orderBy: { id: "asc" },
    select: { questions: true, assessments: true, flags: true },
  });
  const answers = rows.map((row) => Answers.parse(row));
  const flags = new Map(answers.flatMap((each) => each.flags).map((flag) => [digestOf(flag), flag]));
  return {
    questions: answers.flatMap(({ questions }) => questions),
    assessments: answers.flatMap(({ assessments }) => assessments),
    flags: [...flags.values()],
  };
}

/** Verdicts given before on a dossier; where some of what is asked is open, asking it needs credits first. */
const recall = useCase({
  name: "recall",
  permission: "evaluation:record",
  input: z.object({ ...about, asked: z.array(z.string()) }),
  output: Answers,

  async run(ctx, { asked, ...where }) {
    const known = await answersOf(ctx, where);
    const isOpen = asked.some((question) => !known.questions.includes(question));
    if (isOpen && !(await hasCredits(ctx, prices.evaluation))) throw new OutOfCredits();
    return known;
  },
});

const remember = useCase({
  name: "remember",
  permission: "evaluation:record",
  input: Answers.extend(about),
  output: Answers,

  async run(ctx, { applicationId, judged, ...answers }) {
    const { db } = ctx;
    // They quote the candidate: somebody who was erased while the judge thought leaves none behind.
    const [open] = await db.$queryRaw<object[]>`
      SELECT 1 FROM "Application" WHERE id = ${applicationId}::uuid AND disposition = 'active' FOR KEY SHARE`;
    if (!open) return answers;
    const key = digestOf({ applicationId, judged, questions: answers.questions });
    await db.storedVerdict.createMany({
      data: [{ key, applicationId, judged, ...answers, assessments: answers.assessments }],
      skipDuplicates: true,
    });
    // The first answer stays: whoever asked at the same time takes it over, so that reruns are identical.
    return answersOf(ctx, { applicationId, judged });
  },
});

const judgedOf = ({ id, version }: Judge, dossier: Dossier) => digestOf({ judge: id, version, dossier });

/** Of an application's criteria those that a judge has not been asked on this very dossier. */
export async function openCriteria(
  evaluator: Actor,
  judge: Judge,
  applicationId: string,
  { dossier, criteria }: { dossier: Dossier; criteria: Criterion[] },
): Promise<Criterion[]> {
  const { questions } = await recall(evaluator, {
    applicationId,
    judged: judgedOf(judge, dossier),
    asked: [],
  });
  return criteria.filter((criterion) => !questions.includes(questionHash(criterion)));
}

/**
 * A judge that asks no question twice: verdicts are kept, each by its question, its judge and the very dossier, and as
 * long as the application they were given for. A criterion that changed is asked alone.
 */
export const remembering = (evaluator: Actor, judge: Judge, applicationId: string): Judge => ({
  ...judge,
  async assess(dossier, criteria) {
    const about = { applicationId, judged: judgedOf(judge, dossier) };
    const asked = criteria.map(questionHash);
    const known = await recall(evaluator, { ...about, asked });
    const open = criteria.filter((_, at) => !known.questions.includes(asked[at] ?? ""));
    if (open.length === 0) return { ...pick(known, asked), usage: [] };
    const { assessments, flags, usage } = await judge.assess(dossier, open);
    const answers = {
      questions: open.map(questionHash),
      assessments: open.map(({ id }) => assessments.find(({ criterionId }) => criterionId === id) ?? null),
      flags,
    };
    const kept = await remember(evaluator, { ...about, ...answers });
    // Of somebody who was decided on meanwhile, nothing is kept but what was there.
    return { ...pick(join(known, kept), asked), usage };
  },
});

const join = (one: Answers, other: Answers): Answers => ({
  questions: [...one.questions, ...other.questions],
  assessments: [...one.assessments, ...other.assessments],
  flags: other.flags,
});

const pick = ({ questions, assessments, flags }: Answers, asked: string[]) => ({
  assessments: asked
    .map((question) => assessments[questions.indexOf(question)])
    .filter((assessment) => assessment !== undefined && assessment !== null),
  flags,
});

import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { type Context, useCase } from "@/lib/access/use-case";
import { hasCredits, OutOfCredits } from "@/lib/credits/ledger";
import { prices } from "@/lib/credits/prices";
import { questionHash } from "@/lib/scorecards/questions";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { digestOf } from "@/lib/security/digest";
import type { Dossier, Judge } from "@/lib/ai/judging";
import { about, Answers, askOpen, Answered, join, judgedOf, pick } from "./ask-open";

/** All that one judge was asked about one dossier of an application so far; the first answers first. */
async function answersOf({ db }: Context, where: { applicationId: string; judged: string }) {
  const rows = await db.storedVerdict.findMany({
    where,
    orderBy: { id: "asc" },
    select: { questions: true, assessments: true, flags: true },
  });
  return join(rows.map((row) => Answers.parse(row)));
}

/** Verdicts given before on a dossier; where some of what is asked is open, asking it needs credits first. */
const recall = useCase({
  name: "recall",
  permission: "evaluation:record",
  input: z.object({ ...about, asked: z.array(z.string()) }),
  output: Answers,

  async run(ctx, { asked, ...where }) {
    const recalled = await answersOf(ctx, where);
    const isOpen = asked.some((question) => !recalled.questions.includes(question));
    if (isOpen && !(await hasCredits(ctx, prices.evaluation))) throw new OutOfCredits();
    return recalled;
  },
});

/** All that judges were asked about some applications so far; the first answers first. */
export const recallTogether = useCase({
  name: "recallTogether",
  permission: "evaluation:record",
  input: z.object({ applicationIds: z.array(z.uuid()) }),
  output: z.object({ answered: z.array(Answered) }),

  async run({ db }, { applicationIds }) {
    const rows = await db.storedVerdict.findMany({
      where: { applicationId: { in: applicationIds } },
      orderBy: { id: "asc" },
    });
    return { answered: rows.map((row) => Answered.parse(row)) };
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
    await keep(ctx, [{ applicationId, judged, ...answers }]);
    // The first answer stays: whoever asked at the same time takes it over, so that reruns are identical.
    return answersOf(ctx, { applicationId, judged });
  },
});

/** In the caller's transaction, which has seen to it that the applications are still there. */
export const keep = ({ db }: Context, answered: Answered[]) =>
  db.storedVerdict.createMany({
    data: answered.map((each) => ({ ...each, key: keyOf(each) })),
    skipDuplicates: true,
  });

const keyOf = ({ applicationId, judged, questions }: Answered) =>
  digestOf({ applicationId, judged, questions });

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
    const recalled = await recall(evaluator, { ...about, asked });
    const { answers, usage } = await askOpen(judge, dossier, criteria, recalled);
    if (!answers) return { ...pick(recalled, asked), usage };
    const remembered = await remember(evaluator, { ...about, ...answers });
    // Of somebody who was decided on meanwhile, nothing is kept but what was there.
    return { ...pick({ ...join([recalled, remembered]), flags: remembered.flags }, asked), usage };
  },
});

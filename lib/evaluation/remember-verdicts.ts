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

/** All stored answers of one judge on one dossier of an application, oldest first. */
async function answersOf({ db }: Context, where: { applicationId: string; judged: string }) {
  const rows = await db.storedVerdict.findMany({
    where,
    orderBy: { id: "asc" },
    select: { questions: true, assessments: true, flags: true },
  });
  return join(rows.map((row) => Answers.parse(row)));
}

/**
 * Returns earlier answers on a dossier. Throws OutOfCredits if a question is open that costs something to ask, and the
 * credits do not suffice.
 */
const recall = useCase({
  name: "recall",
  permission: "evaluation:record",
  input: z.object({ ...about, asked: z.array(z.string()), isPaid: z.boolean().default(false) }),
  output: Answers,

  async run(ctx, { asked, isPaid, ...where }) {
    const recalled = await answersOf(ctx, where);
    const isOpen = asked.some((question) => !recalled.questions.includes(question));
    if (isOpen && !isPaid && !(await hasCredits(ctx, prices.evaluation))) throw new OutOfCredits();
    return recalled;
  },
});

/** All stored answers about some applications, oldest first. */
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
    // Answers quote the candidate: store none if the candidate was erased or decided on while the judge worked.
    const [open] = await db.$queryRaw<object[]>`
      SELECT 1 FROM "Application" WHERE id = ${applicationId}::uuid AND disposition = 'active' FOR KEY SHARE`;
    if (!open) return answers;
    await storeAnswers(ctx, [{ applicationId, judged, ...answers }]);
    // The first answer wins: concurrent runs use it too, so that reruns are identical.
    return answersOf(ctx, { applicationId, judged });
  },
});

/** Stores answers in the caller's transaction, which must have checked that the applications still exist. */
export const storeAnswers = ({ db }: Context, answered: Answered[]) =>
  db.storedVerdict.createMany({
    data: answered.map((each) => ({ ...each, key: keyOf(each) })),
    skipDuplicates: true,
  });

const keyOf = ({ applicationId, judged, questions }: Answered) =>
  digestOf({ applicationId, judged, questions });

/** The criteria that a judge has not been asked about for exactly this dossier of an application. */
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
 * A judge that is asked no question twice: answers are stored by question, judge and exact dossier until their
 * application is deleted. When one criterion changes, only that one is asked.
 */
export const remembering = (evaluator: Actor, judge: Judge, applicationId: string): Judge => ({
  ...judge,
  async assess(dossier, criteria) {
    const about = { applicationId, judged: judgedOf(judge, dossier) };
    const asked = criteria.map(questionHash);
    const recalled = await recall(evaluator, { ...about, asked, isPaid: judge.isPaid });
    const { answers, usage } = await askOpen(judge, dossier, criteria, recalled);
    if (!answers) return { ...pick(recalled, asked), usage };
    const remembered = await remember(evaluator, { ...about, ...answers });
    // If the candidate was decided on meanwhile, no new answers are stored.
    return { ...pick({ ...join([recalled, remembered]), flags: remembered.flags }, asked), usage };
  },
});

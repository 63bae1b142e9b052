import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { hasCredits, OutOfCredits } from "@/lib/credits/ledger";
import { prices } from "@/lib/credits/prices";
import { asked } from "@/lib/scorecards/questions";
import { digestOf } from "@/lib/security/digest";
import { EvaluationFlag, type Judge, RawAssessment } from "@/lib/ai/judging";

const Verdicts = z.object({ assessments: z.array(RawAssessment), flags: z.array(EvaluationFlag) });
const kept = { assessments: true, flags: true } as const;

/** Verdicts given before for this key; when there are none, asking for new ones needs credits first. */
const recall = useCase({
  permission: "evaluation:record",
  input: z.object({ key: z.string() }),
  output: z.object({ known: Verdicts.nullable() }),

  async run(ctx, { key }) {
    const stored = await ctx.db.storedVerdict.findFirst({ where: { key }, select: kept });
    if (!stored && !(await hasCredits(ctx, prices.evaluation))) throw new OutOfCredits();
    return { known: stored && Verdicts.parse(stored) };
  },
});

const remember = useCase({
  permission: "evaluation:record",
  input: Verdicts.extend({ key: z.string(), applicationId: z.uuid() }),
  output: Verdicts,

  async run({ db }, { key, applicationId, ...verdicts }) {
    // They quote the candidate: somebody who was erased while the judge thought leaves none behind.
    const [open] = await db.$queryRaw<object[]>`
      SELECT 1 FROM "Application" WHERE id = ${applicationId}::uuid AND disposition = 'active' FOR KEY SHARE`;
    // The first answer stays: whoever asked at the same time takes it over, so that reruns are identical.
    if (open)
      await db.storedVerdict.createMany({
        data: [{ key, applicationId, ...verdicts }],
        skipDuplicates: true,
      });
    const first = await db.storedVerdict.findFirst({ where: { key }, select: kept });
    return first ? Verdicts.parse(first) : verdicts;
  },
});

/**
 * A judge that asks no question twice: verdicts are kept by the hash of everything they depend on, and as long as the
 * application they were first given for.
 */
export const remembering = (evaluator: Actor, judge: Judge, applicationId: string): Judge => ({
  ...judge,
  async assess(dossier, criteria) {
    const { id, version } = judge;
    const key = digestOf({ judge: id, version, dossier, criteria: criteria.map(asked) });
    const { known } = await recall(evaluator, { key });
    if (known) return { ...known, usage: [] };
    const { usage, ...verdicts } = await judge.assess(dossier, criteria);
    return { ...(await remember(evaluator, { key, applicationId, ...verdicts })), usage };
  },
});

import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { hasCredits, OutOfCredits } from "@/lib/credits/ledger";
import { prices } from "@/lib/credits/prices";
import { digestOf } from "@/lib/security/digest";
import { type Judge, RawAssessment } from "./evaluation";

const Verdicts = z.array(RawAssessment);

/** Verdicts given before for this key; when there are none, asking for new ones needs credits first. */
const recall = useCase({
  permission: "evaluation:record",
  input: z.object({ key: z.string() }),
  output: z.object({ assessments: Verdicts.nullable() }),

  async run(ctx, { key }) {
    const stored = await ctx.db.storedVerdict.findFirst({ where: { key }, select: { assessments: true } });
    if (!stored && !(await hasCredits(ctx, prices.evaluation))) throw new OutOfCredits();
    return { assessments: stored ? Verdicts.parse(stored.assessments) : null };
  },
});

const remember = useCase({
  permission: "evaluation:record",
  input: z.object({ key: z.string(), assessments: Verdicts }),
  output: z.object({ assessments: Verdicts }),

  async run({ db }, { key, assessments }) {
    // The first answer stays: whoever asked at the same time takes it over, so that reruns are identical.
    await db.storedVerdict.createMany({ data: [{ key, assessments }], skipDuplicates: true });
    const stored = await db.storedVerdict.findFirstOrThrow({ where: { key } });
    return { assessments: Verdicts.parse(stored.assessments) };
  },
});

/** A judge that asks no question twice: verdicts are kept by the hash of everything they depend on. */
export const remembering = (evaluator: Actor, judge: Judge): Judge => ({
  ...judge,
  async assess(dossier, criteria) {
    const key = digestOf({ judge: judge.id, version: judge.version, dossier, criteria });
    const { assessments: known } = await recall(evaluator, { key });
    if (known) return { assessments: known, usage: [] };
    const { assessments, usage } = await judge.assess(dossier, criteria);
    return { ...(await remember(evaluator, { key, assessments })), usage };
  },
});

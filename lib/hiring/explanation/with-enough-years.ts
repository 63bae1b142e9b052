import type { Context } from "@/lib/platform/access/use-case";
import { embedded } from "@/lib/judging/ai/judge-versions";
import { aggregate, scoringVersion } from "@/lib/judging/evaluation/aggregate";
import { judgedHashOf } from "@/lib/judging/evaluation/evaluation";
import { assessByRules } from "@/lib/judging/evaluation/in-thread";
import { readEvaluation } from "@/lib/judging/evaluation/stored-evaluation";
import { inputsOf } from "./explain-evaluation";

type Evaluated = Parameters<typeof readEvaluation>[0] & Parameters<typeof inputsOf>[1];

/**
 * What the score would be if dated roles showed the years that a criterion asks for, and all else stayed as it is, for
 * each criterion with fewer: judged again by the same rules, with the years there are as the years required, which is
 * worth the same. Nothing where a model or an older version judged, or the inputs have changed since.
 */
export async function withEnoughYears(
  ctx: Context,
  stored: Evaluated,
  application: Parameters<typeof inputsOf>[2],
): Promise<Map<string, number | null>> {
  const { judge, judgeVersion } = stored;
  const { content, judged, flags } = readEvaluation(stored);
  const short = new Map(
    judged.flatMap(({ criterion: { id, minimumYears, weight }, assessment: { years } }) =>
      weight > 0 && years !== null && years > 0 && minimumYears !== null && years < minimumYears
        ? [[id, years] as const]
        : [],
    ),
  );
  const isOfNow =
    judge === embedded.id && judgeVersion === embedded.version && stored.scoringVersion === scoringVersion;
  const inputs = isOfNow && short.size > 0 ? await inputsOf(ctx, stored, application, false) : null;
  if (!inputs) return new Map();
  const { dossier, pages, jobDescription } = inputs;
  if (judgedHashOf({ dossier, description: jobDescription, judge, judgeVersion }) !== stored.judgedHash)
    return new Map();
  const criteria = content.criteria.map((each) => ({
    ...each,
    minimumYears: short.get(each.id) ?? each.minimumYears,
  }));
  const again = await assessByRules({ dossier, pages, jobDescription, content: { ...content, criteria } });
  return new Map(
    [...short.keys()].map((id) => {
      const assessments = judged.map(
        ({ assessment }) =>
          (assessment.criterionId === id && again.assessments.find((each) => each.criterionId === id)) ||
          assessment,
      );
      return [id, aggregate(content, assessments, flags).overall];
    }),
  );
}

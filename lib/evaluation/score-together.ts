import type { Actor } from "@/lib/access/actor";
import { giveWay } from "@/lib/access/load/give-way";
import { modelOf } from "@/lib/ai/choice/model-of";
import { judgeBy } from "@/lib/ai/model";
import { assessDossier } from "./assess-dossier";
import { preparing } from "./evaluate-application";
import { gatherTogether } from "./gather-together";
import { type Given, recallTogether, recalling } from "./remember-verdicts";
import { recordTogether } from "./record-together";

/**
 * Scores some of a job's applications that the version in force has not scored, where no model judges: read in one
 * transaction, judged without one, recorded in one. Safe to run again: who is recorded is not found again, and who is
 * decided on or gets another CV meanwhile is left alone.
 * @param after the last application of those before, in the order of their ids
 * @returns how many were settled, and the last of them, null when none is left
 */
export async function scoreTogether(
  evaluator: Actor,
  { jobId, after = null }: { jobId: string; after?: string | null },
): Promise<{ settled: number; last: string | null }> {
  const model = await modelOf(evaluator);
  // A model answers slowly and at a price: each application is asked about by itself, or in the provider's batches.
  if (model) return { settled: 0, last: null };
  const judge = judgeBy(model);
  const { ready, last } = await gatherTogether(evaluator, { jobId, after });
  const [first] = ready;
  if (!first) return { settled: 0, last };
  const { given } = await recallTogether(evaluator, {
    applicationIds: ready.map(({ applicationId }) => applicationId),
  });
  const evaluations = [];
  for (const { applicationId, ...gathered } of ready) {
    await giveWay();
    const { work, inputs } = preparing(gathered, judge);
    const answers: Given[] = [];
    const asking = recalling(judge, applicationId, given, (answer) => answers.push(answer));
    const { usage: _, ...assessed } = await assessDossier({ ...work, judge: asking });
    evaluations.push({ applicationId, ...inputs, ...assessed, answers });
  }
  const { settled } = await recordTogether(evaluator, { jobId, versionId: first.versionId, evaluations });
  return { settled, last };
}

import { embeddedJudge } from "@/lib/ai/embedded/embedded-judge";
import type { Judge } from "@/lib/ai/judging";
import { askOpen, type Answered, join, judgedOf, pick } from "./ask-open";
import { assessDossier } from "./assess-dossier";
import type { Ready } from "./gather-dossier";
import { preparing } from "./preparing";
import { questionHash } from "@/lib/scorecards/questions";

/** Gathered applications, and the judge's earlier answers about them. */
export type People = { ready: (Ready & { applicationId: string })[]; answered: Answered[] };
export type JudgedPeople = Awaited<ReturnType<typeof judgePeople>>;

/**
 * Assesses applications with the embedded judge; returns each with the judge's new answers. Leaves out those whose
 * assessment throws: they are evaluated alone later, which reports it.
 */
export async function judgePeople({ ready, answered }: People) {
  const evaluations = [];
  for (const one of ready) {
    const before = answered.filter((each) => each.applicationId === one.applicationId);
    const evaluation = await judgeOne(one, before).catch(() => null);
    if (evaluation) evaluations.push(evaluation);
  }
  return evaluations;
}

async function judgeOne({ applicationId, ...gathered }: People["ready"][number], before: Answered[]) {
  const { work, inputs } = preparing(gathered, embeddedJudge);
  const answers: Answered[] = [];
  const judge = recalling(applicationId, before, (answer) => answers.push(answer));
  const { usage: _, ...assessed } = await assessDossier({ ...work, judge });
  return { applicationId, ...inputs, ...assessed, answers };
}

/** The embedded judge, asked only what `past` does not answer; passes new answers to `onAnswer` to be stored. */
const recalling = (applicationId: string, past: Answered[], onAnswer: (now: Answered) => void): Judge => ({
  ...embeddedJudge,
  async assess(dossier, criteria) {
    const judged = judgedOf(embeddedJudge, dossier);
    const earlier = join(past.filter((each) => each.judged === judged));
    const { answers, usage } = await askOpen(embeddedJudge, dossier, criteria, earlier);
    if (answers) onAnswer({ applicationId, judged, ...answers });
    const all = answers ? join([earlier, answers]) : earlier;
    return { ...pick(all, criteria.map(questionHash)), usage };
  },
});

import { embeddedJudge } from "@/lib/ai/embedded/embedded-judge";
import type { Judge } from "@/lib/ai/judging";
import { askOpen, type Answered, join, judgedOf, pick } from "./ask-open";
import { assessDossier } from "./assess-dossier";
import type { Ready } from "./gather-dossier";
import { preparing } from "./preparing";
import { questionHash } from "@/lib/scorecards/questions";

/** A gathered application. */
export type ReadyPerson = Ready & { applicationId: string };

/** Assesses an application with the embedded judge; returns also its new answers, beside those it gave before. */
export async function judgePerson({ applicationId, ...gathered }: ReadyPerson, before: Answered[]) {
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

import { mostInTrial } from "@/lib/judging/evaluation/trial/decided";
import { failTrial, judgeNext } from "@/lib/judging/evaluation/trial/run-trial";
import { modelTrialRequested } from "@/lib/platform/events/events";
import { sentence } from "@/lib/say";
import { eachOrganization, onEvent } from "../on-event";
import { failureMessage } from "../permanent";

/** Judges the applications of a trial one after another, so that its times are those of one CV. */
export const tryModelOnRequest = onEvent([modelTrialRequested], "evaluator", {
  id: "try-model",
  retries: 4,
  concurrency: eachOrganization(1),
  async run(evaluator, { trialId }, steps) {
    for (let at = 1; at <= mostInTrial; at++) {
      const { more } = await steps.run(`judge ${at}`, () => judgeNext(evaluator, trialId));
      if (!more) break;
    }
    return { trialId };
  },
  giveUp: (evaluator, { trialId }, error) =>
    failTrial(evaluator, {
      trialId,
      failure: failureMessage(error, sentence("The trial could not be finished.")),
    }),
});

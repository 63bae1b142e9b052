import { previewFeedbackRequest } from "@/lib/hiring/feedback/preview-feedback-request";
import { Asking, requestFeedback } from "@/lib/hiring/feedback/request-feedback";
import { say } from "@/lib/say";
import { confirmableTool } from "../confirm/confirmable-tool";
import { adds } from "../tool";

export const requestFeedbackTool = confirmableTool({
  name: "requestFeedback",
  title: "Ask for feedback",
  description: "Asks members to rate candidates, by e-mail.",
  safety: { ...adds, idempotentHint: true },
  next: { not_found: "listJobCandidates gives applicationIds." },
  useCase: requestFeedback,
  async preview(actor, asking) {
    const { candidates, effects, subjectRevision } = await previewFeedbackRequest(
      actor,
      Asking.parse(asking),
    );
    return {
      headline: say("Ask for feedback on {count, plural, one {# candidate} other {# candidates}}", {
        count: candidates,
      }),
      effects,
      subjectRevision,
    };
  },
  text: ({ requested, raters, alreadyGiven, closed }) =>
    `${requested} requests to ${raters.join(", ")}. Not asked again: ${alreadyGiven}; decided candidates left out: ${closed}. getFeedback reads the answers.`,
});

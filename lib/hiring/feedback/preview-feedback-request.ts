import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { say } from "@/lib/say";
import { Asking, planFeedback } from "./request-feedback";

/** What asking for feedback would do, without doing it. Throws what `requestFeedback` would throw. */
export const previewFeedbackRequest = useCase({
  name: "previewFeedbackRequest",
  permission: "candidate:write",
  input: Asking,
  output: z.object({
    candidates: z.int(),
    effects: z.array(z.string()),
    subjectRevision: z.string().nullable().describe("Null when everybody has answered."),
  }),

  async run(ctx, asking) {
    const { open, raters, asked, alreadyGiven, closed, revision } = await planFeedback(ctx, asking);
    return {
      candidates: open.length,
      effects: [
        asked.length > 0 &&
          say(
            "Asked, according to their settings by e-mail: {people}. They are reminded until they answer.",
            {
              people: raters.map(({ name }) => name),
            },
          ),
        alreadyGiven > 0 &&
          say(
            "{count, plural, one {# answer is there already and is} other {# answers are there already and are}} not asked for again.",
            {
              count: alreadyGiven,
            },
          ),
        closed > 0 &&
          say("{count, plural, one {# decided candidate is} other {# decided candidates are}} left out.", {
            count: closed,
          }),
      ].filter((effect) => effect !== false),
      subjectRevision: asked.length > 0 ? revision : null,
    };
  },
});

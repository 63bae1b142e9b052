import * as z from "zod";
import { cancelDraft } from "@/lib/scorecards/cancel-draft";
import { getGeneratedScorecard } from "@/lib/scorecards/get-generated-scorecard";
import { getGeneratedScorecardTool } from "./get-generated-scorecard";
import type { TaskWork } from "../tasks/task-work";

const Draft = z.object({ jobId: z.uuid(), draftId: z.uuid() });

/** A scorecard being drafted. Its result is what getGeneratedScorecard returns for it. */
export const draftWork: TaskWork = {
  subject: (_, answer) => (answer.kind === "result" ? Draft.parse(answer.structured) : null),

  async progress({ actor }, { subject }) {
    const { status, failure } = await getGeneratedScorecard(actor, Draft.parse(subject));
    return {
      state: status === "generating" ? "working" : "completed",
      message:
        failure ?? (status === "generating" ? "The scorecard is being drafted." : "The draft is ready."),
    };
  },

  async result(exchange, { subject }) {
    const answer = await getGeneratedScorecardTool.run(exchange, Draft.parse(subject));
    return answer.kind === "result" && answer.structured.status === "failed"
      ? { kind: "failure", text: answer.text, outcome: "failed" }
      : answer;
  },

  async stop({ actor }, { subject }) {
    const { draftId } = Draft.parse(subject);
    const { cancelled } = await cancelDraft(actor, { draftId });
    return cancelled
      ? { stopped: true, note: "The draft is not stored and costs nothing." }
      : {
          stopped: false,
          note: "Nothing was stopped: the draft was already ready, or somebody else asked for it.",
        };
  },
};

import * as z from "zod";
import { cancelDraft } from "@/lib/judging/scorecards/cancel-draft";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import type { TaskWork } from "../tasks/task-work";
import { adds, tool } from "../tool";
import { getGeneratedScorecardTool } from "./get-generated-scorecard";

const Draft = z.object({ jobId: z.uuid(), draftId: z.uuid() });

/** A scorecard being drafted. Its result is what getGeneratedScorecard returns for it. */
const draftWork: TaskWork = {
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

export const generateScorecardTool = tool({
  name: "generateScorecard",
  title: "Generate a scorecard",
  description:
    "Starts drafting a scorecard from a job's description and returns immediately. Poll getGeneratedScorecard. Publishes nothing; costs credits when the draft is ready.",
  // While a draft is being generated, a second call returns the same draft.
  safety: { ...adds, idempotentHint: true },
  next: {
    not_found: "listConfiguredJobs with includeUnconfigured lists the jobs; createJob makes one.",
    conflict: "getCreditBalance shows what is left.",
  },
  task: draftWork,
  useCase: generateScorecard,
  text: ({ draftId, jobId, credits, pollAfterMs }) =>
    `Started draft ${draftId}; it will cost ${credits} credits. After ${pollAfterMs} ms call getGeneratedScorecard with jobId ${jobId}.`,
});

import { generateScorecard } from "@/lib/scorecards/generate-scorecard";
import { draftWork } from "./draft-work";
import { adds, tool } from "../tool";

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

/** Tokens and money one task took, for AiUsage. Zero for the embedded evaluator. */
export type Usage = {
  task: "judge" | "draft_scorecard" | "structure_job";
  model: string;
  inputTokens: number;
  outputTokens: number;
};

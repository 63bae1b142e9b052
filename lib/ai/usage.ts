/** Tokens and money one task took, for AiUsage. The embedded evaluator takes none. */
export type Usage = {
  task: "judge" | "draft_scorecard" | "structure_job" | "work_styles";
  model: string;
  /** All that went in, what the provider had cached of it too. */
  inputTokens: number;
  /** Of those, what the provider had cached, and charges less for. */
  cachedInputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar; null where no price is set for the model. */
  costMicros: number | null;
};

/** Tokens and cost of one task, as stored in AiUsage. The embedded evaluator has none. */
export type Usage = {
  task: "judge" | "draft_scorecard" | "structure_job";
  model: string;
  /** All input tokens, including cached ones. */
  inputTokens: number;
  /** Input tokens that the provider had cached and charges less for. */
  cachedInputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar; null where no price is set for the model. */
  costMicros: number | null;
  /** "answered", or what became of the request instead: "refused", "cut", "one_quote", "rate_limited", "without seed" … */
  outcome: string;
  /** What the provider wrote about a request that failed; never words of a prompt. */
  said: string | null;
};

import { env } from "@/lib/env";
import type { Usage } from "./usage";

/** Millionths of a US dollar for a use, by the configured prices per million tokens; null where none are set. */
export function costMicros(usage: Usage): number | null {
  const { OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output } = env;
  if (input === undefined || output === undefined) return null;
  return Math.round(usage.inputTokens * input + usage.outputTokens * output);
}

import { env } from "@/lib/env";
import { embeddedJudge } from "./in-thread";
import type { Judge } from "./judging";
import { type OpenAiConfig, openAiConfig } from "./openai/config";
import { openAiJudge } from "./openai/judge";

/** The service's own model; null when none is configured and the embedded evaluator is used instead. */
export const serviceModel: OpenAiConfig | null = openAiConfig(env);

/** Returns the judge for a model; the embedded evaluator for null. */
export const judgeBy = (model: OpenAiConfig | null): Judge => (model ? openAiJudge(model) : embeddedJudge);

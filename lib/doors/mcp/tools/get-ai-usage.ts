import type * as z from "zod";
import { getAiUsage } from "@/lib/judging/ai/get-ai-usage";
import { reads, tool } from "../tool";

export const getAiUsageTool = tool({
  name: "getAiUsage",
  title: "Get AI usage",
  description: "The organization's AI model usage by task and model; this month by default.",
  safety: reads,
  useCase: getAiUsage,
  text: ({ period, totals, byTaskAndModel, note }) =>
    [
      `From ${period.from} to ${period.to}: ${totals.calls === 0 ? "no language model was called" : amounts(totals)}.`,
      ...byTaskAndModel.map(({ task, model, ...used }) => `- ${task} by ${model}: ${amounts(used)}`),
      note,
    ].join("\n"),
});

type Used = z.output<typeof getAiUsage.output>["totals"];

const amounts = ({ calls, inputTokens, cachedInputTokens, outputTokens, cost }: Used) =>
  `${calls} calls, ${inputTokens} tokens in (${cachedInputTokens} of them cached), ${outputTokens} out, ${cost === null ? "cost not known" : `$${cost}`}`;

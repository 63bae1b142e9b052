import { getCreditBalance } from "@/lib/credits/get-credit-balance";
import { reads, tool } from "../tool";

export const getCreditBalanceTool = tool({
  name: "getCreditBalance",
  title: "Get credit balance",
  description: "The organization's remaining credits and its usage in the current period.",
  safety: reads,
  useCase: getCreditBalance,
  text: ({ balance, period, usage, waitingForCredits }) =>
    `${balance} credits left. Since ${period.from}: ${usage.charged} charged (${usage.evaluations} evaluations, ${usage.scorecards} scorecards), ${usage.granted} granted. ${waitingForCredits} evaluations wait for credits.`,
});

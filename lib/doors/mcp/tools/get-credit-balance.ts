import { pageUrl } from "@/lib/platform/access/addresses";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { buying } from "@/lib/platform/billing/buying";
import { reads, tool } from "../tool";

/** What an agent can tell its recruiter when credits run out. */
const buyingInWords = {
  off: " This installation charges nobody; the balance never changes.",
  here: ` More are bought at ${pageUrl.credits()}, by an administrator of the organization.`,
  asked: "",
}[buying];

export const getCreditBalanceTool = tool({
  name: "getCreditBalance",
  title: "Get credit balance",
  description: "The organization's remaining credits and its usage; of this month by default.",
  safety: reads,
  useCase: getCreditBalance,
  text: ({ balance, period, usage, waitingForCredits }) =>
    [
      `${balance} credits left. Since ${period.from}: ${usage.charged} charged`,
      ` (${usage.evaluations} evaluations, ${usage.scorecards} scorecards), ${usage.granted} granted.`,
      ` ${waitingForCredits} evaluations wait for credits.${buyingInWords}`,
    ].join(""),
});

import { listCreditTransactions } from "@/lib/credits/list-credit-transactions";
import { pageLine } from "../text/page-line";
import { reads, tool } from "../tool";

export const listCreditTransactionsTool = tool({
  name: "listCreditTransactions",
  title: "List credit transactions",
  description: "The organization's credit ledger, newest first; sum is of all that match.",
  safety: reads,
  useCase: listCreditTransactions,
  text: ({ items, sum, ...page }) =>
    [
      `${pageLine(items.length, page, "transactions")} Sum of all: ${sum}.`,
      ...items.map(
        ({ createdAt, kind, amount, balanceAfter, subjectId }) =>
          `- ${createdAt} ${kind} ${amount > 0 ? "+" : ""}${amount}, balance ${balanceAfter}${subjectId ? `, for ${subjectId}` : ""}`,
      ),
    ].join("\n"),
});

import type * as z from "zod";
import { listCreditTransactions } from "@/lib/platform/credits/list-credit-transactions";
import { candidateLines, plain, quoted } from "../text/candidate-data";
import { pageLine } from "../text/page-line";
import { reads, tool } from "../tool";

export const listCreditTransactionsTool = tool({
  name: "listCreditTransactions",
  title: "List credit transactions",
  description:
    "The organization's credit ledger, newest first, with candidates and jobs; or its sums by job. sumOf says what sum is of.",
  safety: reads,
  useCase: listCreditTransactions,
  text: ({ items, groups, sum, sumOf, ...page }) =>
    [
      `Sum of ${sumOf}: ${signed(sum)}.`,
      ...(groups
        ? groups.map(
            (group) =>
              `- ${group.jobTitle === null ? "no job" : `${quoted(group.jobTitle)} jobId ${group.jobId}`}: ${signed(group.sum)} in ${group.transactions}`,
          )
        : [pageLine(items.length, page, "transactions"), ...candidateLines(items, line)]),
    ].join("\n"),
});

type Line = z.output<typeof listCreditTransactions.output>["items"][number];

const line = ({ createdAt, kind, amount, balanceAfter, description, candidate, jobTitle }: Line) =>
  `${createdAt} ${kind} ${signed(amount)}, balance ${balanceAfter}: ${[candidate && plain(candidate), jobTitle && plain(jobTitle)].filter(Boolean).join(" for ") || description}`;

const signed = (amount: number) => `${amount > 0 ? "+" : ""}${amount}`;

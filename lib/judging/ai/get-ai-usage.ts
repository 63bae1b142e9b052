import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { bounds, period } from "@/lib/platform/access/period";
import { currentPeriod } from "@/lib/platform/credits/get-credit-balance";

const amounts = {
  calls: z.int(),
  inputTokens: z.int(),
  cachedInputTokens: z
    .int()
    .describe("Of the input tokens, those the provider had cached and charges less for."),
  outputTokens: z.int(),
  cost: z.number().nullable().describe("US dollars; null where a price is not configured."),
};

const embedded =
  "The embedded evaluator calls no language model: what it drafts, reads and judges takes no tokens and is not listed.";

/** Returns the organization's model usage in a period (default: the current month), by task and model. */
export const getAiUsage = useCase({
  name: "getAiUsage",
  permission: "credit:read",
  input: z.object(period),
  output: z.object({
    period: z.object({ from: z.string(), to: z.string() }),
    totals: z.object(amounts),
    byTaskAndModel: z.array(z.object({ task: z.string(), model: z.string(), ...amounts })),
    note: z.string().describe("What is not counted here, and why."),
  }),

  async run({ db }, input) {
    const month = currentPeriod(new Date());
    const { start = month.from, end = month.to } = bounds(input);
    const groups = await db.aiUsage.groupBy({
      by: ["task", "model"],
      where: { createdAt: { gte: start, lt: end } },
      _sum: { inputTokens: true, cachedInputTokens: true, outputTokens: true, costMicros: true },
      _count: { _all: true, costMicros: true },
      orderBy: [{ task: "asc" }, { model: "asc" }],
    });
    const rows = groups.map(({ task, model, _sum, _count }) => ({
      task,
      model,
      calls: _count._all,
      inputTokens: _sum.inputTokens ?? 0,
      cachedInputTokens: _sum.cachedInputTokens ?? 0,
      outputTokens: _sum.outputTokens ?? 0,
      // Null when any call has no price: a partial sum would look like the full cost.
      costMicros: _count.costMicros === _count._all ? (_sum.costMicros ?? 0) : null,
    }));
    const sum = (of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + of(row), 0);
    const dollars = (micros: number | null) => (micros === null ? null : micros / 1_000_000);
    return {
      period: { from: start.toISOString(), to: end.toISOString() },
      totals: {
        calls: sum((row) => row.calls),
        inputTokens: sum((row) => row.inputTokens),
        cachedInputTokens: sum((row) => row.cachedInputTokens),
        outputTokens: sum((row) => row.outputTokens),
        cost: rows.some((row) => row.costMicros === null) ? null : dollars(sum((row) => row.costMicros ?? 0)),
      },
      byTaskAndModel: rows.map(({ costMicros, ...row }) => ({ ...row, cost: dollars(costMicros) })),
      note: embedded,
    };
  },
});

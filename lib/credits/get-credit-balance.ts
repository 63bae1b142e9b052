import * as z from "zod";
import { useCase } from "@/lib/access/use-case";

/** Calendar months in UTC: what "this period" means everywhere credits are counted. */
export function currentPeriod(now: Date) {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return { from, to };
}

export const getCreditBalance = useCase({
  permission: "credit:read",
  input: z.object({}),
  output: z.object({
    balance: z.int().describe("Credits left."),
    period: z.object({ from: z.string(), to: z.string().describe("Exclusive.") }),
    usage: z.object({
      charged: z.int().describe("Credits charged in the period, less refunds."),
      evaluations: z.int(),
      scorecards: z.int(),
      granted: z.int().describe("Credits added in the period."),
    }),
    waitingForCredits: z.int().describe("Applications whose evaluation waits for credits."),
  }),

  async run({ actor, db }) {
    const period = currentPeriod(new Date());
    const account = await db.creditAccount.findUnique({ where: { organizationId: actor.organizationId } });
    const waitingForCredits = await db.application.count({ where: { scoreStatus: "awaiting_credits" } });
    const lines = await db.creditTransaction.groupBy({
      by: ["kind"],
      where: { createdAt: { gte: period.from, lt: period.to } },
      _sum: { amount: true },
      _count: { _all: true },
    });
    const sum = (kind: string) => lines.find((line) => line.kind === kind)?._sum.amount ?? 0;
    const count = (kind: string) => lines.find((line) => line.kind === kind)?._count._all ?? 0;
    return {
      balance: account?.balance ?? 0,
      period: { from: period.from.toISOString(), to: period.to.toISOString() },
      usage: {
        charged: -(sum("evaluation") + sum("scorecard_generation") + sum("refund")) || 0,
        evaluations: count("evaluation"),
        scorecards: count("scorecard_generation"),
        granted: sum("grant"),
      },
      waitingForCredits,
    };
  },
});

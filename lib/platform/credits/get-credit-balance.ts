import * as z from "zod";
import { bounds, period } from "@/lib/platform/access/period";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";

/** The current calendar month in UTC: "this period" wherever credits are counted. */
export function currentPeriod(now: Date) {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return { from, to };
}

type Line = { kind: string; amount: number; count: number };

/** The balance, the usage in a period (default: this month), and how many applications wait for credits. */
export const getCreditBalance = reading({
  name: "getCreditBalance",
  permission: "credit:read",
  input: z.object(period),
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

  async run({ read }, input) {
    const month = currentPeriod(new Date());
    const { start: from = month.from, end: to = month.to } = bounds(input);
    const [[account], [waiting], lines] = await read<[{ balance: number }, { count: number }, Line]>([
      Prisma.sql`SELECT balance FROM "CreditAccount"`,
      Prisma.sql`
        SELECT count(*)::int AS count FROM "Application"
        WHERE disposition = 'active' AND "scoreStatus" = 'awaiting_credits'`,
      Prisma.sql`
        SELECT kind::text, sum(amount)::int AS amount, count(*)::int AS count FROM "CreditTransaction"
        WHERE "createdAt" >= ${from} AND "createdAt" < ${to} GROUP BY kind`,
    ]);
    const sum = (kind: string) => lines.find((line) => line.kind === kind)?.amount ?? 0;
    const count = (kind: string) => lines.find((line) => line.kind === kind)?.count ?? 0;
    return {
      balance: account?.balance ?? 0,
      period: { from: from.toISOString(), to: to.toISOString() },
      usage: {
        charged: -(sum("evaluation") + sum("scorecard_generation") + sum("refund")) || 0,
        evaluations: count("evaluation"),
        scorecards: count("scorecard_generation"),
        granted: sum("grant"),
      },
      waitingForCredits: waiting?.count ?? 0,
    };
  },
});

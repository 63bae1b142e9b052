import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";

const days = 30;

const Day = z.object({
  day: z.string(),
  evaluations: z.int().describe("Credits charged for evaluations."),
  drafts: z.int().describe("Credits charged for scorecard drafts."),
  refunds: z.int().describe("Credits given back."),
});

/** Credits charged on each of the last thirty days (UTC), by kind of charge. Includes days without charges. */
export const getCreditUsage = reading({
  name: "getCreditUsage",
  permission: "credit:read",
  output: z.object({ days: z.array(Day) }),

  async run({ read }) {
    const [usage] = await read<[z.output<typeof Day>]>([
      Prisma.sql`
        SELECT to_char(d.day, 'YYYY-MM-DD') AS day,
          coalesce(-sum(t.amount) FILTER (WHERE t.kind = 'evaluation'), 0)::int AS evaluations,
          coalesce(-sum(t.amount) FILTER (WHERE t.kind = 'scorecard_generation'), 0)::int AS drafts,
          coalesce(sum(t.amount) FILTER (WHERE t.kind = 'refund'), 0)::int AS refunds
        FROM generate_series(date_trunc('day', now() AT TIME ZONE 'UTC') - ${days - 1}::int * interval '1 day',
          date_trunc('day', now() AT TIME ZONE 'UTC'), interval '1 day') d(day)
        LEFT JOIN "CreditTransaction" t ON t."createdAt" >= d.day AT TIME ZONE 'UTC'
          AND t."createdAt" < (d.day + interval '1 day') AT TIME ZONE 'UTC'
        GROUP BY d.day ORDER BY d.day`,
    ]);
    return { days: usage };
  },
});

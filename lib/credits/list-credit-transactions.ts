import * as z from "zod";
import { olderThan, onePage, page, paged } from "@/lib/access/paging";
import { useCase } from "@/lib/access/use-case";
import { CreditTransactionKind } from "@/lib/db/generated/enums";

const Line = z.object({
  transactionId: z.uuid(),
  kind: z.enum(CreditTransactionKind),
  amount: z.int().describe("Positive: added. Negative: charged."),
  balanceAfter: z.int(),
  description: z.string(),
  subjectId: z.uuid().nullable().describe("The application or draft it paid for."),
  createdAt: z.string(),
});

/** The ledger, newest first. The sum of all its lines is the balance. */
export const listCreditTransactions = useCase({
  permission: "credit:read",
  input: z.object({
    kind: z.enum(CreditTransactionKind).optional().describe("What for."),
    from: z.iso.datetime().optional().describe("Inclusive."),
    to: z.iso.datetime().optional().describe("Exclusive."),
    ...page,
  }),
  output: z.object({
    ...paged(Line),
    sum: z.int().describe("Of all lines that match, not only this page's."),
  }),

  async run({ db }, { kind, from, to, limit, cursor }) {
    const where = { kind, createdAt: { gte: from, lt: to } };
    const all = await db.creditTransaction.aggregate({
      where,
      _sum: { amount: true },
      _count: { _all: true },
    });
    const lines = await db.creditTransaction.findMany({
      where: { ...where, ...olderThan(cursor) },
      orderBy: { id: "desc" },
      take: limit + 1,
    });
    const { shown, nextCursor } = onePage(lines, limit, ({ id }) => [id]);
    return {
      items: shown.map(({ id, createdAt, ...line }) => ({
        ...line,
        transactionId: id,
        createdAt: createdAt.toISOString(),
      })),
      nextCursor,
      total: all._count._all,
      sum: all._sum.amount ?? 0,
    };
  },
});

import * as z from "zod";
import { olderThan, onePage, page, paged } from "@/lib/platform/access/paging";
import { bounds, period } from "@/lib/platform/access/period";
import { useCase } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { CreditTransactionKind } from "@/lib/platform/db/generated/enums";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { nameSubjects } from "@/lib/platform/blind-review/name-subjects";
import { shownStored } from "@/lib/say";

const Line = z.object({
  transactionId: z.uuid(),
  kind: z.enum(CreditTransactionKind),
  amount: z.int().describe("Positive: added. Negative: charged."),
  balanceAfter: z.int(),
  description: z.string(),
  subjectId: z.uuid().nullable().describe("The application or draft it paid for."),
  candidate: z.string().nullable().describe("Who was evaluated; a pseudonym in blind review."),
  jobId: z.uuid().nullable(),
  jobTitle: z.string().nullable(),
  createdAt: z.string(),
});

const Group = z.object({
  jobId: z.uuid().nullable().describe("Null without a job, as for credits added, or when it is deleted."),
  jobTitle: z.string().nullable(),
  transactions: z.int(),
  sum: z.int(),
});

/** The most jobs a grouped result lists: those that were charged most. */
const mostGroups = 50;

const Input = z.object({
  kind: z.enum(CreditTransactionKind).optional().describe("What for."),
  ...period,
  groupBy: z.enum(["job"]).optional().describe("A sum for each job, instead of the lines."),
  ...page,
});

/** Lists the ledger, newest first. The sum of all its lines is the balance. */
export const listCreditTransactions = useCase({
  name: "listCreditTransactions",
  permission: "credit:read",
  input: Input,
  output: z.object({
    ...paged(Line),
    groups: z.array(Group).nullable().describe("The most charged first; null unless grouped."),
    sum: z.int().describe("Of all lines that match, not only this page's."),
    sumOf: z.string().describe("What the sum covers."),
  }),

  async run({ db }, input) {
    const { kind, groupBy, limit, cursor } = input;
    const { start, end } = bounds(input);
    const where = { kind, createdAt: { gte: start, lt: end } };
    const all = await db.creditTransaction.aggregate({
      where,
      _sum: { amount: true },
      _count: { _all: true },
    });
    const total = all._count._all;
    const summed = { total, sum: all._sum.amount ?? 0, sumOf: sumOf(input, total) };
    if (groupBy) return { ...summed, items: [], nextCursor: null, groups: await byJob(db, input) };
    const lines = await db.creditTransaction.findMany({
      where: { ...where, ...olderThan(cursor) },
      orderBy: { id: "desc" },
      take: limit + 1,
    });
    const { shown, nextCursor } = onePage(lines, limit, ({ id }) => [id]);
    const subjects = await nameSubjects(
      db,
      shown.flatMap(({ subjectId }) => subjectId ?? []),
    );
    const none = { candidate: null, jobId: null, jobTitle: null };
    return {
      ...summed,
      items: shown.map(({ id, createdAt, ...line }) => ({
        ...line,
        description: shownStored(line.description, line.descriptionSaid),
        ...((line.subjectId && subjects.get(line.subjectId)) || none),
        transactionId: id,
        createdAt: createdAt.toISOString(),
      })),
      nextCursor,
      groups: null,
    };
  },
});

type Input = z.output<typeof Input>;

const kinds: Record<CreditTransactionKind, string> = {
  grant: "credits added",
  evaluation: "charges for evaluations",
  scorecard_generation: "charges for drafted scorecards",
  refund: "refunds",
};

function sumOf({ kind, from, to }: Input, total: number): string {
  const subject = kind ? kinds[kind] : "all lines, charges and credits added";
  const range = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(" ");
  const whole = !kind && !range ? ": the balance" : "";
  return `${subject}${range && ` ${range}`} (${total})${whole}`;
}

function byJob(db: TenantDb, input: Input) {
  const { start, end } = bounds(input);
  const conditions = [
    Prisma.sql`true`,
    ...(input.kind ? [Prisma.sql`t.kind = ${input.kind}::"CreditTransactionKind"`] : []),
    ...(start ? [Prisma.sql`t."createdAt" >= ${start}`] : []),
    ...(end ? [Prisma.sql`t."createdAt" < ${end}`] : []),
  ];
  return db.$queryRaw<z.output<typeof Group>[]>`
    SELECT j.id AS "jobId", j.title AS "jobTitle", count(*)::int AS transactions, sum(t.amount)::int AS sum
    FROM "CreditTransaction" t
    LEFT JOIN "Application" a ON a."organizationId" = t."organizationId" AND a.id = t."subjectId"
    LEFT JOIN "ScorecardDraft" d ON d."organizationId" = t."organizationId" AND d.id = t."subjectId"
    LEFT JOIN "Job" j ON j."organizationId" = t."organizationId" AND j.id = coalesce(a."jobId", d."jobId")
    WHERE ${Prisma.join(conditions, " AND ")}
    GROUP BY j.id, j.title ORDER BY sum(t.amount), j.id LIMIT ${mostGroups}`;
}

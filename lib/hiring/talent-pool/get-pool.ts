import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { say, sentence } from "@/lib/say";
import { isMerged } from "@/lib/judging/states/merged";

const count = z.int();

const explanations = {
  no_cv: sentence("No CV: a name and an address give a scorecard nothing to match."),
  reading: sentence("Their CV is being read."),
  unreadable: sentence("Their CV could not be read."),
  waiting: sentence("Their CV was read and waits to be indexed."),
  opted_out: sentence("Asked not to be considered."),
  merged: sentence("Merged into another record and found there."),
  erased: sentence("Erased at their request or by the retention rules."),
};

type Reason = keyof typeof explanations;
const reasons = Object.keys(explanations) as Reason[];

/** Counts what the talent pool contains, and the candidates who are not searched, by reason. */
export const getPool = useCase({
  name: "getPool",
  permission: "pool:read",
  output: z.object({
    indexed: count.describe("People a rediscovery searches."),
    cvs: count.describe("Files that were read, older ones too; the newest of each person is searched."),
    employees: z.object({
      indexed: count,
      consented: count.describe("Of all employees: those who agreed to be considered for other roles."),
      total: count,
    }),
    lastIndexedAt: z.string().nullable(),
    notIndexed: z.array(z.object({ reason: z.enum(reasons), count, explanation: z.string() })),
  }),

  async run({ db }) {
    const [indexed] = await db.$queryRaw<{ people: number; employees: number }[]>`
      SELECT count(*)::int AS people, count(e.id)::int AS employees FROM "CandidateWords" w
      LEFT JOIN "Employee" e ON e."organizationId" = w."organizationId" AND e."candidateId" = w."candidateId"`;
    const [newest] = await db.$queryRaw<{ at: Date }[]>`
      SELECT d."createdAt" AS at FROM "DocumentText" d
      JOIN "Attachment" a ON a."organizationId" = d."organizationId" AND a.id = d."attachmentId" AND a.kind = 'cv'
      ORDER BY d."attachmentId" DESC LIMIT 1`;
    const rows = await db.$queryRaw<{ reason: Reason; count: number }[]>`
      SELECT reason, count(*)::int FROM (
        SELECT CASE
          WHEN c."erasedAt" IS NOT NULL THEN 'erased'
          WHEN c."optedOutAt" IS NOT NULL THEN 'opted_out'
          WHEN ${isMerged("c")} THEN 'merged'
          WHEN f.read THEN 'waiting' WHEN f.pending THEN 'reading' WHEN f.failed THEN 'unreadable' ELSE 'no_cv'
        END AS reason
        FROM "Candidate" c
        LEFT JOIN "CandidateWords" w ON w."organizationId" = c."organizationId" AND w."candidateId" = c.id
        LEFT JOIN LATERAL (
          SELECT bool_or(a."readStatus" = 'read') AS read, bool_or(a."readStatus" = 'pending') AS pending,
            bool_or(a."readStatus" = 'failed') AS failed
          FROM "Attachment" a
          WHERE a."organizationId" = c."organizationId" AND a."candidateId" = c.id AND a.kind = 'cv'
        ) f ON true
        WHERE w."candidateId" IS NULL
      ) unindexed GROUP BY reason`;
    const counts = new Map(rows.map((row) => [row.reason, row.count]));
    return {
      indexed: indexed?.people ?? 0,
      cvs: await db.attachment.count({ where: { kind: "cv", readStatus: "read" } }),
      employees: {
        indexed: indexed?.employees ?? 0,
        consented: await db.employee.count({ where: { consentedAt: { not: null } } }),
        total: await db.employee.count(),
      },
      lastIndexedAt: newest?.at.toISOString() ?? null,
      notIndexed: reasons.flatMap((reason) => {
        const count = counts.get(reason) ?? 0;
        return count > 0 ? [{ reason, count, explanation: say(explanations[reason]) }] : [];
      }),
    };
  },
});

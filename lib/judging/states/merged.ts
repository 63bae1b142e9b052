import { Prisma } from "@/lib/platform/db/generated/client";

/**
 * SQL: whether a candidate `c`, or the candidate of an application `a` or `b`, was merged into another. Such a record
 * is kept for its history, with its applications to jobs that the other is on too: neither is listed or counted.
 */
export const isMerged = (row: "a" | "b" | "c") => {
  const [table, id] = [Prisma.raw(row), Prisma.raw(row === "c" ? "id" : `"candidateId"`)];
  return Prisma.sql`EXISTS (SELECT 1 FROM "CandidateAlias" m WHERE m."organizationId" = ${table}."organizationId"
    AND m.kind = 'merged' AND m.value = ${table}.${id}::text)`;
};

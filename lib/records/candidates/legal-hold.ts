import type { Context } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";

/** SQL: whether the hold `h` covers the person with these records: all that it names, of one person. */
const covers = (records: Prisma.Sql) => Prisma.sql`(
  (h."candidateId" IS NULL OR h."candidateId" IN (${records}))
  AND (num_nonnulls(h."jobId", h."appliedFrom", h."appliedTo") = 0 OR EXISTS (
    SELECT 1 FROM "Application" a
    WHERE a."organizationId" = h."organizationId" AND a."candidateId" IN (${records})
      AND (h."jobId" IS NULL OR a."jobId" = h."jobId")
      AND (h."appliedFrom" IS NULL OR a."appliedAt" >= h."appliedFrom"::timestamp AT TIME ZONE 'UTC')
      AND (h."appliedTo" IS NULL OR a."appliedAt" < (h."appliedTo" + 1)::timestamp AT TIME ZONE 'UTC'))))`;

/** The holds in force that cover the person with these records. */
export async function holdsOn({ db }: Pick<Context, "db">, candidateIds: readonly string[]) {
  const records = Prisma.sql`SELECT unnest(${candidateIds}::uuid[])`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT h.id FROM "LegalHold" h WHERE h."releasedAt" IS NULL AND ${covers(records)} ORDER BY h.id`;
  return rows.map(({ id }) => id);
}

/** Adds a new hold to what was sealed before of people whom it covers. */
export const holdSealed = ({ db }: Pick<Context, "db">, holdId: string) => db.$executeRaw`
  UPDATE "SealedRecord" s SET "holdIds" = s."holdIds" || h.id FROM "LegalHold" h
  WHERE h.id = ${holdId}::uuid AND ${covers(Prisma.sql`SELECT s."candidateId"`)}`;

/** Orders erasures before or after a change of holds, until the transaction ends: erasures run beside each other. */
export async function orderWithErasures({ db, actor }: Context, as: "erasure" | "hold") {
  const key = `holds:${actor.organizationId}`;
  await (as === "hold"
    ? db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${key}))::text`
    : db.$queryRaw`SELECT pg_advisory_xact_lock_shared(hashtext(${key}))::text`);
}

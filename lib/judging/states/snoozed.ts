import { Prisma } from "@/lib/platform/db/generated/client";

/**
 * Whether application `a` is hidden from the list of the undecided for now: until its date, and no longer than nothing
 * changes that a decision could depend on. False, never null.
 */
export const isSnoozed = Prisma.sql`(a.disposition = 'active' AND a."snoozedRevision" IS NOT DISTINCT FROM a.revision
  AND coalesce(a."snoozedUntil" > now(), true))`;

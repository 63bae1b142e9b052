import { Prisma } from "@/lib/platform/db/generated/client";

/**
 * Applications `a` that the ATS was not told about, or may not have been, so that a person has to decide what to do.
 * Written exactly like the index: under row-level security, no other condition on enums can use it.
 */
export const isUnsettled = Prisma.sql`(a."atsSync" IN ('failed', 'unknown') OR a."commentSync" IN ('failed', 'unknown'))`;

import { Prisma } from "@/lib/db/generated/client";

/**
 * Applications `a` of which the ATS was not told, or may not have been, and a person has to say what to do. Spelled as
 * the index of them is: behind row-level security enums cannot be looked up in any other.
 */
export const isUnsettled = Prisma.sql`(a."atsSync" IN ('failed', 'unknown') OR a."commentSync" IN ('failed', 'unknown'))`;

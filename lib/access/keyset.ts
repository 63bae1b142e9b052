import { Prisma } from "@/lib/db/generated/client";
import type { Place } from "./paging";

/**
 * ORDER BY of a long list, and the WHERE for the rows after a place in it: newest first, or best score first and
 * unscored last. The candidates of one job do not use this: they have their own order, backed by an index.
 */
export function keyset(
  sort: "score" | "recent",
  place: Place | null,
  { score, id }: { score: Prisma.Sql; id: Prisma.Sql },
): { after: Prisma.Sql; by: Prisma.Sql } {
  const by = sort === "score" ? Prisma.sql`${score} DESC NULLS LAST, ${id} DESC` : Prisma.sql`${id} DESC`;
  if (!place) return { after: Prisma.sql`true`, by };
  const [last, lastId] = place;
  const older = Prisma.sql`${id} < ${lastId}::uuid`;
  if (sort === "recent") return { after: older, by };
  if (typeof last !== "number") return { after: Prisma.sql`${score} IS NULL AND ${older}`, by };
  const worse = Prisma.sql`(${score} < ${last} OR (${score} = ${last} AND ${older}) OR ${score} IS NULL)`;
  return { after: worse, by };
}

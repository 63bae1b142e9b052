import { Prisma } from "@/lib/db/generated/client";
import type { Place } from "./paging";

/**
 * How a long list is sorted, and which of its rows come after a place in it: the newest first, or the best score first
 * and who has none last. Candidates of one job have an order of their own, in turns that an index holds.
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

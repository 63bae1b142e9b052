import { Prisma } from "@/lib/platform/db/generated/client";
import type { CursorPosition } from "./paging";

type Direction = "ASC" | "DESC";

/** How a long list is sorted: by a key, if it has one, then by id. */
type Order = {
  key: {
    sql: Prisma.Sql;
    type: "float8" | "text";
    direction: Direction;
    /** Rows without a key come last. Otherwise the list has only rows with one. */
    nullable?: boolean;
  } | null;
  id: { sql: Prisma.Sql; direction: Direction };
};

/**
 * ORDER BY of a long list, and the WHERE for the rows after a place in it. An index can be used for both, unless the key is
 * nullable.
 */
export function keyset(
  { key, id }: Order,
  place: CursorPosition | null,
): { after: Prisma.Sql; by: Prisma.Sql } {
  const byId = Prisma.sql`${id.sql} ${Prisma.raw(id.direction)}`;
  const nulls = Prisma.raw(key?.nullable ? "NULLS LAST" : "");
  const by = key ? Prisma.sql`${key.sql} ${Prisma.raw(key.direction)} ${nulls}, ${byId}` : byId;
  if (!place) return { after: Prisma.sql`true`, by };
  const [last, lastId] = place;
  const idAfter = Prisma.sql`${id.sql} ${beyond(id.direction)} ${lastId}::uuid`;
  if (!key) return { after: idAfter, by };
  const noKey = key.nullable ? Prisma.sql`${key.sql} IS NULL` : Prisma.sql`false`;
  if (typeof last !== (key.type === "text" ? "string" : "number"))
    return { after: Prisma.sql`${noKey} AND ${idAfter}`, by };
  const from = Prisma.sql`${last}::${Prisma.raw(key.type)}`;
  const keyAfter = Prisma.sql`${key.sql} ${beyond(key.direction)} ${from}`;
  const rest = Prisma.sql`${key.sql} ${beyond(key.direction)}= ${from} AND (${keyAfter} OR ${idAfter})`;
  return { after: key.nullable ? Prisma.sql`(${rest} OR ${noKey})` : rest, by };
}

const beyond = (direction: Direction) => Prisma.raw(direction === "ASC" ? ">" : "<");

/** Newest first, or best score first and unscored last. */
export const newestOrBest = (
  sort: "score" | "recent",
  { score, id }: { score: Prisma.Sql; id: Prisma.Sql },
): Order => ({
  key: sort === "score" ? { sql: score, type: "float8", direction: "DESC", nullable: true } : null,
  id: { sql: id, direction: "DESC" },
});

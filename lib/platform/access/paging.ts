import * as z from "zod";
import { invalid } from "@/lib/errors";

/** Input fields of every list. */
export const page = {
  limit: z.int().min(1).max(50).default(10).describe("Items."),
  cursor: z.string().max(500).optional().describe("The previous nextCursor."),
};

/** Lists are counted up to here: this total means "this many or more", and counting costs the same for any length. */
export const COUNTED_TO = 1_000;

/** Output fields of every list. */
export const paged = <T extends z.ZodType>(item: T) => ({
  items: z.array(item),
  nextCursor: z.string().nullable().describe("Null on the last page."),
  total: z.int(),
});

/** The place after the last row of a page, as an opaque string: its sort values, then its id. */
export const toCursor = (place: (string | number | null)[]) =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

const ById = z.tuple([z.uuid()]);
const BySortValue = z.tuple([z.union([z.string(), z.number(), z.null()]), z.uuid()]);
/** The sort value of a page's last row, and that row's id. */
export type CursorPosition = z.output<typeof BySortValue>;

export const notOfThisList = () =>
  invalid("cursor: not a cursor of this list. Leave it out to start from the first page.");

/** Parses a cursor. Throws `invalid` for anything else. */
export function fromCursor(cursor: string | undefined, length: 1): z.output<typeof ById> | null;
export function fromCursor(cursor: string | undefined, length: 2): CursorPosition | null;
export function fromCursor(cursor: string | undefined, length: 1 | 2) {
  if (cursor === undefined) return null;
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return length === 1 ? ById.parse(place) : BySortValue.parse(place);
  } catch {
    throw notOfThisList();
  }
}

/** WHERE for the next page of a newest-first list. Version 7 ids grow with time: newest first is id descending. */
export function olderThan(cursor: string | undefined): { id?: { lt: string } } {
  const after = fromCursor(cursor, 1);
  return after ? { id: { lt: after[0] } } : {};
}

/** Cuts one page from `limit + 1` rows; the extra row tells whether another page follows. */
export function onePage<Row>(
  rows: Row[],
  limit: number,
  placeOf: (last: Row) => Parameters<typeof toCursor>[0],
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, nextCursor: rows.length > limit && last ? toCursor(placeOf(last)) : null };
}

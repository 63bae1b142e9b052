import * as z from "zod";
import { invalid } from "@/lib/errors";

/** Fields every list takes. */
export const page = {
  limit: z.int().min(1).max(50).default(10).describe("Items per page."),
  cursor: z.string().max(500).optional().describe("nextCursor of the page before."),
};

/** How far long lists are counted: their total then means "this many or more", and costs the same however long. */
export const COUNTED_TO = 1_000;

/** Fields every list returns. */
export const paged = <T extends z.ZodType>(item: T) => ({
  items: z.array(item),
  nextCursor: z.string().nullable().describe("Null on the last page."),
  total: z.int(),
});

/** The place after the last row of a page, as an opaque string: its sort values, then its id. */
export const toCursor = (place: (string | number | null)[]) =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

const Place = z.array(z.union([z.string(), z.number(), z.null()])).max(6);

/** Reads a cursor back; anything but one of ours is refused by name. */
export function fromCursor(cursor: string | undefined, length: number): (string | number | null)[] | null {
  if (cursor === undefined) return null;
  try {
    const place = Place.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    if (place.length === length) return place;
  } catch {
    // Falls through to the one answer for every malformed cursor.
  }
  throw invalid("cursor: not a cursor of this list. Leave it out to start from the first page.");
}

import type { ReadDocument } from "@/lib/documents/document";
import type { Wanted } from "./find-words";

/** A quote by its place in the text that was read: UTF-16 offsets. */
export type Placed = { id: string; start: number; end: number };

/** What to look for on a page: each quote, line by line, with where the line stands there. */
export const wantedOn = (document: ReadDocument, page: number, quotes: readonly Placed[]): Wanted[] =>
  quotes.flatMap(({ id, start, end }) =>
    document.lines
      .filter((line) => line.page === page && line.start < end && line.end > start)
      .map((line) => ({
        id,
        words: document.text.slice(Math.max(start, line.start), Math.min(end, line.end)),
        // Letters stand on the lower edge of their line.
        top: line.box && line.box[1] + line.box[3],
      })),
  );

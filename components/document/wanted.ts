import type { ReadDocument } from "@/lib/reading/documents/document";
import type { Wanted } from "./find-words";

/** A quote's position in the extracted text, as UTF-16 offsets. */
export type Placed = { id: string; start: number; end: number };

/** What to search for on a page: each quote, line by line, with the vertical position of the line. */
export const wantedOn = (document: ReadDocument, page: number, quotes: readonly Placed[]): Wanted[] =>
  quotes.flatMap(({ id, start, end }) =>
    document.lines
      .filter((line) => line.page === page && line.start < end && line.end > start)
      .map((line) => ({
        id,
        words: document.text.slice(Math.max(start, line.start), Math.min(end, line.end)),
        // pdf.js gives the baseline of the text, which is near the lower edge of the line's box.
        top: line.box && line.box[1] + line.box[3],
      })),
  );

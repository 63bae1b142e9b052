import type { ReadDocument } from "@/lib/reading/documents/document";

export type Block = { start: number; end: number; heading: boolean };

/** A gap of more than this many line heights begins a new paragraph. */
const GAP = 0.75;

/**
 * Splits a page's text into paragraphs and headings: at blank lines, at gaps between lines and at lines in capitals.
 * Together the blocks cover all lines of the page, so that every quote is in at least one.
 */
export function blocks(
  document: ReadDocument,
  page: { number: number; start: number; end: number },
): Block[] {
  const lines = document.lines.filter((line) => line.page === page.number && line.end > line.start);
  const grouped: Block[] = [];
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const block = grouped.at(-1);
    const heading = isHeading(document.text.slice(line.start, line.end));
    const startsBlock =
      !previous ||
      !block ||
      heading ||
      block.heading ||
      /\n\s*\n/.test(document.text.slice(previous.end, line.start)) ||
      gap(previous, line) > GAP;
    if (startsBlock) grouped.push({ start: line.start, end: line.end, heading });
    else block.end = line.end;
  });
  return grouped.length > 0 ? grouped : [{ start: page.start, end: page.end, heading: false }];
}

type Line = ReadDocument["lines"][number];

/** The gap between two lines in heights of the upper one; Infinity if the lower is further up (next column). */
function gap(upper: Line, lower: Line): number {
  if (!upper.box || !lower.box) return 0;
  const [, top, , height] = upper.box;
  const between = lower.box[1] - (top + height);
  return between < -height ? Infinity : between / Math.max(height, 1);
}

const isHeading = (line: string) => {
  const letters = line.replace(/[^\p{L}]/gu, "");
  return (
    letters.length > 2 &&
    line.length <= 48 &&
    letters === letters.toLocaleUpperCase() &&
    /\p{Lu}/u.test(letters)
  );
};

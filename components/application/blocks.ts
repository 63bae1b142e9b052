import type { ReadDocument } from "@/lib/documents/document";

export type Block = { start: number; end: number; heading: boolean };

/** A gap above this many line heights begins a new paragraph. */
const GAP = 0.75;

/**
 * A page's text in paragraphs and headings, by its blank lines, the gaps between its lines, and lines in capitals.
 * Together the blocks cover the page, so that every quote lies in some of them.
 */
export function blocks(
  document: ReadDocument,
  page: { number: number; start: number; end: number },
): Block[] {
  const lines = document.lines.filter((line) => line.page === page.number && line.end > line.start);
  const grouped: Block[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const heading = isHeading(document.text.slice(line.start, line.end));
    const apart =
      !before ||
      heading ||
      grouped.at(-1)?.heading ||
      /\n\s*\n/.test(document.text.slice(before.end, line.start)) ||
      gap(before, line) > GAP;
    if (apart) grouped.push({ start: line.start, end: line.end, heading });
    else
      grouped[grouped.length - 1] = { ...(grouped.at(-1) ?? { start: line.start, heading }), end: line.end };
  });
  return grouped.length > 0 ? grouped : [{ start: page.start, end: page.end, heading: false }];
}

type Line = ReadDocument["lines"][number];

/** Between two lines, in heights of the upper one; a line that stands higher (the next column) is apart. */
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

import type { ReadDocument } from "@/lib/reading/documents/document";

const bullet = /^\s*[•◦▪‣·–—*○●■□➢✓-]\s/u;
/** A line at least this fraction of its column's width was broken because it was full. */
const FULL = 0.84;
/** In points. Lines whose left edges differ by less are in one column: bullets and their indented text. */
const COLUMN = 48;

/**
 * Replaces line breaks with spaces where a line of the page was only full, so that the text wraps to the width of the
 * screen. Every character keeps its offset.
 */
export function reflow({ text, lines }: ReadDocument): string {
  const characters = text.split("");
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (!next || !line.box || !next.box || next.page !== line.page || next.start !== line.end + 1) return;
    const [left, top, width, height] = line.box;
    const [nextLeft, nextTop] = next.box;
    const words = text.slice(line.start, line.end);
    const following = text.slice(next.start, next.end);
    const edge = Math.max(
      ...lines.flatMap(({ page, box }) =>
        box && page === line.page && Math.abs(box[0] - left) < COLUMN ? box[0] + box[2] : [],
      ),
    );
    const full = width >= (edge - left) * FULL;
    const close = nextTop - (top + height) < height && nextTop > top;
    // A place and a date separated by a tab or spaces: a heading, however wide.
    const heading = /\t| {2}/.test(words.trim());
    const ended = /[.!?:]$/.test(words.trim()) && !/^\p{Ll}/u.test(following.trim());
    if (full && close && !heading && !ended && !bullet.test(following) && nextLeft >= left - 2)
      characters[line.end] = " ";
  });
  return characters.join("");
}

import type { Segment } from "../layout/segment.ts";

/**
 * Browsers draw floated boxes before the text beside them, so a CV's right-aligned dates all come first. Moves each
 * back to the end of its line. Moves only lone dates: a date between lines of its own column is in place.
 * Everything else keeps its order.
 */
export function returnFloatingDates(segments: readonly Segment[]): Segment[] {
  const ordered = [...segments];
  for (const date of segments) {
    if (!isDate(date)) continue;
    const at = ordered.indexOf(date);
    if (hasCompany(date, ordered[at - 1]) || hasCompany(date, ordered[at + 1])) continue;
    const host = lastLeftOf(date, segments);
    if (!host) continue;
    ordered.splice(at, 1);
    ordered.splice(ordered.indexOf(host) + 1, 0, date);
  }
  return ordered;
}

const isDate = ({ text, turned }: Segment) => !turned && text.length <= 32 && /\b(19|20)\d\d\b/.test(text);

const onOneLine = (a: Segment, b: Segment) =>
  Math.abs(a.baseline - b.baseline) < 0.3 * Math.max(a.size, b.size);

/** A neighbour in drawing order that is on the same line, or just above or below in the same column. */
function hasCompany(date: Segment, neighbour: Segment | undefined): boolean {
  if (!neighbour) return false;
  if (onOneLine(date, neighbour)) return true;
  const apart = Math.abs(date.baseline - neighbour.baseline);
  return apart < 2.2 * Math.max(date.size, neighbour.size) && Math.abs(date.left - neighbour.left) < 3;
}

function lastLeftOf(date: Segment, segments: readonly Segment[]): Segment | undefined {
  return segments
    .filter(
      (other) => other !== date && !other.turned && onOneLine(date, other) && other.right <= date.left + 1,
    )
    .sort((a, b) => a.right - b.right)
    .at(-1);
}

/** Some programs draw all bullets of a list after its text. Moves each before the text beside it. */
export function returnBullets(segments: readonly Segment[]): Segment[] {
  const ordered = [...segments];
  for (const bullet of segments.filter(({ text }) => text === "•")) {
    const words = firstRightOf(bullet, segments);
    const at = ordered.indexOf(bullet);
    if (!words || ordered[at + 1] === words) continue;
    ordered.splice(at, 1);
    ordered.splice(ordered.indexOf(words), 0, bullet);
  }
  return ordered;
}

function firstRightOf(bullet: Segment, segments: readonly Segment[]): Segment | undefined {
  return segments
    .filter((other) => other.left >= bullet.right - 1 && other.left < bullet.right + 4 * other.size)
    .filter((other) => !other.turned && onOneLine(bullet, other))
    .sort((a, b) => a.left - b.left)[0];
}

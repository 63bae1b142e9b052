/** UTF-16 offsets, half open. */
export type Span = { start: number; end: number };

/** Whether one span is within another. */
export const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;

/** Whether two spans overlap. */
export const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** The spans of a pattern's matches in a text that begins at `offset`. */
export const spansOf = (pattern: RegExp, text: string, offset = 0): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    start: offset + index,
    end: offset + index + length,
  }));

/** Replaces one removed character, so that an offset in masked text is an offset in the document. */
export const maskCharacter = "█";

/** Replaces all characters of the spans except line breaks; spans separated only by spaces become one bar. */
export function maskSpans(text: string, spans: readonly Span[], by = maskCharacter): string {
  const barOf = ({ length }: string) => by.repeat(length);
  let masked = "";
  let at = 0;
  for (const { start, end } of joined(text, spans)) {
    masked += text.slice(at, start) + text.slice(start, end).replace(/[^\n\r]+/g, barOf);
    at = end;
  }
  return masked + text.slice(at);
}

/** Shortens each mask to one character, so that it does not reveal a name's length or number of words. */
export const foldMasks = (masked: string) => masked.replace(/█+/g, maskCharacter);

function joined(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { start, end } of spans
    .filter((span) => span.end > span.start)
    .toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && (start <= last.end || /^[^\S\n\r]*$/.test(text.slice(last.end, start))))
      last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

import { hasAny } from "./letters";

/** A trimmed part of the document's text with its offsets. */
export type Fragment = { text: string; low: string; start: number; end: number };

const edge = /[\s\u200b,;:|•/\\*_~=<>"`-]/;

/** A part of a line, trimmed of white space and punctuation; null if nothing is left. */
export function fragment(line: Fragment, from = 0, to = line.text.length): Fragment | null {
  for (let before = -1; before !== to - from;) {
    before = to - from;
    while (from < to && edge.test(line.text.charAt(from))) from++;
    while (to > from && edge.test(line.text.charAt(to - 1))) to--;
    // Drop a bracket whose counterpart is outside the part.
    const [first, last] = [line.text.charAt(from), line.text.charAt(to - 1)];
    const opens = closesLater(line.text, from, to);
    if (closing(first) || (opening(first) && !opens)) from++;
    else if (opening(last) || (closing(last) && !opensBefore(line.text, from, to))) to--;
  }
  const { text, low, start } = line;
  if (to <= from) return null;
  return { text: text.slice(from, to), low: low.slice(from, to), start: start + from, end: start + to };
}

const opening = (sign: string) => sign === "(" || sign === "[";
const closing = (sign: string) => sign === ")" || sign === "]";
const closesLater = (text: string, from: number, to: number) => hasAny(text.slice(from + 1, to), ")]");
const opensBefore = (text: string, from: number, to: number) => hasAny(text.slice(from, to - 1), "([");

/** Separators of the fields in a line: a bar, a dot, a dash or a gap. */
export const fieldSigns = /\s[-–—]+\s|[|•·;\t]|\s{3,}|\s(?:\/{1,2}|[~>»›])\s/g;

/** Splits a line at every match of `separator` outside round brackets, without empty parts. */
export function fragments(line: Fragment, separator: RegExp): Fragment[] {
  let from = 0;
  const cuts = [...line.text.matchAll(separator)].filter(({ 0: { length }, index }) => {
    if (insideBrackets(line.text, from, index)) return false;
    from = index + length;
    return true;
  });
  return cutAt(line, cuts);
}

/** Splits a line at every match, inside brackets too. */
export const pieces = (line: Fragment, separator: RegExp) => cutAt(line, [...line.text.matchAll(separator)]);

/** The parts of a line between these matches, without empty parts. */
export function cutAt(line: Fragment, cuts: readonly RegExpExecArray[]): Fragment[] {
  const starts = [0, ...cuts.map(({ 0: { length }, index }) => index + length)];
  return starts.flatMap((start, at) => fragment(line, start, cuts[at]?.index) ?? []);
}

function insideBrackets(text: string, from: number, to: number): boolean {
  const before = text.slice(from, to);
  const open = before.split("(").length - before.split(")").length;
  return open > 0 && text.indexOf(")", to) >= 0;
}

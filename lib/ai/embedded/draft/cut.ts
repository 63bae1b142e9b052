import { fold } from "@/lib/language/letters";

/** Whether a pattern finds something in the folded copy of a text. */
export const has = (text: string, pattern: RegExp) => pattern.test(fold(text));

/** A text without what a pattern finds in its folded copy. */
export function without(text: string, pattern: RegExp): string {
  const match = pattern.exec(fold(text));
  return match ? text.slice(0, match.index) + text.slice(match.index + match[0].length) : text;
}

/** The same again and again: "well and truly and" loses all of its end. */
export function withoutEvery(text: string, pattern: RegExp): string {
  const rest = without(text, pattern).trim();
  return rest.length < text.trim().length ? withoutEvery(rest, pattern) : rest;
}

/** A text up to what a pattern finds in its folded copy. */
export const before = (text: string, pattern: RegExp) =>
  text.slice(0, pattern.exec(fold(text))?.index ?? text.length);

/** What stands behind what a pattern finds in the folded copy of a text; null if it finds nothing. */
export function after(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(fold(text));
  return match && text.slice(match.index + match[0].length);
}

/** A text cut at a pattern's matches in its folded copy, where what follows begins something of its own. */
export function splitAt(text: string, pattern: RegExp, isOwn: (rest: string) => boolean = () => true) {
  const pieces: string[] = [];
  let from = 0;
  for (const match of fold(text).matchAll(pattern)) {
    const next = match.index + match[0].length;
    if (!match[0] || !isOwn(text.slice(next))) continue;
    pieces.push(text.slice(from, match.index));
    from = next;
  }
  return [...pieces, text.slice(from)];
}

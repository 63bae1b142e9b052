import { fold } from "@/lib/reading/language/letters";

/** Whether a pattern matches the folded copy of a text. */
export const has = (text: string, pattern: RegExp) => pattern.test(fold(text));

/** Removes a pattern's first match in the folded copy of a text. */
export function without(text: string, pattern: RegExp): string {
  const match = pattern.exec(fold(text));
  return match ? text.slice(0, match.index) + text.slice(match.index + match[0].length) : text;
}

/** Repeats `without` until nothing changes: "well and truly and" loses all of its end. */
export function withoutEvery(text: string, pattern: RegExp): string {
  const rest = without(text, pattern).trim();
  return rest.length < text.trim().length ? withoutEvery(rest, pattern) : rest;
}

/** The text before a pattern's first match in its folded copy; all of it without a match. */
export const before = (text: string, pattern: RegExp) =>
  text.slice(0, pattern.exec(fold(text))?.index ?? text.length);

/** The text after a pattern's first match in its folded copy; null without a match. */
export function after(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(fold(text));
  return match && text.slice(match.index + match[0].length);
}

/** Splits a text at the pattern's matches in its folded copy, if `isOwn` accepts the text after the match. */
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

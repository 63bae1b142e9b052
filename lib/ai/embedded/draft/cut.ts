import { fold } from "@/lib/language/fold";

/** A text without what a pattern finds in its folded copy. */
export function without(text: string, pattern: RegExp): string {
  const found = pattern.exec(fold(text));
  return found ? text.slice(0, found.index) + text.slice(found.index + found[0].length) : text;
}

/** A text cut at every match of a pattern in its folded copy. */
export function splitAt(text: string, pattern: RegExp): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const found of fold(text).matchAll(pattern)) {
    if (!found[0]) continue;
    pieces.push(text.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...pieces, text.slice(from)];
}

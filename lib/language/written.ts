import { spaced } from "./letters";

/**
 * The source of a pattern that finds the words of a list, parted by white space, as they are written in text that is
 * not folded: one with a small letter may begin with a capital as well.
 */
export const anyWritten = (...lists: string[]): string =>
  `(?:${lists
    .flatMap(spaced)
    .filter(Boolean)
    .map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}`.replaceAll(".", "\\."))
    .join("|")})`;

import { languages } from "./languages";
import { listedWords } from "./lists";

const markers = languages.map(
  ({ code, reading }) => [code, new Set(listedWords(reading.functionWords))] as const,
);
/** The beginning of a document tells its language. */
const longestLook = 8_000;

/** ISO 639-1 code of the language a folded text is written in; the first language's when nothing tells. */
export function languageOf(low: string): string {
  const scores = markers.map(() => 0);
  for (const [word] of low.slice(0, longestLook).matchAll(/[a-z]+/g))
    for (const [at, [, words]] of markers.entries()) if (words.has(word)) scores[at]!++;
  const best = scores.indexOf(Math.max(...scores));
  return markers[best]![0];
}

import { listedWords } from "./lists";
import { readings } from "./languages";

/** The languages, by their place in the list, of which a word is a frequent one. */
const markers = new Map<string, number[]>();
for (const [at, { functionWords }] of readings.entries())
  for (const word of new Set(listedWords(functionWords)))
    markers.set(word, [...(markers.get(word) ?? []), at]);
/** The beginning of a document tells its language. */
const longestLook = 8_000;

/** ISO 639-1 code of the language a folded text is written in; the first language's when nothing tells. */
export function languageOf(low: string): string {
  const scores = readings.map(() => 0);
  for (const word of low.slice(0, longestLook).split(/[^a-z]+/))
    for (const at of markers.get(word) ?? []) scores[at]!++;
  return readings[scores.indexOf(Math.max(...scores))]!.code;
}

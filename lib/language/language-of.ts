import { listedWords } from "./lists";
import { readings } from "./languages";

/** For each function word the indexes of the languages it is frequent in. */
const markers = new Map<string, number[]>();
for (const [at, { functionWords }] of readings.entries())
  for (const word of new Set(listedWords(functionWords)))
    markers.set(word, [...(markers.get(word) ?? []), at]);
/** Only the beginning of a document is used to detect its language. */
const longestLook = 8_000;

/** ISO 639-1 code of the language a folded text is written in; the first language's if undecided. */
export function languageOf(low: string): string {
  const scores = readings.map(() => 0);
  for (const word of low.slice(0, longestLook).split(/[^a-z]+/))
    for (const at of markers.get(word) ?? []) scores[at]!++;
  return readings[scores.indexOf(Math.max(...scores))]!.code;
}

import { demonymForms, demonyms, firstHalves } from "./everywhere/demonyms";
import { languages } from "./languages";
import { spaced, withoutEnd } from "./letters";
import { listedWords } from "./lists";
import { itemsIn } from "./spellings";

/** The columns of English and German, which put the adjective before its noun. */
const columnsBefore = 2;

/** The table's rows. An indented line continues the one above; after a comma it continues the same cell. */
export const demonymRows = demonyms
  .trim()
  .replace(/(,?)\n +/g, (_, comma: string) => comma || " ")
  .split("\n");

/** For each column the endings and their other forms: "isch" has "isch", "ische", "ischer". */
const forms = demonymForms.map((rules) =>
  itemsIn(rules).map((rule) => spaced(rule).map((end) => withoutEnd(end, "-"))),
);

function inflected(word: string, column: number): string[] {
  const [end = "", ...others] = forms[column]!.find(([ending]) => word.endsWith(ending!)) ?? ["", ""];
  return others.map((other) => withoutEnd(word, end) + other);
}

const before = new Set<string>();
const behind = new Set<string>();
for (const row of demonymRows)
  for (const [column, cell] of row.split(" ").slice(1).entries())
    for (const word of cell.split(",").flatMap((each) => inflected(each, column)))
      (column < columnsBefore ? before : behind).add(word);

for (const { people } of languages)
  for (const word of listedWords(people.nationalities ?? "")) before.add(word);

/** The first words of nationalities of two or three words: "South African". */
const firsts = new Set(
  [...before, ...behind].filter((word) => word.includes("-")).map((word) => word.split("-")[0]),
);
/** Prefixes such as "Franco-": "franco-algérien". */
const joining = new Set(listedWords(firstHalves));

function isNationalityIn(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word) || (word.endsWith("s") && words.has(withoutEnd(word, "es", "s")))) return true;
  if (!word.includes("-")) return false;
  return word.split("-").every((part, i) => words.has(part) || (i === 0 && joining.has(part)));
}

/** Whether a folded word is a nationality in the form before a noun: "French", "deutscher". */
export const precedesNoun = (word: string) => isNationalityIn(before, word.replaceAll(" ", "-"));

/** Whether a folded word is a nationality in the form after a noun (French, Spanish, Portuguese): "senegalaise". */
export const followsNoun = (word: string) => isNationalityIn(behind, word.replaceAll(" ", "-"));

/** Whether a folded word is a nationality; some are languages too: "french", "senegalaise". */
export const isNationality = (word: string) => precedesNoun(word) || followsNoun(word);

/** Every nationality in a folded text with its offsets: one word, or up to three ("South African"). */
export function nationalitiesIn(low: string): { word: string; start: number; end: number }[] {
  const words = [...low.matchAll(/\p{L}+(?:-\p{L}+)*/gu)];
  const mentions: { word: string; start: number; end: number }[] = [];
  for (const [at, { 0: word, index: start }] of words.entries()) {
    if (start < (mentions.at(-1)?.end ?? 0)) continue;
    const ends = words.slice(at, at + (firsts.has(word) ? 3 : 1)).map((last) => last.index + last[0].length);
    const end = ends.findLast((each) => isNationality(low.slice(start, each)));
    if (end) mentions.push({ word: low.slice(start, end), start, end });
  }
  return mentions;
}

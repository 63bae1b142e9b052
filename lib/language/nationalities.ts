import { demonyms, firstHalves } from "./everywhere/demonyms";
import { languages } from "./languages";
import { withoutEnd } from "./letters";
import { listedWords } from "./lists";

const declined = (adjective: string) => ["", "e", "er", "es", "en", "em"].map((end) => adjective + end);

/** "Franzose" and "Französin", "Schweizer" and "Schweizerin"; adjectives end in "-isch". */
const german = (word: string) =>
  word.endsWith("isch") || word === "deutsch" ? declined(word) : [word, `${withoutEnd(word, "e")}in`];

/** "Grec" and "grecque", "turc" and "turque", "belge", "libyen" and "libyenne". */
function french(word: string): string[] {
  const hard = word.endsWith("ec") ? `${word}qu` : word.endsWith("c") ? `${word.slice(0, -1)}qu` : word;
  return [word, `${withoutEnd(hard, "e")}e`, `${word}${word.slice(-1)}e`];
}

/** "Brasileiro" and "brasileira", "alemão" and "alemã", "francés" and "francesa". */
function iberian(word: string): string[] {
  if (word.endsWith("ao")) return [word, word.slice(0, -1)];
  if (word.endsWith("o")) return [word, `${word.slice(0, -1)}a`];
  return ["es", "ol", "an", "on"].some((end) => word.endsWith(end)) ? [word, `${word}a`] : [word];
}

/** The table's rows: a line that is indented goes on with the one above, in the middle of a cell after a comma. */
export const demonymRows = demonyms.trim().replace(/,\n +/g, ",").replace(/\n +/g, " ").split("\n");

const before = new Set<string>();
const behind = new Set<string>();
for (const row of demonymRows) {
  const [, ...columns] = row.split(" ").map((cell) => cell.split(","));
  const [inEnglish, inGerman, inFrench, ...inIberian] = columns as [
    string[],
    string[],
    string[],
    ...string[][],
  ];
  for (const word of [...inEnglish, ...inGerman.flatMap(german)]) before.add(word);
  for (const word of [...inFrench.flatMap(french), ...inIberian.flat().flatMap(iberian)]) behind.add(word);
}

for (const { people } of languages)
  for (const word of listedWords(people.nationalities ?? "")) before.add(word);

/** The first words of what is written in two or three: "South African". */
const firsts = new Set(
  [...before, ...behind].filter((word) => word.includes("-")).map((word) => word.split("-")[0]),
);
/** "Franco-" and the like, before another: "franco-algérien". */
const joining = new Set(listedWords(firstHalves));

function standsIn(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word) || (word.endsWith("s") && words.has(withoutEnd(word, "es", "s")))) return true;
  if (!word.includes("-")) return false;
  return word.split("-").every((part, i) => words.has(part) || (i === 0 && joining.has(part)));
}

/** Whether a folded word tells a nationality as it stands before a noun: "French", "deutscher". */
export const precedesNoun = (word: string) => standsIn(before, word.replaceAll(" ", "-"));

/** Whether a folded word tells a nationality as it follows a noun in French, Spanish and Portuguese: "sénégalaise". */
export const followsNoun = (word: string) => standsIn(behind, word.replaceAll(" ", "-"));

/** Whether a folded word tells a nationality, which may name a language as well: "french", "senegalaise". */
export const isNationality = (word: string) => precedesNoun(word) || followsNoun(word);

/** Every nationality in a folded text, with where it stands: one word, or two ("South African"). */
export function nationalitiesIn(low: string): { word: string; start: number; end: number }[] {
  const words = [...low.matchAll(/\p{L}+(?:-\p{L}+)*/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const found: typeof words = [];
  for (let i = 0; i < words.length; i++) {
    const { word, start } = words[i]!;
    const reach = firsts.has(word) ? [2, 1, 0] : [0];
    for (const more of reach) {
      const last = words[i + more];
      const written = last && low.slice(start, last.end);
      if (!written || !isNationality(written)) continue;
      found.push({ word: written, start, end: last.end });
      i += more;
      break;
    }
  }
  return found;
}

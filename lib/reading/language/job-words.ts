import { readings } from "./languages";
import { anyWord, isAmong, listedWords, inAllLanguages, regex } from "./lists";

type Named = { names: Set<string>; endings: string[]; compound: RegExp };
const occupationsOf = (
  list: (name: "occupations" | "occupationForms" | "occupationEndings") => string,
): Named => ({
  names: new Set(listedWords(list("occupations"))),
  endings: [...new Set(listedWords(list("occupationForms")))],
  /** Compounds end in the occupation: "Vertriebsingenieurin", "Gesundheitspfleger". */
  compound: new RegExp(
    `(?:${anyWord(list("occupationEndings")) || "(?!)"})(?:${anyWord(list("occupationForms"))})?$`,
  ),
});
const ofAll = occupationsOf(inAllLanguages);
const qualifiers = new Set(listedWords(inAllLanguages("qualifiers")));

/** Whether a folded word is common at the top of CVs but is no name, occupation or place: "phone". */
export const isHeaderWord = isAmong(inAllLanguages("nobody"));

/** Whether a folded word names an occupation or a rank. */
export const isOccupation = (word: string) => isAmongThem(word, ofAll);

function isAmongThem(word: string, { names, endings, compound }: Named): boolean {
  if (names.has(word)) return true;
  if (word.length < 5) return false;
  for (const ending of endings)
    if (word.endsWith(ending) && names.has(word.slice(0, -ending.length))) return true;
  return compound.test(word);
}

const shortestHead = 6;
/** A word of so many letters means the same in every language that has it: "ingenieur". */
const longWord = 8;

/** Tells whether a folded word names an occupation in a language, or in English, which is used beside all. */
export function occupationTester(code: string): (word: string) => boolean {
  const own = readings
    .filter((reading) => reading.code === code || reading.code === "en")
    .map((reading) => occupationsOf((name) => reading[name]));
  // A German or Dutch compound ends in the occupation: "Procesoperator".
  const heads = code === "de" || code === "nl" ? [...own.flatMap(({ names }) => [...names])] : [];
  const long = heads.filter((name) => name.length >= shortestHead);
  return (word) =>
    (word.length >= longWord && isOccupation(word)) ||
    own.some((named) => isAmongThem(word, named)) ||
    (word.length > shortestHead && long.some((name) => word.endsWith(name)));
}

/** Whether a folded text contains an occupation or a rank. */
export const namesWork = (low: string) => wordsIn(low).some(isOccupation);

const shortestTrade = 6;
const tradeEnding = new RegExp(`(?:${anyWord(inAllLanguages("tradeEndings"))})$`);

/** Whether a word of a folded text has the ending of a trade, "farrier", which other words have, too. */
export const soundsLikeWork = (low: string) =>
  wordsIn(low).some((word) => word.length >= shortestTrade && tradeEnding.test(word));

/** Whether a folded word names an occupation in the singular: "lawyer", but not "lawyers". */
export const isOneOccupation = (word: string) =>
  isOccupation(word) && !(word.endsWith("s") && isOccupation(word.slice(0, -1)));

/** Whether a folded word only narrows an occupation: "Platform" in "Software Engineer - Platform". */
export const isQualifier = (word: string) => qualifiers.has(word) || isOccupation(word);

const organization = regex("({organizations}|{roles.legalForms})");

/** Whether a folded text contains a legal form or another word of organizations' names. */
export const hasOrganizationMark = (low: string) => organization.test(low);

const legalForm = regex("{roles.legalForms}");

/** The match of a legal form in a folded text, or of another word that only organizations have in their names. */
export const legalFormIn = (low: string) => legalForm.exec(low);

/** The words of a folded text, split at white space and slashes. */
export const wordsIn = (low: string): string[] =>
  low.match(/(?<![a-z0-9ß+#.'&-])[a-z0-9ß+#.'&-]*[a-z0-9ß+#]/g) ?? [];

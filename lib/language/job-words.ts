import { anyWord, isAmong, listedWords, inAllLanguages, regex } from "./lists";

const occupations = new Set(listedWords(inAllLanguages("occupations")));
const qualifiers = new Set(listedWords(inAllLanguages("qualifiers")));

/** Whether a folded word is common at the top of CVs but is no name, occupation or place: "phone". */
export const isHeaderWord = isAmong(inAllLanguages("nobody"));

/** Compounds end in the occupation: "Vertriebsingenieurin", "Gesundheitspfleger". */
const forms = inAllLanguages("occupationForms");
const endings = [...new Set(listedWords(forms))];
const compound = new RegExp(`(?:${anyWord(inAllLanguages("occupationEndings"))})(?:${anyWord(forms)})?$`);

/** Whether a folded word names an occupation or a rank. */
export function isOccupation(word: string): boolean {
  if (occupations.has(word)) return true;
  if (word.length < 5) return false;
  for (const ending of endings)
    if (word.endsWith(ending) && occupations.has(word.slice(0, -ending.length))) return true;
  return compound.test(word);
}

/** Whether a folded text contains an occupation or a rank. */
export const namesWork = (low: string) => wordsIn(low).some(isOccupation);

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

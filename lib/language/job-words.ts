import { anyWord, isAmong, listedWords, everyLanguages, worded } from "./lists";

const occupations = new Set(listedWords(everyLanguages("occupations")));
const qualifiers = new Set(listedWords(everyLanguages("qualifiers")));

/** Whether a folded word stands at the top of CVs and is still no one's name, no occupation and no place: "phone". */
export const isNobody = isAmong(everyLanguages("nobody"));

/** Compounds end in what the person is: "Vertriebsingenieurin", "Gesundheitspfleger". */
const forms = everyLanguages("occupationForms");
const endings = [...new Set(listedWords(forms))];
const compound = new RegExp(`(?:${anyWord(everyLanguages("occupationEndings"))})(?:${anyWord(forms)})?$`);

/** Whether a folded word names an occupation or a rank. */
export function isOccupation(word: string): boolean {
  if (occupations.has(word)) return true;
  if (word.length < 5) return false;
  for (const ending of endings)
    if (word.endsWith(ending) && occupations.has(word.slice(0, -ending.length))) return true;
  return compound.test(word);
}

/** Whether a folded text has an occupation or a rank in it. */
export const namesWork = (low: string) => wordsIn(low).some(isOccupation);

/** Whether a folded word names what one person does: "lawyer", but not "lawyers". */
export const isOneOccupation = (word: string) =>
  isOccupation(word) && !(word.endsWith("s") && isOccupation(word.slice(0, -1)));

/** Whether a folded word only narrows an occupation: "Platform" in "Software Engineer - Platform". */
export const isQualifier = (word: string) => qualifiers.has(word) || isOccupation(word);

const organization = worded("({organizations}|{roles.legalForms})");

/** Whether a folded text has a legal form or another word in it that organizations carry in their names. */
export const hasOrganizationMark = (low: string) => organization.test(low);

const legalForm = worded("{roles.legalForms}");

/** Where a folded text has a legal form, or another word that nothing but an organization has in its name. */
export const legalFormIn = (low: string) => legalForm.exec(low);

/** Folded words of a text, parted by white space and slashes. */
export const wordsIn = (low: string): string[] => low.match(/[a-z0-9ß+#.'&-]*[a-z0-9ß+#]/g) ?? [];

import { isQualifier } from "@/lib/language/job-words";
import { isNationality } from "@/lib/language/nationalities";
import { isLanguage } from "@/lib/language/spoken-languages";
import { listed, worded } from "@/lib/language/worded";
import { isSomebody } from "./somebody";

/** Where the description ends: with the line or the sentence, or with what the person has, does or wants. */
const goesOn = new RegExp(`^\\s*(?:$|[.,;:|()•/]|-\\s|&)|^\\s${listed("people.goesOn")}`, "u");
const branches = worded("^{people.branches}¶");
const ofCountry = worded("^{people.ofCountry}¶");
const inLanguage = worded("^{people.inLanguage}¶");
const ofLanguage = worded("^( )?{people.ofLanguage}");
const leading = worded("^{people.leads}¶");
const articles = worded("^{people.articles}¶");
const joins = worded("^{people.joins}¶");
/** "/British" and "and British" after "Ghanaian". */
const joined = new RegExp(`^\\s*(?:[/&]|${listed("people.second")})\\s*([\\p{L}-]+)`, "u");

/** "Ghanaian and British"; but "English and Spanish" are what somebody speaks. */
export const areNationalities = (one: string, other: string) =>
  isNationality(one) && isNationality(other) && !(isLanguage(one) && isLanguage(other));

/** "British civil engineer with …": an occupation of which the adjective says where the person is from. */
export function precedesPerson(word: string, after: string): boolean {
  const [joint, other] = joined.exec(after) ?? [];
  let [rest, belongs] = [joint && areNationalities(word, other!) ? after.slice(joint.length) : after, false];
  for (let i = 0; i < 5; i++) {
    const [whole, noun] = /^\s+\.?([\p{L}\d](?:[\p{L}\d+#'./-]*[\p{L}\d+#])?)/u.exec(rest) ?? [];
    if (!whole || !noun) return false;
    rest = rest.slice(whole.length);
    if (isSomebody(noun) && goesOn.test(rest)) return !belongs && isPersons(noun, word);
    belongs ||= ofCountry.test(noun) || (isLanguage(word) && inLanguage.test(noun));
    if (!noun.split("/").every((part) => isQualifier(part) || branches.test(part) || ofCountry.test(part)))
      return false;
  }
  return false;
}

const beginnings = new RegExp(`[.!?;:|•,(]|\\s-\\s|${listed("people.describes")}\\s`, "u");

/** "Ingénieure logiciel sénégalaise": an occupation and its branch, from where the stretch begins. */
export function followsPerson(word: string, before: string): boolean {
  const words = before
    .split(beginnings)
    .at(-1)!
    .trim()
    .split(/\s+/)
    .filter((part) => !articles.test(part));
  const at = words.findIndex(isSomebody);
  if (at < 0 || !isPersons(words[at]!, word)) return false;
  const branch = words.slice(at + 1);
  return (
    words.slice(0, at).every((part) => isQualifier(part) || leading.test(part)) &&
    !joins.test(branch.at(-1) ?? "") &&
    branch.every((part) => joins.test(part) || isQualifier(part) || branches.test(part))
  );
}

/** "Software engineer, British": where a stretch begins. */
export const listedAfterPerson = (word: string, before: string) => {
  const [, stretch] = /(?:^|[.!?;:|•]\s+)((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+),\s*$/u.exec(before) ?? [];
  return Boolean(stretch?.split(" ").some((part) => isSomebody(part) && isPersons(part, word)));
};

/** Whether the nationality is the person's, not the language their occupation deals in. */
const isPersons = (occupation: string, nationality: string) =>
  !(ofLanguage.test(occupation) && nationality.split("-").every(isLanguage));

import { isQualifier } from "@/lib/language/job-words";
import { isNationality } from "@/lib/language/nationalities";
import { isLanguage } from "@/lib/language/spoken-languages";
import { inEvery } from "@/lib/language/languages";
import type { PeopleWords } from "@/lib/language/people-words";
import { anyOf } from "@/lib/language/phrases";
import { isSomebody } from "./somebody";

const wordsFor = (list: (words: PeopleWords) => string) => anyOf(inEvery(({ people }) => list(people)));
const whole = (list: (words: PeopleWords) => string) => new RegExp(`^${wordsFor(list)}$`, "u");

/** "Engineer building …", not "engineer training". */
const doing = "(?!training|planning|recruiting|marketing|engineering|consulting|housing)\\p{L}+ing(?!\\p{L})";
/** Where the description ends: with the line or the sentence, or with what the person has, does or wants. */
const goesOn = new RegExp(
  `^\\s*(?:$|[.,;:|()•/]|-\\s|&)|^\\s(?:${wordsFor((words) => words.goesOn)}|${doing})`,
  "u",
);
const branches = whole((words) => words.branches);
const ofCountry = whole((words) => words.ofCountry);
const inLanguage = whole((words) => words.inLanguage);
const ofLanguage = new RegExp(`^${wordsFor((words) => words.ofLanguage)}`, "u");

/** "/British" and "and British" after "Ghanaian". */
const joined = /^(?:\s*\/\s*|\s+(?:and|und|&)\s+)([\p{L}-]+)/u;

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

/** What may stand before it: "jeune avocate", "marketing manager". */
const leads = (part: string) =>
  isQualifier(part) ||
  /^(?:jeune|joven|jovem|grande?|excelente?|excellente?|ancien(?:ne)?|antigu[oa]|futur[eoa]?|expert[eoa]?)$/.test(
    part,
  );

const beginnings = /[.!?;:|•,(]|\s-\s|(?<!\p{L})(?:soy|sou|suis|est|es|como|comme|que)\s/u;

/** "Ingénieure logiciel sénégalaise": an occupation and its branch, from where the stretch begins. */
export function followsPerson(word: string, before: string): boolean {
  const stretch = before.split(beginnings).at(-1)!.trim();
  const words = stretch.split(/\s+/).filter((part) => !/^(?:une?|una?|uma?|la|le|el|[oa])$/.test(part));
  const at = words.findIndex(isSomebody);
  if (at < 0 || !isPersons(words[at]!, word) || !words.slice(0, at).every(leads)) return false;
  const branch = words.slice(at + 1);
  const joins = /^(?:de|en|du|des|da|do|del|em|et|y|e)$/;
  return (
    !joins.test(branch.at(-1) ?? "") &&
    branch.every(
      (part) =>
        joins.test(part) ||
        /^d'(?:etudes|affaires|etat|exploitation|equipe|applications?)$/.test(part) ||
        isQualifier(part) ||
        branches.test(part),
    )
  );
}

/** "Software engineer, British": where a stretch begins. */
export const listedAfterPerson = (word: string, before: string) => {
  const [, listed] = /(?:^|[.!?;:|•]\s+)((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+),\s*$/u.exec(before) ?? [];
  return Boolean(listed?.split(" ").some((part) => isSomebody(part) && isPersons(part, word)));
};

/** Whether the nationality is the person's, not the language their occupation deals in. */
const isPersons = (occupation: string, nationality: string) =>
  !(ofLanguage.test(occupation) && nationality.split("-").every(isLanguage));

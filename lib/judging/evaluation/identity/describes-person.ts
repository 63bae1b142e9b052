import { sentenceOf, trimmedEnd } from "@/lib/reading/language/letters";
import { listed, regex, isAmong, listedWords, inAllLanguages } from "@/lib/reading/language/lists";
import { isOneOccupation, isQualifier } from "@/lib/reading/language/job-words";
import { isNationality } from "@/lib/reading/language/nationalities";
import { isLanguage } from "@/lib/reading/language/spoken-languages";

const isCalled = isAmong(inAllLanguages("people.called"));
const isNoPerson = isAmong(inAllLanguages("people.noPersons"));
/** "Psychologist", "psychologue", "psicóloga"; "novelist", "economista"; "musician"; "watchmaker"; "Pflegekraft". */
const endings = listedWords(inAllLanguages("people.personEndings"));
const shortest = 6;

/** Whether a folded word stands for one person, by what they do or are. */
export const isSomebody = (word: string) =>
  isOneOccupation(word) ||
  isCalled(word) ||
  (word.length >= shortest && !isNoPerson(word) && endings.some((end) => word.endsWith(end)));

const asPerson = regex("^( {people.meanwhile})? {people.acts}");
const asAnybody = regex("^('s|( {people.meanwhile})? {people.actsOfAnybody})");

/**
 * Whether the verb at the start of `rest` (folded) shows that the word before it is a person. After a trade or a
 * tool, only verbs that things cannot do ("Baker trained staff", not "Jenkins automated builds"); else any verb.
 */
export const actsAsPerson = (rest: string, isOfWork: boolean): boolean =>
  asPerson.test(rest) || (!isOfWork && asAnybody.test(rest));

/** The end of a description: the end of the line or sentence, or what the person has, does or wants. */
const descriptionEnds = new RegExp(`^\\s*(?:$|[.,;:|()•/]|-\\s|&)|^\\s${listed("people.goesOn")}`, "u");
const branches = regex("^{people.branches}¶");
const ofCountry = regex("^{people.ofCountry}¶");
const inLanguage = regex("^{people.inLanguage}¶");
const ofLanguage = regex("^( )?{people.ofLanguage}");
const leading = regex("^{people.leads}¶");
const articles = regex("^{people.articles}¶");
const joins = regex("^{people.joins}¶");
/** "/British" and "and British" after "Ghanaian". */
const joined = new RegExp(`^\\s*(?:[/&]|${listed("people.second")})\\s*([\\p{L}-]+)`, "u");

/** Two nationalities, "Ghanaian and British", rather than two languages, "English and Spanish". */
export const areNationalities = (one: string, other: string) =>
  isNationality(one) && isNationality(other) && !(isLanguage(one) && isLanguage(other));

/** Whether a nationality describes the occupation after it, and so the person: "British civil engineer with …". */
export function precedesPerson(word: string, after: string): boolean {
  const [joint, other] = joined.exec(after) ?? [];
  let rest = joint && areNationalities(word, other!) ? after.slice(joint.length) : after;
  let belongs = false;
  for (let i = 0; i < 5; i++) {
    const [whole, noun] = /^\s+\.?([\p{L}\d](?:[\p{L}\d+#'./-]*[\p{L}\d+#])?)/u.exec(rest) ?? [];
    if (!whole || !noun) return false;
    rest = rest.slice(whole.length);
    if (isSomebody(noun) && descriptionEnds.test(rest)) return !belongs && isPersons(noun, word);
    belongs ||= ofCountry.test(noun) || (isLanguage(word) && inLanguage.test(noun));
    if (!noun.split("/").every((part) => isQualifier(part) || branches.test(part) || ofCountry.test(part)))
      return false;
  }
  return false;
}

const beginnings = new RegExp(`[.!?;:|•,(]|\\s-\\s|${listed("people.describes")}\\s`, "u");

/** Whether a nationality follows an occupation and its branch: "Ingénieure logiciel sénégalaise". */
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

/** Whether a nationality is listed after an occupation: "Software engineer, British". */
export const listedAfterPerson = (word: string, before: string) => {
  const [, stretch] = /(?:^|[.!?;:|•]\s+)((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+),\s*$/u.exec(before) ?? [];
  return Boolean(stretch?.split(" ").some((part) => isSomebody(part) && isPersons(part, word)));
};

/** Whether the nationality is the person's, not the language their occupation deals in. */
const isPersons = (occupation: string, nationality: string) =>
  !(ofLanguage.test(occupation) && nationality.split("-").every(isLanguage));

const works = regex("{people.placed}( )?¶");
const subject = regex("{people.subjects}( )?¶");
const begins = regex("^( )?{people.self}");
const linking = regex("{people.linking}( )?¶");
/** Relative pronouns, "…, der in": the noun before them lives there. */
const relative = regex("{people.who}( )?¶");
const acts = regex("^( )?{people.workBegins}");
const praised = regex("^( )?{people.praised}");
const introduces = regex("{people.introduces}");
const speaker = regex("({people.self}|{people.who})( )?¶");
const lasting = regex("{people.lasting}( )?¶");

/** Whether "based in" after this text refers to the person. */
export function isOfPerson(lead: string): boolean {
  const sentence = sentenceOf(lead);
  let rest = sentence.trimEnd();
  while (linking.test(rest)) rest = rest.replace(linking, "").trimEnd();
  const joined = rest.length < sentence.trimEnd().length && begins.test(sentence);
  const noun = trimmedEnd(rest.replace(relative, ""), " ,(-");
  if (!noun || subject.test(noun)) return true;
  if (joined) return !works.test(noun);
  const introduced = introducesPerson(lead);
  if (relative.test(rest)) return introduced && !works.test(noun);
  if (noun.length < rest.length) return introduced || !(acts.test(sentence) || works.test(noun));
  return introduced && !works.test(noun) && endsWithPerson(noun);
}

/** Whether the sentence is about its writer, or begins with a word for a person. */
export function introducesPerson(lead: string): boolean {
  const sentence = sentenceOf(lead);
  if (introduces.test(sentence)) return true;
  if (acts.test(sentence) && !praised.test(sentence)) return false;
  return wordsOf(sentence).slice(0, 8).some(isSomebody);
}

/** Whether "from" after this text refers to a person that the sentence has just introduced, or to "I". */
export function saysOfPerson(lead: string): boolean {
  const sentence = sentenceOf(lead).trimEnd();
  if (speaker.test(sentence)) return true;
  return !sentence || (introducesPerson(lead) && (sentence.endsWith(",") || endsWithPerson(lead)));
}

/** Additions after a word for a person: "De 34 ans" and "(Paris)". */
const aside = new RegExp(`${listed("people.agedOf")}\\s*$| \\([^()]*\\)\\s*$`, "u");
/** "Java developer", "ingeniero chileno", "ten years of experience". */
export const endsWithPerson = (lead: string) => {
  const last = lastWord(lead.replace(aside, ""));
  return isSomebody(last) || isNationality(last) || lasting.test(last);
};

export const lastWord = (low: string) => wordsOf(low).at(-1) ?? "";

/** Whether a text begins with a word for a person: "-based product designer". */
export function beginsWithPerson(rest: string): boolean {
  const words = wordsOf(rest).slice(0, 4);
  const at = words.findIndex(isSomebody);
  return at >= 0 && !words.slice(0, at).some((word) => works.test(word));
}

const wordsOf = (low: string) => low.match(/[\p{L}'-]+/gu) ?? [];

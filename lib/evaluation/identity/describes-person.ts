import { sentenceOf, trimmedEnd } from "@/lib/language/letters";
import { listed, worded, isAmong, listedWords, everyLanguages } from "@/lib/language/lists";
import { isOneOccupation, isQualifier } from "@/lib/language/job-words";
import { isNationality } from "@/lib/language/nationalities";
import { isLanguage } from "@/lib/language/spoken-languages";

const isCalled = isAmong(everyLanguages("people.called"));
const isNoPerson = isAmong(everyLanguages("people.noPersons"));
/** "Psychologist", "psychologue", "psicóloga"; "novelist", "economista"; "musician"; "watchmaker"; "Pflegekraft". */
const endings = listedWords(everyLanguages("people.personEndings"));
const shortest = 6;

/** Whether a folded word is one person, by what they do or are. */
export const isSomebody = (word: string) =>
  isOneOccupation(word) ||
  isCalled(word) ||
  (word.length >= shortest && !isNoPerson(word) && endings.some((end) => word.endsWith(end)));

const asPerson = worded("^( {people.meanwhile})? {people.acts}");
const asAnybody = worded("^('s|( {people.meanwhile})? {people.actsOfAnybody})");

/**
 * Whether the word before `rest` (folded) acts as a person does, by the verb that follows. A trade or a tool acts only
 * by what no thing does ("Baker trained staff", but "Jenkins automated builds"); any other everyday word by any verb.
 */
export const actsAsPerson = (rest: string, isOfWork: boolean): boolean =>
  asPerson.test(rest) || (!isOfWork && asAnybody.test(rest));

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
  let rest = joint && areNationalities(word, other!) ? after.slice(joint.length) : after;
  let belongs = false;
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

const works = worded("{people.placed}( )?¶");
const subject = worded("{people.subjects}( )?¶");
const begins = worded("^( )?{people.self}");
const linking = worded("{people.linking}( )?¶");
/** "…, der in": what came before lives there. */
const relative = worded("{people.who}( )?¶");
const acts = worded("^( )?{people.workBegins}");
const praised = worded("^( )?{people.praised}");
const introduces = worded("{people.introduces}");
const speaker = worded("({people.self}|{people.who})( )?¶");
const lasting = worded("{people.lasting}( )?¶");

/** Whether "based in", after these words, is said of the person. */
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

/** Whether the sentence is about its writer, or begins with what somebody is. */
export function introducesPerson(lead: string): boolean {
  const sentence = sentenceOf(lead);
  if (introduces.test(sentence)) return true;
  if (acts.test(sentence) && !praised.test(sentence)) return false;
  return wordsOf(sentence).slice(0, 8).some(isSomebody);
}

/** Whether "from" is said of whom the sentence introduced right before, or of "I". */
export function saysOfPerson(lead: string): boolean {
  const sentence = sentenceOf(lead).trimEnd();
  if (speaker.test(sentence)) return true;
  return !sentence || (introducesPerson(lead) && (sentence.endsWith(",") || endsWithPerson(lead)));
}

/** "De 34 ans" and "(Paris)" say more of somebody than who they are. */
const aside = new RegExp(`${listed("people.agedOf")}\\s*$| \\([^()]*\\)\\s*$`, "u");
/** "Java developer", "ingeniero chileno", "ten years of experience". */
export const endsWithPerson = (lead: string) => {
  const last = lastWord(lead.replace(aside, ""));
  return isSomebody(last) || isNationality(last) || lasting.test(last);
};

export const lastWord = (low: string) => wordsOf(low).at(-1) ?? "";

/** Whether what follows is what a person is called: "-based product designer". */
export function beginsWithPerson(rest: string): boolean {
  const words = wordsOf(rest).slice(0, 4);
  const at = words.findIndex(isSomebody);
  return at >= 0 && !words.slice(0, at).some((word) => works.test(word));
}

const wordsOf = (low: string) => low.match(/[\p{L}'-]+/gu) ?? [];

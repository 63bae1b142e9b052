import { sentenceOf, trimmedEnd } from "@/lib/language/letters";
import { isNationality } from "@/lib/language/nationalities";
import { listed, worded } from "@/lib/language/worded";
import { isSomebody } from "./somebody";

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

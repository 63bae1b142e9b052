import { sentenceOf } from "@/lib/language/sentences";
import { trimmedEnd } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import { isSomebody } from "./somebody";

const works = worded("{people.placed}( )?¶");
const subject = worded("{people.subjects}( )?¶");
const begins = worded("^( )?{people.self}");
const linking = worded("{people.linking}( )?¶");
/** "…, der in": what came before lives there. */
const relative = worded("{people.who}( )?¶");
const acts = worded("^( )?{people.workBegins}");
const introduces = worded("{people.introduces}");
const speaker = worded("({people.self}|{people.who})( )?¶");

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
  if (noun.length < rest.length) return introduced || !(acts.test(sentence) || works.test(noun));
  return introduced && !works.test(noun);
}

/** Whether the sentence is about its writer, or begins with what somebody is. */
export function introducesPerson(lead: string): boolean {
  const sentence = sentenceOf(lead);
  return introduces.test(sentence) || wordsOf(sentence).slice(0, 8).some(isSomebody);
}

/** Whether "from" is said of whom the sentence introduced right before, or of "I". */
export const saysOfPerson = (lead: string) => speaker.test(sentenceOf(lead)) || introducesPerson(lead);

/** Whether what follows is what a person is called: "-based product designer". */
export function beginsWithPerson(rest: string): boolean {
  const words = wordsOf(rest).slice(0, 4);
  const at = words.findIndex(isSomebody);
  return at >= 0 && !words.slice(0, at).some((word) => works.test(word));
}

const wordsOf = (low: string) => low.match(/[\p{L}'-]+/gu) ?? [];

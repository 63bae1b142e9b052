import { isNationality } from "@/lib/language/nationalities";
import { inEvery } from "@/lib/language/languages";
import type { PeopleWords } from "@/lib/language/people-words";
import { anyOf } from "@/lib/language/phrases";
import { isSomebody } from "./somebody";

const wordsFor = (list: (words: PeopleWords) => string) => anyOf(inEvery(({ people }) => list(people)));
const ending = (list: (words: PeopleWords) => string) => new RegExp(`${wordsFor(list)}$`, "u");
const beginning = (list: (words: PeopleWords) => string) => new RegExp(`^${wordsFor(list)}`, "u");

const works = ending(({ placed }) => placed);
const subject = ending(({ subjects }) => subjects);
const begins = beginning(({ self }) => self);
const linking = new RegExp(`(?:^|\\s)${wordsFor(({ linking }) => linking)}$`, "u");
/** "…, der in": what came before lives there. */
const relative = ending(({ who }) => who);
const acts = beginning(({ workBegins }) => workBegins);
const praised = beginning((words) => words.praised);
const introduces = new RegExp(
  wordsFor((words) => words.introduces),
  "u",
);

const speaker = new RegExp(`(?:^|\\s)(?:who|${wordsFor(({ self }) => self)})$`, "u");

/** Whether "based in", after these words, is said of the person. */
export function isOfPerson(lead: string): boolean {
  const sentence = sentenceOf(lead);
  let rest = sentence.trimEnd();
  while (linking.test(rest)) rest = rest.replace(linking, "").trimEnd();
  const joined = rest.length < sentence.trimEnd().length && begins.test(sentence);
  const noun = rest.replace(relative, "").replace(/[\s,(-]+$/, "");
  if (!noun || subject.test(noun)) return true;
  if (joined) return !works.test(noun);
  const introduced = introducesPerson(lead);
  if (relative.test(rest)) return introduced && !works.test(noun);
  if (noun.length < rest.length) return introduced || !(acts.test(sentence) || works.test(noun));
  return introduced && !works.test(noun) && endsWithPerson(noun);
}

/** The sentence that is not yet over where these words end. */
export const sentenceOf = (lead: string) => lead.replace(/^.*[.!?;:|•]/u, "").trimStart();

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
  return !sentence || (introducesPerson(lead) && (/,$/.test(sentence) || endsWithPerson(lead)));
}

/** "Java developer", "ingeniero chileno", "ten years of experience". */
export const endsWithPerson = (lead: string) => {
  const last = wordsOf(lead.replace(/ de \d\d (?:ans|anos)\s*$| \([^()]*\)\s*$/, "")).at(-1) ?? "";
  return isSomebody(last) || isNationality(last) || /^(?:experience|erfahrung|experiencia)$/.test(last);
};

/** Whether what follows is what a person is called: "-based product designer". */
export function beginsWithPerson(rest: string): boolean {
  const words = wordsOf(rest).slice(0, 4);
  const at = words.findIndex(isSomebody);
  return at >= 0 && !words.slice(0, at).some((word) => works.test(word));
}

const wordsOf = (low: string) => low.match(/[\p{L}'-]+/gu) ?? [];

import { cut } from "@/lib/reading/language/cut";
import { conceptsIn, findConcepts } from "@/lib/reading/language/concepts";
import { hasLetter, onOneLine } from "@/lib/reading/language/letters";
import { weakest, wordWeight, readWords, stemsIn } from "@/lib/reading/language/words";
import { inAllLanguages, regex } from "@/lib/reading/language/lists";
import type { Dimension } from "@/lib/judging/scorecards/scorecard";
import { before, has, splitAt, without } from "./cut";
import { isHeading } from "./headings";
import { importanceOf, isKnockOut, mayKnockOut } from "./importance";
import { alternatives, isAddition, piecesOf, splitList } from "./clauses";
import { askedPhrase, bare } from "./phrases";
import { type Requirement, meaningful, nameOf, requirement, hasContent, spellingsOf } from "./requirement";
import type { Statement } from "./statements";

const mostAliases = 6;
/** A phrase with more words than this is a sentence: only the concepts in it count as asked for. */
const phraseWords = 6;
/** If one of several things in a phrase has more words than this, only the concepts in the phrase count. */
const thingWords = 5;
const isLong = (thing: string) => readWords(thing).length > thingWords;

/** Whether a phrase has only words that introduce a requirement: alone they ask for nothing. */
const onlyAsks = (phrase: string) =>
  readWords(phrase).every(({ key }) => askingWords.has(key) || wordWeight(key) === 0);
const askingWords = stemsIn(inAllLanguages("askingAlone"));

/** A skill is soft when all concepts of its phrase are behaviour at work, and none is, say, a language. */
function dimensionOf(phrase: string): Dimension {
  const concepts = conceptsIn(phrase);
  return concepts.length > 0 && concepts.every((concept) => concept.behaviour) && meaningful(phrase) <= 4
    ? "soft_skills"
    : "hard_skills";
}

/** The other spellings of a phrase that is one concept and nothing else: "SAS Grid" is not SAS. */
function spellingsIn(phrase: string): string[] {
  const words = readWords(phrase);
  const [mention, ...others] = findConcepts(words);
  const rest = words.filter((_, at) => !mention || at < mention.from || at >= mention.to);
  const isAll = mention && !others.length && rest.every(({ key }) => wordWeight(key) <= weakest);
  return (isAll ? spellingsOf(mention.concept) : [])
    .filter((spelling) => spelling.toLowerCase() !== phrase.toLowerCase())
    .slice(0, mostAliases);
}

/** "Streaming with Kafka" before ", RabbitMQ or …": the alternatives are the tools. */
const toolNamed = (text: string) => {
  const named = namesIn(text).at(-1)?.phrase;
  return named && toolsIn(named) && text.endsWith(named) ? named : askedPhrase(text);
};

/** A phrase as a skill: its name and aliases. Of alternatives the first is the name, the others are aliases. */
function skillOf(phrase: string) {
  const [first = phrase, ...others] = alternatives(phrase)
    .filter((one, at) => at === 0 || !isAddition(one))
    .map((one, at, all) => (at === 0 && all.length > 1 ? toolNamed(one) : askedPhrase(one)));
  const aliases = [...spellingsIn(first), ...others.flatMap((other) => [other, ...spellingsIn(other)])];
  return {
    name: cut(first, 80),
    aliases: [...new Set(aliases)].slice(0, 20).map((alias) => cut(alias, 80)),
  };
}

const skillRequirement = ({ phrase, name }: Thing, statement: Statement, whole: string, share: number) =>
  requirement({
    kind: "skill",
    dimension: dimensionOf(phrase),
    name: nameOf(name),
    description: whole === phrase ? "" : cut(whole, 400),
    importance: importanceOf(statement.text, statement.part),
    knockOut: isKnockOut(statement) && (share === 1 || mayKnockOut(phrase)),
    skills: [skillOf(phrase)],
    share,
    sentence: statement.text,
  });

/** A thing that a phrase asks for, and its name: with the words around it that belong to it. */
type Thing = { phrase: string; name: string };
const asThing = (phrase: string): Thing => ({ phrase, name: phrase });

/** Concepts named in a sentence, without behaviour: "Java within the Scrum framework" asks for both. */
function namesIn(text: string): Thing[] {
  const words = readWords(text);
  const touches = (at: number) =>
    /^[ -]$/.test(text.slice(words[at - 1]?.end, words[at]?.start)) && wordWeight(words[at]!.key) > weak;
  return findConcepts(words)
    .filter(({ concept }) => !concept.behaviour)
    .map(({ from, to }) => {
      let [first, next] = [from, to];
      while (
        first > 0 &&
        touches(first) &&
        wordWeight(words[first - 1]!.key) > weak &&
        to - first < longestThing
      )
        first--;
      while (words[next] && touches(next) && next - first < longestThing) next++;
      const cutFrom = (at: number, end: number) => text.slice(words[at]!.start, words[end - 1]!.end);
      return { phrase: cutFrom(from, to), name: cutFrom(first, next) };
    });
}
const longestThing = 4;
const weak = 0.25;

/** Matches the people or things something is done with: "communicate clearly with product managers". */
const company = regex(" {means} ");

/** The subjects of a sentence: the behaviour it begins with, else the concepts it names. */
const subjectsOf = (sentence: string): Thing[] =>
  conceptsIn(sentence)[0]?.trait ? [asThing(before(sentence, company))] : namesIn(sentence);

/** "A CRM such as Salesforce or HubSpot": either is enough, so both become aliases. */
const examples = regex(",? {examples},? ", "gu");
const labelled = /^([^:–—]{2,60}?)(?::|\s[–—-])\s+(\S.{5,})$/;

/** Splits a statement into what it asks for and its explanation. */
function namedIn(text: string): { body: string; explained: string } {
  const [, name = "", explained = ""] = labelled.exec(text) ?? [];
  const phrase = askedPhrase(name);
  // "The following skills: A, B, C" announces a list; "Networking: TCP/IP and LAN" names a thing and explains it.
  const isAnnounced = readWords(phrase).some(({ key }) => askingWords.has(key));
  // "Software: SAP and DATEV" lists tools.
  if (toolsIn(explained) > 0 && conceptsIn(phrase).length === 0) return { body: explained, explained: "" };
  const isName = name && hasContent(phrase) && !isHeading(name) && !isAnnounced;
  return isName ? { body: phrase, explained } : { body: explained || text, explained: "" };
}

/** A language is asked for as a whole: "Englisch in Wort und Schrift". */
const bothWays = regex(",? {bothWays}");

/** "Events, including weekends and holidays": the included things are dropped unless they name tools. */
const included = regex(",? {including} ");
const withoutIncluded = (text: string) => {
  const withoutList = before(text, included);
  return meaningful(withoutList) > 1 && toolsIn(text.slice(withoutList.length)) === 0 ? withoutList : text;
};

const brackets = /(?:(?<!\s)\s+)?\(([^()]{1,80})\)/g;
const listing = regex("(,|;|/| {and} )");
/** "(Many clients are Japanese and German)" tells, and lists nothing. */
const tells = regex(" {be} ");
/** "SOAP, REST" lists two things; "CI/CD" and "CS38/39" are one. */
const isList = (inside: string) =>
  has(inside, listing) &&
  !has(inside, tells) &&
  conceptsIn(inside).length !== 1 &&
  splitAt(inside, everyListing).every(hasLetter);
const everyListing = new RegExp(listing, "gu");

/** A text without its brackets. */
const withoutBrackets = (text: string) => onOneLine(text.replace(brackets, " "));

/** The contents of brackets that are lists. */
const listsInBrackets = (text: string) =>
  [...text.matchAll(brackets)].map(([, inside = ""]) => inside).filter(isList);

/** The skills that one statement asks for. */
export function skillsOf(statement: Statement): Requirement[] {
  if (statement.text.endsWith(":")) return [];
  const { body, explained } = namedIn(statement.text);
  const outer = withoutIncluded(without(withoutBrackets(body), bothWays));
  const parts = splitAt(outer, examples);
  const either = parts.length > 1 ? alternatives(bare(parts.at(-1)!)) : [];
  const listed = (either.length ? parts.slice(0, -1) : parts).join(", ");
  const pieces = piecesOf(listed).filter((piece, at) => at === 0 || !isAddition(piece));
  const phrases: Thing[] = [];
  for (const piece of pieces) {
    const asked = askedPhrase(piece);
    if (onlyAsks(asked) || (meaningful(asked) === 0 && pieces.length > 1)) continue;
    const things = splitList(asked).map(askedPhrase);
    const isSentence = things.length < 2 ? readWords(asked).length > phraseWords : things.some(isLong);
    // "Streaming with Kafka, RabbitMQ or a similar broker": any one is enough.
    const isChoice = things.length === 1 && alternatives(asked).length > 1;
    const subjects = isSentence && !isChoice ? subjectsOf(asked) : [];
    // The text after the phrase: "Java applications" leaves "within the Scrum framework".
    const rest = piece.split(asked).slice(1).join(asked);
    phrases.push(...(subjects.length ? subjects : [...things.map(asThing), ...namesIn(rest)]));
  }
  phrases.push(...listsInBrackets(body).flatMap(splitList).map(askedPhrase).filter(hasContent).map(asThing));
  const unique = [...new Map(phrases.map((thing) => [thing.phrase.toLowerCase(), thing])).values()];
  const whole = explained || statement.text;
  const result = unique.map((thing) =>
    skillRequirement(
      thing,
      statement,
      unique.length === 1 ? whole : thing.phrase,
      1 / Math.sqrt(unique.length),
    ),
  );
  result[0]?.skills[0]?.aliases.push(...either.slice(0, mostAliases));
  nameInBrackets(result, body);
  return result;
}

const abbreviation = /^\p{Lu}[\p{L}\d.&-]{0,9}[\p{Lu}\d]$/u;

/** Adds an abbreviation in brackets to the skill before it: "Continuous integration (CI)". */
function nameInBrackets(requirements: Requirement[], body: string) {
  for (const { 1: inside = "", index } of body.matchAll(brackets)) {
    const before = body.slice(0, index).toLowerCase();
    const skills = requirements.flatMap(({ skills }) => skills);
    const skill = skills.findLast(({ name }) => before.endsWith(name.toLowerCase()));
    if (skill && abbreviation.test(inside) && !skill.aliases.includes(inside)) skill.aliases.push(inside);
  }
}

export const toolsIn = (text: string) => conceptsIn(text).filter(({ tool }) => tool).length;

/** The requirement of an item that must not be split: "Principles, methods and practices of public budgeting". */
export const wholeRequirement = (statement: Statement): Requirement =>
  skillRequirement(asThing(askedPhrase(statement.text)), statement, statement.text, 1);

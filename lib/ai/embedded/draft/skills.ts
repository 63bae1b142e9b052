import { conceptsIn, findConcepts } from "@/lib/language/concepts";
import { onOneLine } from "@/lib/language/letters";
import { weakest, wordWeight, readWords } from "@/lib/language/words";
import { everyLanguages, worded } from "@/lib/language/lists";
import type { Dimension } from "@/lib/scorecards/scorecard";
import { before, has, splitAt, without } from "./cut";
import { isHeading } from "./headings";
import { importanceOf, isKnockOut, mayKnockOut } from "./importance";
import { alternatives, isAddition, piecesOf, splitList } from "./clauses";
import { askedPhrase, bare } from "./phrases";
import { type Requirement, meaningful, nameOf, requirement, says, spellingsOf } from "./requirement";
import type { Statement } from "./statements";

const mostAliases = 6;
/** More words than this are a sentence: the known things in it are what it asks for. */
const phraseWords = 6;
/** One of several things in a phrase is longer than that: what is known in it is what it asks for. */
const thingWords = 5;
const isLong = (thing: string) => readWords(thing).length > thingWords;

/** Words with which an advertisement asks, whatever it asks for: alone they ask for nothing. */
const onlyAsks = (phrase: string) =>
  readWords(phrase).every(({ key }) => askingWords.has(key) || wordWeight(key) === 0);
const askingWords = new Set(readWords(everyLanguages("askingAlone")).map(({ key }) => key));

/** A skill is a soft one where its phrase is about behaviour at work and nothing else known, such as a language. */
function dimensionOf(phrase: string): Dimension {
  const concepts = conceptsIn(phrase);
  return concepts.length > 0 && concepts.every((concept) => concept.behaviour) && meaningful(phrase) <= 4
    ? "soft_skills"
    : "hard_skills";
}

/** The spellings of a known thing stand for a phrase only where the phrase says nothing else: "SAS Grid" is not SAS. */
function spellingsIn(phrase: string): string[] {
  const words = readWords(phrase);
  const [mention, ...others] = findConcepts(words);
  const rest = words.filter((_, at) => !mention || at < mention.from || at >= mention.to);
  const isAll = mention && !others.length && rest.every(({ key }) => wordWeight(key) <= weakest);
  return (isAll ? spellingsOf(mention.concept) : [])
    .filter((spelling) => spelling.toLowerCase() !== phrase.toLowerCase())
    .slice(0, mostAliases);
}

/** What is looked for: the phrase as it is known, or the first of several of which any will do. */
function skillOf(phrase: string) {
  const [first = phrase, ...others] = alternatives(phrase).map(askedPhrase);
  const aliases = [...spellingsIn(first), ...others.flatMap((other) => [other, ...spellingsIn(other)])];
  return {
    name: first.slice(0, 80),
    aliases: [...new Set(aliases)].slice(0, 20).map((one) => one.slice(0, 80)),
  };
}

const skillRequirement = (phrase: string, statement: Statement, whole: string, share: number) =>
  requirement({
    kind: "skill",
    dimension: dimensionOf(phrase),
    name: nameOf(phrase),
    description: whole === phrase ? "" : whole.slice(0, 400),
    importance: importanceOf(statement.text, statement.part),
    knockOut: isKnockOut(statement) && (share === 1 || mayKnockOut(phrase)),
    skills: [skillOf(phrase)],
    share,
    sentence: statement.text,
  });

/** Known things inside a sentence, behaviour left aside: "Java within the Scrum framework" asks for both. */
function namesIn(phrase: string): string[] {
  const words = readWords(phrase);
  return findConcepts(words)
    .filter(({ concept }) => !concept.behaviour)
    .map(({ from, to }) => phrase.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? phrase.length));
}

/** With whom or what something is done: "communicate clearly with product managers". */
const company = worded(" {means} ");

/** What a sentence is about: the behaviour it begins with, else the known things in it. */
const subjectsOf = (sentence: string) =>
  conceptsIn(sentence)[0]?.trait ? [before(sentence, company)] : namesIn(sentence);

/** "A CRM such as Salesforce or HubSpot": either will do, so they are spellings of what is asked for. */
const examples = worded(",? {examples},? ", "gu");
const labelled = /^([^:–—]{2,60}?)(?::|\s[–—-])\s+(.{6,})$/;

/** The words of a statement that name what it asks for, and those that explain it. */
function namedIn(text: string): { body: string; explained: string } {
  const [, name = "", explained = ""] = labelled.exec(text) ?? [];
  const phrase = askedPhrase(name);
  // "The following skills: A, B, C" announces a list; "Networking: TCP/IP and LAN" names a thing and explains it.
  const isAnnounced = readWords(phrase).some(({ key }) => askingWords.has(key));
  const isName = name && says(phrase) && !isHeading(name) && !isAnnounced;
  return isName ? { body: phrase, explained } : { body: explained || text, explained: "" };
}

/** A language is asked for as a whole: "Englisch in Wort und Schrift". */
const bothWays = worded(",? {bothWays}");

/** "Events, including weekends and holidays": what is included is told beside it, unless it names tools. */
const included = worded(",? {including} ");
const withoutIncluded = (text: string) => {
  const withoutList = before(text, included);
  return meaningful(withoutList) > 1 && toolsIn(text.slice(withoutList.length)) === 0 ? withoutList : text;
};

const brackets = /\s*\(([^()]{1,80})\)/g;
const listing = worded("(,|;|/| {and} )");
/** "SOAP, REST" lists two things, "CI/CD" is one. */
const isList = (inside: string) => has(inside, listing) && conceptsIn(inside).length !== 1;

/** A text without its brackets. */
const withoutBrackets = (text: string) => onOneLine(text.replace(brackets, " "));

/** What stands in brackets and lists things. */
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
  const phrases: string[] = [];
  for (const piece of pieces) {
    const asked = askedPhrase(piece);
    if (onlyAsks(asked) || (meaningful(asked) === 0 && pieces.length > 1)) continue;
    const things = splitList(asked).map(askedPhrase);
    const isSentence = things.length < 2 ? readWords(asked).length > phraseWords : things.some(isLong);
    const subjects = isSentence ? subjectsOf(asked) : [];
    // What stands after the phrase: "Java applications" leaves "within the Scrum framework".
    const rest = piece.split(asked).slice(1).join(asked);
    phrases.push(...(subjects.length ? subjects : [...things, ...namesIn(rest)]));
  }
  for (const list of listsInBrackets(body)) phrases.push(...splitList(list).map(askedPhrase).filter(says));
  const unique = [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values()];
  const whole = explained || statement.text;
  const result = unique.map((phrase) =>
    skillRequirement(phrase, statement, unique.length === 1 ? whole : phrase, 1 / Math.sqrt(unique.length)),
  );
  result[0]?.skills[0]?.aliases.push(...either.slice(0, mostAliases));
  nameInBrackets(result, body);
  return result;
}

const abbreviation = /^\p{Lu}[\p{L}\d.&-]{0,9}[\p{Lu}\d]$/u;

/** Gives what stands right before a bracket the abbreviation that the bracket holds: "Continuous integration (CI)". */
function nameInBrackets(requirements: Requirement[], body: string) {
  for (const { 1: inside = "", index } of body.matchAll(brackets)) {
    const before = body.slice(0, index).toLowerCase();
    const skills = requirements.flatMap((one) => one.skills);
    const skill = skills.findLast(({ name }) => before.endsWith(name.toLowerCase()));
    if (skill && abbreviation.test(inside) && !skill.aliases.includes(inside)) skill.aliases.push(inside);
  }
}

export const toolsIn = (text: string) => conceptsIn(text).filter(({ tool }) => tool).length;

/** One of a list that was taken apart already: "Principles, methods and practices of public budgeting". */
export function wholeRequirement(statement: Statement): Requirement {
  const phrase = askedPhrase(statement.text);
  return skillRequirement(phrase, statement, statement.text, 1);
}

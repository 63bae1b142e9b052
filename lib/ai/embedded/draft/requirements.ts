import { asking, askingBefore } from "@/lib/language/asking";
import { fold } from "@/lib/language/fold";
import { inEvery } from "@/lib/language/languages";
import { splitAt, without } from "./cut";
import { findConcepts } from "@/lib/language/concepts";
import { wordWeight } from "@/lib/language/word-weights";
import { isSpoken } from "@/lib/language/spoken-languages";
import { statedYears } from "@/lib/language/stated-years";
import { readWords } from "@/lib/language/words";
import { educationAsked } from "@/lib/language/education-asked";
import { clausesOf } from "./clauses";
import { importanceOf, isKnockOut, mayKnockOut, wantedAfter, wantedBefore } from "./importance";
import { listsInBrackets, nameInBrackets, withoutBrackets } from "./brackets";
import { alternatives, isAddition, piecesOf, splitList, thingsIn } from "./lists";
import { askedPhrase } from "./phrases";
import { type Requirement, conceptsIn, meaningful, nameOf, spellingsOf } from "./requirement";
import { asksForWork, roleRequirement, rolesWithoutYears } from "./roles";
import { type Statement, isHeading } from "./statements";
import type { Dimension } from "@/lib/scorecards/scorecard";

/** Words up to this weight add nothing to a known thing: "Excel skills". */
const weakest = 0.25;
const mostAliases = 6;
/** More words than this are a sentence: the known things in it are what it asks for. */
const phraseWords = 6;
/** One of several things in a phrase is longer than that: what is known in it is what it asks for. */
const thingWords = 5;
const isLong = (thing: string) => readWords(thing).length > thingWords;

/** Words with which an advertisement asks, whatever it asks for: alone they ask for nothing. */
const onlyAsks = (phrase: string) =>
  readWords(phrase).every(({ key }) => askingWords.has(key) || wordWeight(key) === 0);
const askingWords = new Set(
  readWords(inEvery(({ asking: words }) => words.askingAlone)).map(({ key }) => key),
);

/** A skill is a soft one where its phrase is about behaviour at work and about nothing else known but a language. */
function dimensionOf(phrase: string): Dimension {
  const known = conceptsIn(phrase).filter(({ name }) => !isSpoken(name));
  return known.length > 0 && known.every((concept) => concept.behaviour) && meaningful(phrase) <= 4
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

function skillRequirement(phrase: string, statement: Statement, whole: string, share: number): Requirement {
  return {
    kind: "skill",
    dimension: dimensionOf(phrase),
    name: nameOf(phrase),
    description: whole === phrase ? "" : whole.slice(0, 400),
    importance: importanceOf(statement.text, statement.part),
    knockOut: isKnockOut(statement) && (share === 1 || mayKnockOut(phrase)),
    minimumYears: null,
    skills: [skillOf(phrase)],
    share,
    sentence: statement.text,
  };
}

/** What stands in a piece after the phrase that names it: "Java applications" leaves "within the Scrum framework". */
function restOf(piece: string, phrase: string): string {
  const at = piece.indexOf(phrase);
  return at < 0 ? "" : piece.slice(at + phrase.length);
}

/** Known things inside a sentence, behaviour left aside: "Java within the Scrum framework" asks for both. */
function namesIn(phrase: string): string[] {
  const words = readWords(phrase);
  return findConcepts(words)
    .filter(({ concept }) => !concept.behaviour)
    .map(({ from, to }) => phrase.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? phrase.length));
}

/** With whom or what something is done: "communicate clearly with product managers". */
const company = new RegExp(`\\s(?:to|for|${asking((words) => words.means)})\\s.*$`, "u");

/** What a sentence is about: the behaviour it begins with, else the known things in it. */
const subjectsOf = (sentence: string) =>
  conceptsIn(sentence)[0]?.trait ? [without(sentence, company)] : namesIn(sentence);

const example = asking((words) => words.examples);
const meansWord = asking((words) => words.means);
/** "A CRM such as Salesforce or HubSpot": either will do, so they are spellings of what is asked for. */
const examples = new RegExp(`(?<![\\s,])[\\s,]+(${example}),?\\s+([^.;:]+)$`, "u");
/** "Event-driven architecture using Kafka or RabbitMQ": one thing, done with either. */
const means = new RegExp(`\\s+(${meansWord})\\s+((?:(?!\\s${meansWord}\\s)[^.;:])+)$`, "u");
const exampleWords = new RegExp(`(?<![\\s,])[\\s,]+${example},?\\s+`, "gu");
/** What the last group of a find in the folded copy of a text is in the text. */
const lastOf = (text: string, found: RegExpExecArray | null) =>
  found?.[2] ? text.slice(-found[2].length) : "";

/** What follows "using" where it only says with which known things, either of which will do. */
function meansIn(text: string): RegExpExecArray | null {
  const found = means.exec(fold(text));
  const names = alternatives(lastOf(text, found));
  const head = conceptsIn(askedPhrase(text.slice(0, found?.index)));
  const areKnown =
    names.length > 1 && names.every((name) => conceptsIn(name).some(({ behaviour }) => !behaviour));
  return areKnown && head.length === 1 && !head[0]?.tool ? found : null;
}

/** "The candidate should have the following core skills: A, B" announces a list. */
const announcing = /^[^:]{0,100}\b(?:following|these|candidates?|applicants?|you)\b[^:]{0,100}:\s+/i;
const labelled = /^([^:]{2,60}):\s+(.{6,})$|^([^–—-]{2,50})\s[–—-]\s(.{12,})$/;
/** "Turning jargon into plain words – public speaking skills": what a sentence comes to. */
const concluded = /^.{20,}\s[–—]\s*([^–—]{3,40})$/;
const concludingWords = 4;

/** "Proxies, service, etc.": what is listed may say nothing by itself. */
const says = (phrase: string) =>
  conceptsIn(phrase).length > 0 || readWords(phrase).some(({ key }) => wordWeight(key) > weakest);

/** The words of a statement that name what it asks for, and those that explain it. */
function namedIn(text: string): { body: string; explained: string } {
  const label = labelled.exec(text);
  const name = label?.[1] ?? label?.[3] ?? "";
  const explained = label?.[2] ?? label?.[4] ?? "";
  const phrase = askedPhrase(name);
  const conclusion = askedPhrase(concluded.exec(text)?.[1] ?? "");
  const concludes =
    readWords(conclusion).length <= concludingWords &&
    conceptsIn(conclusion).length > 0 &&
    !conceptsIn(phrase).length;
  if (concludes) return { body: conclusion, explained: text };
  // "The following skills: A, B, C" announces a list; "Networking: TCP/IP and LAN" names a thing and explains it.
  if (label && says(phrase) && !isHeading(name)) return { body: phrase, explained };
  return { body: explained || text, explained: "" };
}

/** A language is asked for as a whole: "Englisch in Wort und Schrift". */
const bothWays = new RegExp(`,?\\s+${asking((words) => words.bothWays)}`, "u");

/** "Events, including weekends and holidays": what is included is told beside it, unless it names tools. */
const included = new RegExp(`(?<![\\s,])[\\s,]+${asking((words) => words.including)}\\s.*$`, "u");
const withoutIncluded = (text: string) => {
  const told = without(text, included);
  return meaningful(told) > 1 && toolsIn(text.slice(told.length)) === 0 ? told : text;
};

function skillsOf(statement: Statement): Requirement[] {
  if (statement.text.endsWith(":")) return [];
  const { body, explained } = namedIn(statement.text.replace(announcing, ""));
  const outer = withoutIncluded(without(withoutBrackets(body), bothWays)).replace(
    /(?<![\s.;:!])[\s.;:!]+$/,
    "",
  );
  const example = examples.exec(fold(outer)) ?? meansIn(outer);
  const either = alternatives(lastOf(outer, example));
  const listed = either.length ? outer.slice(0, example?.index) : splitAt(outer, exampleWords).join(", ");
  const pieces = piecesOf(listed).filter((piece, at) => at === 0 || !isAddition(piece));
  const phrases: string[] = [];
  for (const piece of pieces) {
    const asked = askedPhrase(piece);
    if (onlyAsks(asked) || (meaningful(asked) === 0 && pieces.length > 1)) continue;
    const things = thingsIn(asked);
    const isSentence = things.length < 2 ? readWords(asked).length > phraseWords : things.some(isLong);
    const known = isSentence ? subjectsOf(asked) : [];
    phrases.push(...(known.length ? known : [...things, ...namesIn(restOf(piece, asked))]));
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

/** "A degree is not required", by itself: "would be nice, but is not essential" asks for something. */
const askedForNot = new RegExp(`^[^,;]{2,60}${asking((words) => words.notAsked)}[^\\p{L}\\d]*$`, "u");
/** "No experience is necessary as we train you, but you must …": only what follows asks. */
const noExperience = new RegExp(
  `^${asking((words) => words.noExperience)}[^,;.]*(?:[,;.]\\s*(?:(?:but|aber|mais|pero|mas)\\s+)?|$)`,
  "u",
);
const leadingArticle = new RegExp(`^${askingBefore((words) => words.articles)}`, "u");

/** The name of a degree that is asked for: the words of the text, from where its level still stands in them. */
function degreeName(text: string, level: number): string {
  let rest = [wantedBefore, leadingArticle, wantedAfter].reduce(
    without,
    text.replace(/^[\s\p{P}]+|[\s.;]+$/gu, ""),
  );
  while (educationAsked(nameOf(rest)) !== level && /\s/.test(rest)) rest = rest.replace(/^\S+\s+/, "");
  return nameOf(rest || text);
}

function educationRequirement(statement: Statement, level: number): Requirement {
  return {
    kind: "education",
    dimension: "hard_skills",
    name: degreeName(statement.text, level),
    description: "",
    importance: importanceOf(statement.text, statement.part),
    knockOut: isKnockOut(statement),
    minimumYears: null,
    skills: [],
    share: 1,
    sentence: statement.text,
  };
}

/** What one statement asks for. */
export function requirementsOf(statement: Statement): Requirement[] {
  const folded = fold(statement.text);
  if (askedForNot.test(folded)) return [];
  const [untrained] = noExperience.exec(folded) ?? [];
  if (untrained) {
    const text = statement.text.slice(untrained.length);
    return text ? requirementsOf({ ...statement, text }) : [];
  }
  return (statement.whole ? [statement] : clausesOf(statement)).flatMap(askedIn);
}

const halves = new RegExp(
  `\\s(?:${asking((words) => words.and)}|${asking((words) => words.or)}|\\+|\\()\\s*`,
  "gu",
);

/** "A degree or seven years of experience": the time and the degree, each read from its own half. */
function besideDegree(statement: Statement, degree: number): Requirement[] {
  const parts = splitAt(statement.text, halves);
  const timed = parts.find((part) => statedYears(part)) ?? statement.text;
  const learned = parts.find((part) => educationAsked(part) > 0 && !statedYears(part)) ?? statement.text;
  const years = statedYears(timed)!;
  const role = roleRequirement({ ...statement, text: timed }, years.years, years.written);
  if (educationAsked(role.name) > 0) return [role];
  return [educationRequirement({ ...statement, text: learned }, educationAsked(learned) || degree), role];
}

const toolsIn = (text: string) => conceptsIn(text).filter(({ tool }) => tool).length;

function askedIn(statement: Statement): Requirement[] {
  const degree = educationAsked(statement.text);
  const years = statedYears(statement.text);
  if (years && degree > 0) return besideDegree(statement, degree);
  if (years) return [roleRequirement(statement, years.years, years.written)];
  if (asksForWork(statement.text)) return rolesWithoutYears(statement);
  if (degree > 0) return [educationRequirement(statement, degree)];
  return statement.whole && toolsIn(statement.text) < 2 ? [wholeRequirement(statement)] : skillsOf(statement);
}

/** One of a list that was taken apart already: "Principles, methods and practices of public budgeting". */
function wholeRequirement(statement: Statement): Requirement {
  const phrase = askedPhrase(statement.text);
  return skillRequirement(phrase, statement, statement.text, 1);
}

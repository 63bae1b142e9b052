import { findConcepts } from "@/lib/ai/embedded/text/concepts";
import { wordWeight } from "@/lib/ai/embedded/text/common-words";
import { statedYears } from "@/lib/ai/embedded/text/stated-years";
import { readWords } from "@/lib/ai/embedded/text/words";
import { educationAsked } from "@/lib/ai/embedded/reading/education";
import { importanceOf, isKnockOut } from "./draft-importance";
import { askedPhrase, splitList } from "./draft-phrases";
import type { Statement } from "./draft-statements";

import type { Dimension } from "./scorecard";

/** One thing an advertisement asks for, before ids and weights. `share` is its part of the statement it came from. */
export type Requirement = {
  kind: "role" | "education" | "skill";
  dimension: Dimension;
  name: string;
  description: string;
  importance: "must" | "nice";
  knockOut: boolean;
  minimumYears: number | null;
  skills: { name: string; aliases: string[] }[];
  share: number;
};

const longestName = 90;
/** More words than this are a sentence: the known things in it are what it asks for. */
const phraseWords = 6;

/** Words with which an advertisement asks, whatever it asks for: alone they ask for nothing. */
const asking = new Set(
  readWords(
    "possess following position candidate applicant require requirement required responsibility ideal need needed must should qualification experience skill role preferred essential desired proficient successful master mastering have following list below job duty",
  ).map(({ key }) => key),
);
const onlyAsks = (phrase: string) =>
  readWords(phrase).every(({ key }) => asking.has(key) || wordWeight(key) === 0);

const meaningful = (phrase: string) => readWords(phrase).filter(({ key }) => wordWeight(key) > 0.05).length;
const concepts = (phrase: string) => findConcepts(readWords(phrase)).map(({ concept }) => concept);

/** A skill is a soft one where its phrase is about behaviour at work and about nothing else known. */
function dimensionOf(phrase: string): Dimension {
  const known = concepts(phrase);
  return known.length > 0 && known.every((concept) => concept.behaviour) && meaningful(phrase) <= 4
    ? "soft_skills"
    : "hard_skills";
}

function skillOf(phrase: string) {
  const known = concepts(phrase);
  const only =
    known.length === 1 && meaningful(phrase) <= (known[0]?.name.split(" ").length ?? 1) + 1 ? known[0] : null;
  const aliases = (only?.spellings ?? [])
    .filter((spelling) => spelling.toLowerCase() !== phrase.toLowerCase())
    .slice(0, 6);
  return { name: phrase.slice(0, 80), aliases };
}

const named = (phrase: string) => `${phrase[0]?.toUpperCase() ?? ""}${phrase.slice(1)}`.slice(0, longestName);

function skillRequirement(phrase: string, statement: Statement, whole: string, share: number): Requirement {
  return {
    kind: "skill",
    dimension: dimensionOf(phrase),
    name: named(phrase),
    description: whole === phrase ? "" : whole.slice(0, 400),
    importance: importanceOf(statement.text, statement.part),
    knockOut: isKnockOut(statement.text),
    minimumYears: null,
    skills: [skillOf(phrase)],
    share,
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

const labelled = /^([^:]{2,60}):\s+(.{6,})$|^([^–—-]{2,50})\s[–—-]\s(.{12,})$/;
const inBrackets = /\(([^()]{1,80})\)/;

function skillsOf(statement: Statement): Requirement[] {
  const label = labelled.exec(statement.text);
  const labelName = askedPhrase(label?.[1] ?? label?.[3] ?? "");
  const explained = label?.[2] ?? label?.[4] ?? "";
  // "The following skills: A, B, C" announces a list; "Networking: TCP/IP and LAN" names a thing and explains it.
  const names =
    label !== null &&
    (concepts(labelName).length > 0 || readWords(labelName).some(({ key }) => wordWeight(key) >= 0.6));
  const body = names ? labelName : explained || statement.text;
  const brackets = inBrackets.exec(body);
  const inside = brackets?.[1] ?? "";
  const outer = brackets ? body.replace(inBrackets, " ").replace(/\s+/g, " ") : body;
  const pieces = splitList(outer);
  const phrases: string[] = [];
  for (const piece of pieces) {
    const phrase = askedPhrase(piece);
    if (onlyAsks(phrase) || (meaningful(phrase) === 0 && pieces.length > 1)) continue;
    const inside = readWords(phrase).length > phraseWords ? namesIn(phrase) : [];
    phrases.push(...(inside.length ? inside : [phrase, ...namesIn(restOf(piece, phrase))]));
  }
  if (/[,/;]|\band\b/.test(inside)) phrases.push(...splitList(inside).map(askedPhrase));
  const unique = [...new Map(phrases.map((phrase) => [phrase.toLowerCase(), phrase])).values()];
  const whole = names ? explained : statement.text;
  const result = unique.map((phrase) =>
    skillRequirement(phrase, statement, unique.length === 1 ? whole : phrase, 1 / Math.sqrt(unique.length)),
  );
  const first = result[0];
  if (first && inside && unique.length === 1 && inside.length < 40) first.skills[0]?.aliases.push(inside);
  return result;
}

const roleWords =
  /\b(?:as|as an?|in the role of|role of|position of|job of|title of|als|comme|en tant que?|como)\s+(?:an?\s+|the\s+|eine?\s+|une?\s+)?(.+)$/i;
const afterIn =
  /\b(?:experience|background|expertise|berufserfahrung|erfahrung|experiencia|exp[eé]rience|experi[eê]ncia)\s+(?:\w+ing\s+)?(?:in|with|of|im|in der|mit|en|dans|con|em|com)\s+(?:the\s+|an?\s+)?(.+)$/i;
const roleEnd =
  /[\s,;:.-]*\b(?:for|with|over|during|is|are|will|would|within|specific(?:ally)?|focus(?:ed|ing)?|role|position|required|preferred|essential|necessary|mandatory|a must|desirable|minimum|at least|having|who|that|where|including)\b.*$/i;

const roleTrailing = /(?:\s+(?:in|at|of|for|with|on|to|as|by|from|and|or|the|an?))+$/i;

/** The role or field a statement about experience means, without the years and the words around it. */
export function roleAsked(text: string, written: string): string {
  const unquoted = text.replace(/[“”"]/g, "");
  const at = written ? unquoted.toLowerCase().indexOf(written.toLowerCase()) : -1;
  const rest =
    at >= 0
      ? `${unquoted.slice(0, at)} ${unquoted.slice(at + written.length)}`.replace(/\s+/g, " ")
      : unquoted;
  const role = roleWords.exec(rest)?.[1] ?? afterIn.exec(rest)?.[1] ?? rest;
  const cut = role.replace(roleEnd, "").replace(roleTrailing, "");
  const phrase = askedPhrase(meaningful(cut) > 0 ? cut : role);
  return phrase.length > longestName ? phrase.slice(0, longestName).replace(/\s\S*$/, "") : phrase;
}

function roleRequirement(statement: Statement, years: number | null, written: string): Requirement {
  const role = roleAsked(statement.text, written);
  const general = meaningful(role) === 0;
  return {
    kind: "role",
    dimension: "hard_skills",
    name: general ? "Professional experience" : named(role),
    description: statement.text.slice(0, 400),
    importance: importanceOf(statement.text, statement.part),
    knockOut: false,
    minimumYears: years,
    skills: general ? [] : [{ name: role.slice(0, 80), aliases: [] }],
    share: 1,
  };
}

/** "Experience as a developer, a tester and an architect" asks for three roles, for no particular time each. */
function rolesWithoutYears(statement: Statement): Requirement[] {
  const role = roleWords.exec(statement.text)?.[1] ?? statement.text;
  const pieces = role
    .split(/\s*[,;]\s+(?:and |or )?(?:as )?(?:an? )?|\s+and (?:as )?(?=an?\s)(?:an? )?|\s+and as /i)
    .filter((piece) => meaningful(piece) > 0);
  if (pieces.length < 2 || pieces.some((piece) => readWords(piece).length > phraseWords + 2)) {
    return [roleRequirement(statement, 0, "")];
  }
  return pieces.map((piece) => ({
    ...roleRequirement({ ...statement, text: `experience as ${piece.replace(/^and /i, "")}` }, 0, ""),
    importance: importanceOf(statement.text, statement.part),
    share: 1 / Math.sqrt(pieces.length),
  }));
}

/** A sentence that gives several times to work is parted so that each part gives one. */
function oneTimeEach(statement: Statement): Statement[] {
  const parts = statement.text.split(
    /(?:\s*[,;]\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+)?|\s+(?:and|und|et|y)\s+)(?=(?:at least |minimum (?:of )?|a minimum of |another |an additional )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\+?[\s(-])/i,
  );
  const timed = parts.filter((part) => statedYears(part));
  return parts.length > 1 && timed.length === parts.length
    ? parts.map((text) => ({ ...statement, text }))
    : [statement];
}

const experienced =
  /\b(?:experience|worked|working|served|career|tenure|background|employed|berufserfahrung|exp[eé]rience|experiencia|experi[eê]ncia)\b[^.]{0,60}\b(?:as|als|comme|como|en tant qu)\b/i;

/** What one statement asks for. */
export function requirementsOf(statement: Statement): Requirement[] {
  const times = oneTimeEach(statement);
  if (times.length > 1) return times.flatMap(requirementsOf);
  const years = statedYears(statement.text);
  if (years) return [roleRequirement(statement, years.years, years.written)];
  if (experienced.test(statement.text)) return rolesWithoutYears(statement);
  const degree = educationAsked(statement.text);
  if (degree > 0 && statement.text.length < 240) {
    const name = named(statement.text.replace(/^[\s\p{P}]+|[\s.;]+$/gu, ""));
    return [
      {
        kind: "education",
        dimension: "hard_skills",
        name,
        description: "",
        importance: importanceOf(statement.text, statement.part),
        knockOut: isKnockOut(statement.text),
        minimumYears: null,
        skills: [],
        share: 1,
      },
    ];
  }
  return skillsOf(statement);
}

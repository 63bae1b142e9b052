import { wordWeight, readWords } from "@/lib/reading/language/words";
import { before, has, splitAt, without } from "./cut";
import { askedPhrase, introduction } from "./phrases";
import { hasContent } from "./requirement";
import { digits, endsIn } from "@/lib/reading/language/letters";
import { regex } from "@/lib/reading/language/lists";
import { conceptsIn } from "@/lib/reading/language/concepts";
import { isSpoken } from "@/lib/reading/language/spoken-languages";
import { educationAsked } from "@/lib/reading/language/studies";
import { isOnlyFacts } from "@/lib/reading/language/job-title";
import { statedYears } from "@/lib/reading/language/stated-years";
import { importanceIn, onlyImportance } from "./importance";
import type { Statement } from "./statements";

/** Words of at least the first weight carry meaning; words below the second carry hardly any. */
const telling = 0.6;
const weak = 0.25;
const mostInSkill = 4;

const isShort = (text: string, most: number) => hasContent(text) && readWords(text).length <= most;

/** "Superior communication skills to win over stakeholders": matches where the purpose of the skills begins. */
const skillsFor = regex(" {abilities} {prepositions} ");

/** Splits a sentence into the things it asks for. Skips the purpose of skills, but not what is asked for after it. */
export function piecesOf(text: string): string[] {
  const named = before(text, skillsFor);
  const isNamed = isShort(askedPhrase(splitAt(named, listCommas).at(-1)!), mostInSkill);
  if (named === text || !isNamed) return splitList(text);
  const [, ...others] = splitList(text.slice(named.length));
  return [...splitList(named), ...others.filter((piece) => has(piece, introduction))];
}

const conjunction = regex(" ({and}|{or}) ", "gu");

/** "Create, design and implement processes": a verb whose object follows the last verb of the list. */
const verb = regex("^{verbs}");
const isVerb = (part: string) => has(part, verb);
const act = /^\p{L}{2,} an? \p{L}/u;
const attached = regex(" {prepositions} ");
const either = regex(" {or} ");

/**
 * Whether each part makes sense alone: it names a known concept or has two meaningful words, so that no part depends
 * on a word of another. "soil preparation and fertilization" stays whole.
 */
function standAlone(parts: string[], whole: string): boolean {
  // "Work with analysts and project managers": the second needs the first's preposition, unless it is a verb too.
  if (has(parts[0]!, attached) && !parts.slice(1).every(isVerb)) return false;
  const hasConcept = conceptsIn(whole).length > 0;
  // "Do buttoning and use a machine": a verb and its object.
  if (parts.length > 1 && parts.slice(1).every((part) => has(part, act))) return true;
  return parts.every((part) => {
    const weights = readWords(part).map(({ key }) => wordWeight(key));
    const own = weights.filter((weight) => weight >= telling).length;
    const others = weights.filter((weight) => weight >= weak).length;
    return conceptsIn(part).length > 0 || own > 1 || (hasConcept && own > 0 && others > 1);
  });
}

/** Splits a list item at "and" or "or" when both sides make sense alone. */
function parted(piece: string, isListed: boolean): string[] {
  const [first = "", ...others] = splitAt(piece, conjunction);
  // "NetSuite or a similar system" asks for NetSuite.
  const halves = [first, ...others.filter((other) => !isAddition(other))];
  if (halves.length === 1) return halves;
  if (isEither(piece)) return [piece];
  const areShort = isListed && halves.length === 2 && halves.every((half) => isShort(askedPhrase(half), 2));
  return standAlone(halves, piece) || (areShort && !has(first, attached)) ? halves : [piece];
}

const listCommas = regex("(,|;)( )?({and} |{or} )?", "gu");

/**
 * Splits a list at commas and semicolons, and at "and" or "or" when both sides make sense alone. "Java and SQL" are
 * two things, "compassion and empathy" are judged as one.
 */
export function splitList(text: string): string[] {
  if (isEitherList(text)) return [text];
  const pieces = splitAt(text, listCommas);
  const parts = pieces.flatMap((piece) => parted(piece, pieces.length > 1));
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Matches a phrase after a comma that only adds to the one before it. */
const addition = regex("^({and} |{or} )?({preferably} )?{adding}");
export const isAddition = (piece: string) => has(piece, addition);

const alternative = regex("(,( )?({or} )?| {or} )", "gu");
const together = regex(" {and} ");

/** The names in "A, B or C"; none when the list contains "and", since then all of them are required. */
export function alternatives(list: string): string[] {
  if (!has(list, either) || has(list, together)) return [];
  const names = splitAt(list, alternative)
    .map((name) => name.trim())
    .filter(Boolean);
  const areShort = names.every((name) => readWords(name).length <= mostInSkill);
  return areShort ? names.map((name) => name.slice(0, 80)) : [];
}

/** Whether any one of several is enough: "Silae or ADP". */
const isEither = (piece: string) => alternatives(askedPhrase(piece)).length > 1;

/** "Java, Kotlin or Scala", "experience in sales, retail or catering": the "or" applies to the whole list. */
const isEitherList = (text: string) =>
  !has(text.slice(0, text.lastIndexOf(",")), either) && alternatives(askedPhrase(text)).length > 2;

const commas = regex("(,|;) ", "gu");
const and = regex(" ({and}|+) ", "gu");
/** "2 years as a baker and a driving licence": after a time or a degree, "and" may start another requirement. */
const begins = regex("^(({articles}|{opening}|{introducing}) |({atLeast} )?(#|{numbers})+?( |-))");
const joint = regex("^({and}|{or}) ");
const joins = regex("({and}|{or}) ");
const joinsAll = regex("{and} ");
const goesOn = regex("^(({and}|{or}) )?({including}|{preferably}|{roleEnds}|{prepositions}|{or})");
const mostInField = 2;

type Kind = "time" | "degree" | "things";
type Clause = { kind: Kind; pieces: string[]; part: Statement["part"] };

const kindOf = (piece: string): Kind =>
  statedYears(piece) ? "time" : educationAsked(piece) > 0 ? "degree" : "things";

/** Splits at commas and semicolons outside brackets, and where a time or a degree is joined to something else. */
function clausePieces(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of splitAt(text, commas)) {
    const last = pieces.at(-1) ?? "";
    if (last.lastIndexOf("(") > last.lastIndexOf(")")) pieces[pieces.length - 1] = `${last}, ${piece}`;
    else pieces.push(piece);
  }
  return pieces.flatMap((piece) => {
    const parts = kindOf(piece) === "things" ? [piece] : splitAt(piece, and, (rest) => has(rest, begins));
    const isWhole =
      parts.every((part) => kindOf(part) === "degree") || parts.some((part) => endsIn(part, digits));
    return isWhole ? [piece] : parts;
  });
}

/** Whether the next piece still belongs to the last clause: "3 years in sales, marketing or buying". */
function goesWith(last: Clause, next: Kind, part: Statement["part"], following: string[]): boolean {
  const [piece = ""] = following;
  const { kind } = last;
  if (next !== "things") return next === "degree" && kind === "degree";
  if (kind === "things") return isAddition(piece) || last.part === part;
  if (isAddition(piece) || (kind === "time" && has(piece, goesOn))) return true;
  // "3 years in sales, Excel and English": nobody works in a language.
  if (kind === "time" && conceptsIn(piece).some(({ name }) => isSpoken(name))) return false;
  const end = following.findIndex((other) => kindOf(other) !== "things");
  const things = end < 0 ? following : following.slice(0, end);
  const isList = end < 0 && things.slice(0, -1).every((thing) => readWords(thing).length <= mostInField);
  const final = things.at(-1) ?? "";
  return has(final, joins) && importanceIn(final) !== "nice" && (kind === "degree" || isList);
}

/**
 * Splits a statement into clauses: a time at work, a degree, or a list of things, each with its part of the
 * advertisement. Leaves out facts about the job that are no requirements.
 */
export function clausesOf(statement: Statement): Statement[] {
  const clauses: Clause[] = [];
  let isOpen = false;
  const pieces = clausePieces(statement.text);
  for (const [at, piece] of pieces.entries()) {
    const last = clauses.at(-1);
    const only = onlyImportance(piece);
    if (only && last) {
      const asked = last.pieces.pop()!;
      if (last.pieces.length) clauses.push({ kind: "things", pieces: [asked], part: only });
      else Object.assign(last, { pieces: [asked], part: only });
    }
    if (only || isOnlyFacts(piece)) {
      isOpen = false;
      continue;
    }
    const kind = kindOf(piece);
    const isWish = importanceIn(piece) === "nice" && !has(piece, joinsAll);
    const own = isWish ? "nice" : statement.part;
    if (isOpen && last && goesWith(last, kind, own, pieces.slice(at))) last.pieces.push(piece);
    else clauses.push({ kind, pieces: [without(piece, joint).trim()], part: own });
    isOpen = !isWish;
  }
  return clauses.map(({ pieces: words, part: own }) => ({ ...statement, text: words.join(", "), part: own }));
}

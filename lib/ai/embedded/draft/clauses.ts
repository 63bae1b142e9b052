import { wordWeight, readWords } from "@/lib/language/words";
import { before, has, splitAt, without } from "./cut";
import { askedPhrase, introduction } from "./phrases";
import { says } from "./requirement";
import { digits, endsIn } from "@/lib/language/letters";
import { worded } from "@/lib/language/lists";
import { conceptsIn } from "@/lib/language/concepts";
import { isSpoken } from "@/lib/language/spoken-languages";
import { educationAsked } from "@/lib/language/studies";
import { isOnlyFacts } from "@/lib/language/job-title";
import { statedYears } from "@/lib/language/stated-years";
import { importanceIn, onlyImportance } from "./importance";
import type { Statement } from "./statements";

/** Words from this weight on say something of their own; words up to the other hardly anything. */
const telling = 0.6;
const weak = 0.25;
const mostInSkill = 4;

const wordsOf = (text: string) => readWords(text).map(({ key }) => wordWeight(key));
const isShort = (text: string, most: number) => says(text) && readWords(text).length <= most;

/** "Superior communication skills to win over stakeholders": from here on a sentence says what the skills are for. */
const skillsFor = worded(" {abilities} {prepositions} ");

/** What a sentence asks for, piece by piece; what skills are for is no piece, but what it asks for after that. */
export function piecesOf(text: string): string[] {
  const named = before(text, skillsFor);
  const isNamed = isShort(askedPhrase(splitAt(named, listCommas).at(-1)!), mostInSkill);
  if (named === text || !isNamed) return splitList(text);
  const [, ...others] = splitList(text.slice(named.length));
  return [...splitList(named), ...others.filter((piece) => has(piece, introduction))];
}

const conjunction = worded(" ({and}|{or}) ", "gu");
const halvesOf = (piece: string) => splitAt(piece, conjunction);

/** "Create, design and implement processes": a verb that waits for its object, which the last of them has. */
const verb = worded("^{verbs}");
const isVerb = (part: string) => has(part, verb);
const attached = worded(" {prepositions} ");
const either = worded(" {or} ");

/**
 * Whether each part asks for something of its own: another known thing than the others, or two telling words, so that
 * no part waits for a word of another: "soil preparation and fertilization" stays whole.
 */
function standAlone(parts: string[], whole: string): boolean {
  // "Work with analysts and project managers": the second goes with the first's preposition, unless it is a verb too.
  if (has(parts[0]!, attached) && !parts.slice(1).every(isVerb)) return false;
  const isBeside = conceptsIn(whole).length > 0;
  return parts.every((part) => {
    const weights = wordsOf(part);
    const own = weights.filter((weight) => weight >= telling).length;
    const others = weights.filter((weight) => weight >= weak).length;
    return conceptsIn(part).length > 0 || own > 1 || (isBeside && own > 0 && others > 1);
  });
}

/** A piece of a list taken apart at "and" or "or" where both sides ask for something of their own. */
function parted(piece: string, isListed: boolean): string[] {
  const [first = "", ...others] = halvesOf(piece);
  // "NetSuite or a similar system" asks for NetSuite.
  const halves = [first, ...others.filter((other) => !isAddition(other))];
  if (halves.length === 1) return halves;
  if (isEither(piece)) return [piece];
  const areShort = isListed && halves.length === 2 && halves.every((half) => isShort(askedPhrase(half), 2));
  return standAlone(halves, piece) || (areShort && !has(first, attached)) ? halves : [piece];
}

const listCommas = worded("(,|;)( )?({and} |{or} )?", "gu");

/**
 * A list taken apart: at commas and semicolons, and at "and" or "or" where both sides are names of their own. "Java
 * and SQL" are two things, "compassion and empathy" are judged as one.
 */
export function splitList(text: string): string[] {
  if (isEitherList(text)) return [text];
  const pieces = splitAt(text, listCommas);
  const parts = pieces.flatMap((piece) => parted(piece, pieces.length > 1));
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** What follows a comma and only adds to what came before. */
const addition = worded("^({and} |{or} )?({preferably} )?{adding}");
export const isAddition = (piece: string) => has(piece, addition);

const alternative = worded("(,( )?({or} )?| {or} )", "gu");
const together = worded(" {and} ");

/** The names in "A, B or C"; none where the list says "and", since then all of it is asked for. */
export function alternatives(list: string): string[] {
  if (!has(list, either) || has(list, together)) return [];
  const names = splitAt(list, alternative)
    .map((name) => name.trim())
    .filter(Boolean);
  const areShort = names.every((name) => readWords(name).length <= mostInSkill);
  return areShort ? names.map((name) => name.slice(0, 80)) : [];
}

/** "Silae or ADP": any of them will do. */
const isEither = (piece: string) => alternatives(askedPhrase(piece)).length > 1;

/** "Java, Kotlin or Scala", "experience in sales, retail or catering": the "or" joins all of a list of like things. */
const isEitherList = (text: string) =>
  !has(text.slice(0, text.lastIndexOf(",")), either) && alternatives(askedPhrase(text)).length > 2;

const commas = worded("(,|;) ", "gu");
const and = worded(" ({and}|+) ", "gu");
/** "2 years as a baker and a driving licence": after a time or a degree, "and" may begin another thing. */
const begins = worded("^(({articles}|{opening}|{introducing}) |({atLeast} )?(#|{numbers})+?( |-))");
const joint = worded("^({and}|{or}) ");
const joins = worded("({and}|{or}) ");
const joinsAll = worded("{and} ");
const goesOn = worded("^(({and}|{or}) )?({including}|{preferably}|{roleEnds}|{prepositions}|{or})");
const mostInField = 2;

type Kind = "time" | "degree" | "things";
type Clause = { kind: Kind; pieces: string[]; part: Statement["part"] };

const kindOf = (piece: string): Kind =>
  statedYears(piece) ? "time" : educationAsked(piece) > 0 ? "degree" : "things";

/** Cut at commas and semicolons outside brackets, and where a time or a degree is joined with another thing. */
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

/** Whether what follows still belongs to a clause: "3 years in sales, marketing or buying". */
function goesWith(last: Clause, next: Kind, part: Statement["part"], following: string[]): boolean {
  const [piece = ""] = following;
  const { kind } = last;
  if (next !== "things") return next === "degree" && kind === "degree";
  if (kind === "things") return isAddition(piece) || last.part === part;
  if (isAddition(piece) || (kind === "time" && has(piece, goesOn))) return true;
  // "3 years in sales, Excel and English": nobody works in a language.
  if (kind === "time" && conceptsIn(piece).some(({ name }) => isSpoken(name))) return false;
  const end = following.findIndex((one) => kindOf(one) !== "things");
  const things = end < 0 ? following : following.slice(0, end);
  const isList = end < 0 && things.slice(0, -1).every((one) => readWords(one).length <= mostInField);
  const final = things.at(-1) ?? "";
  return has(final, joins) && importanceIn(final) !== "nice" && (kind === "degree" || isList);
}

/**
 * A statement taken apart into the things it asks for in one breath, each with the part it belongs to: a time at work,
 * a degree, or a list of things. Facts of the job that nobody is asked for are left out.
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

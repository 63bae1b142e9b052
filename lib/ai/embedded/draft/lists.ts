import { conceptsIn } from "@/lib/language/concepts";
import { wordWeight } from "@/lib/language/word-weights";
import { readWords } from "@/lib/language/words";
import { worded } from "@/lib/language/worded";
import { before, has, splitAt } from "./cut";
import { askedPhrase, introduction } from "./phrases";
import { says } from "./requirement";

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
  const isNamed = isShort(askedPhrase(splitAt(named, commas).at(-1)!), mostInSkill);
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

const commas = worded("(,|;)( )?({and} |{or} )?", "gu");

/**
 * A list taken apart: at commas and semicolons, and at "and" or "or" where both sides are names of their own. "Java
 * and SQL" are two things, "compassion and empathy" are judged as one.
 */
export function splitList(text: string): string[] {
  if (isEitherList(text)) return [text];
  const pieces = splitAt(text, commas);
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

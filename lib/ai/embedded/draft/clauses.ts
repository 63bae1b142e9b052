import { digits, endsIn } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import { conceptsIn } from "@/lib/language/concepts";
import { isSpoken } from "@/lib/language/spoken-languages";
import { educationAsked } from "@/lib/language/degrees";
import { isOnlyFacts } from "@/lib/language/job-facts";
import { statedYears } from "@/lib/language/stated-years";
import { readWords } from "@/lib/language/words";
import { has, splitAt, without } from "./cut";
import { importanceIn, onlyImportance } from "./importance";
import { isAddition } from "./lists";
import type { Statement } from "./statements";

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
function piecesOf(text: string): string[] {
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
  const pieces = piecesOf(statement.text);
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
  return clauses.map(({ pieces: said, part: own }) => ({ ...statement, text: said.join(", "), part: own }));
}

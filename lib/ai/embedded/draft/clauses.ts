import { digits, endsIn } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import { educationAsked } from "@/lib/language/education-asked";
import { fold } from "@/lib/language/fold";
import { isOnlyFacts } from "@/lib/language/job-facts";
import { statedYears } from "@/lib/language/stated-years";
import { readWords } from "@/lib/language/words";
import { has, splitAt, without } from "./cut";
import { importanceIn, onlyImportance } from "./importance";
import { isAddition } from "./lists";
import { conceptsIn, meaningful } from "./requirement";
import type { Statement } from "./statements";

const commas = worded("(,|;) ", "gu");
const and = worded(" ({and}|+) ", "gu");
/** "2 years as a baker and a driving licence": after a time or a degree, "and" may begin another thing. */
const begins = worded("^(({articles}|{opening}|{introducing}) |({atLeast} )?(#|{numbers})+?( |-))");
const joint = worded("^({and}|{or}) ");
const joins = worded("({and}|{or}) ");
const joinsAll = worded("{and} ");
const ownThing = worded("^({articles}|{opening}|{introducing}|{addressed}) ");
const goesOn = worded("^(({and}|{or}) )?({including}|{preferably}|{roleEnds}|{prepositions}|{or})");
const ofWork = worded("{experience}");
const complete = worded("{experience}¶");
/** What stands after a degree and is no field of study. */
const noField = worded("{noField}");
const orElse = worded("^{or} ");
const label = /^([^:,]{2,40}):\s+(?=\S)/;
const isOwn = (piece: string) => has(without(piece, joint), ownThing);
const shortThing = 4;
const mostInField = 2;

type Kind = "time" | "degree" | "things";
type Run = { kind: Kind; pieces: string[]; part: Statement["part"] };

const kindOf = (piece: string): Kind =>
  statedYears(piece) ? "time" : educationAsked(piece) > 0 ? "degree" : "things";

/** Cut at commas and semicolons outside brackets, and where a time or a degree is joined with another thing. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of splitAt(text, commas)) {
    const last = pieces.at(-1);
    const open = last !== undefined && last.lastIndexOf("(") > last.lastIndexOf(")");
    if (open) pieces[pieces.length - 1] = `${last}, ${piece}`;
    else pieces.push(piece);
  }
  return pieces.flatMap((piece) => {
    const parts = kindOf(piece) === "things" ? [piece] : splitAt(piece, and, (rest) => has(rest, begins));
    const kinds = parts.map(kindOf);
    const isSeveral = new Set(kinds).size > 1 || kinds.filter((kind) => kind === "time").length > 1;
    return isSeveral && !parts.some((part) => endsIn(part, digits)) ? parts : [piece];
  });
}

/** Whether what follows a time or a degree still belongs to it: "3 years in sales, marketing or buying". */
function goesOnWith(run: Run, following: string[]): boolean {
  const [piece = ""] = following;
  if (run.kind === "time" && has(piece, goesOn)) return true;
  if (isAddition(piece) && !has(piece, noField)) return true;
  if (run.kind === "degree" && has(piece, noField)) return has(piece, orElse);
  if (isOwn(piece)) return false;
  const first = run.pieces.join(", ");
  if (run.kind === "time" && has(first.trim(), complete)) return readWords(piece).length > shortThing;
  const end = following.findIndex((one) => kindOf(one) !== "things");
  const things = end < 0 ? following : following.slice(0, end);
  if (importanceIn(things.at(-1) ?? "") === "nice") return false;
  if (run.kind === "time" && !areLike(first, things)) return false;
  return (
    (end < 0 || run.kind === "degree") &&
    has(things.at(-1) ?? "", joins) &&
    !things.some((one) => !has(one, joint) && isOwn(one))
  );
}

/** "3 years in sales, marketing or buying" is one list; "3 years in a school, exam training, Moodle" is not. */
const areLike = (first: string, things: string[]) =>
  things.slice(0, -1).every((one) => readWords(one).length <= mostInField) &&
  (namesTool(first) || !namesTool(things.at(-1) ?? ""));
const namesTool = (text: string) => conceptsIn(text).some(({ tool }) => tool);

/**
 * A statement taken apart into the things it asks for in one breath, each with the part it belongs to: a time at work,
 * a degree, or a list of things. Facts of the job that nobody is asked for are left out.
 */
export function clausesOf(statement: Statement): Statement[] {
  const runs: Run[] = [];
  let part = statement.part;
  let open: Run | null = null;
  const pieces = piecesOf(statement.text);
  const begin = (kind: Kind, piece: string, own = part) => {
    open = { kind, pieces: [piece.trim()], part: own };
    runs.push(open);
  };
  for (let at = 0; at < pieces.length; at++) {
    let piece = pieces[at]!;
    const heading = label.exec(piece);
    const labelled = heading && importanceIn(heading[1] ?? "");
    if (heading && labelled) {
      part = labelled;
      piece = piece.slice(heading[0].length);
      open = null;
    }
    if (isOnlyFacts(piece)) {
      open = null;
      continue;
    }
    const current = open as Run | null;
    const qualifies = onlyImportance(piece);
    const last = runs.at(-1);
    if (qualifies && last) {
      const [only = "", ...others] = last.pieces.splice(-1);
      if (last.pieces.length) begin("things", only, qualifies);
      else Object.assign(last, { part: qualifies, pieces: [only, ...others] });
      open = null;
      continue;
    }
    const kind = kindOf(piece);
    const own = importanceIn(piece) === "nice" && !has(piece, joinsAll) ? "nice" : null;
    const bare = without(piece, joint);
    if (!current) begin(kind, bare, own ?? part);
    else if (kind === "time" && current.kind === "things" && namesNoWork(piece, current)) {
      current.kind = "time";
      current.pieces.push(piece);
    } else if (kind !== "things" && kind !== current.kind) begin(kind, bare, own ?? part);
    else if (kind === "time") begin(kind, bare, own ?? part);
    else if (kind === "degree" && !isOwn(piece)) current.pieces.push(piece);
    else if (current.kind === "things" && isAddition(piece)) current.pieces.push(piece);
    else if (current.kind !== "things" && goesOnWith(current, pieces.slice(at))) current.pieces.push(piece);
    else if (current.kind !== "things" || own || current.part !== part) begin(kind, bare, own ?? part);
    else current.pieces.push(piece);
    if (own) open = null;
  }
  return runs.map(({ pieces: said, part: own }) => ({ ...statement, text: said.join(", "), part: own }));
}

/** "Sales experience, at least three years": the time says nothing of the work, what stands before it does. */
function namesNoWork(piece: string, { pieces }: Run): boolean {
  const written = statedYears(piece)?.written ?? "";
  const rest = fold(piece).replace(written, " ");
  return pieces.length === 1 && has(pieces[0] ?? "", ofWork) && meaningful(rest) === 0;
}

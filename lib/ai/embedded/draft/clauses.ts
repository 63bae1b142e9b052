import { asking } from "@/lib/language/asking";
import { educationAsked } from "@/lib/language/education-asked";
import { fold } from "@/lib/language/fold";
import { isOnlyFacts } from "@/lib/language/job-facts";
import { statedYears } from "@/lib/language/stated-years";
import { readWords } from "@/lib/language/words";
import { splitAt, without } from "./cut";
import { importanceIn, onlyImportance } from "./importance";
import { isAddition } from "./lists";
import { meaningful } from "./requirement";
import type { Statement } from "./statements";

const and = asking((words) => words.and);
const or = asking((words) => words.or);
const article = asking((words) => words.articles);
const opening = asking((words) => words.opening);
const introducing = asking((words) => words.introducing);
const preposition = asking((words) => words.prepositions);
const atLeast = asking((words) => words.atLeast);
const experience = asking((words) => words.experience);
const number = `(?:\\d{1,2}|${asking((words) => words.numbers)})`;

const commas = /[,;]\s+/g;
/** "2 years as a baker and a driving licence": after a time or a degree, "and" may begin another thing. */
const another = new RegExp(
  `\\s+(?:${and}|\\+)\\s+(?=(?:${article}|${opening}|${introducing})\\s|(?:${atLeast}\\s+)*${number}\\+?[\\s(-])`,
  "gu",
);
const joint = new RegExp(`^(?:${and}|${or})\\s+`, "u");
const joins = new RegExp(`(?:^|\\s)(?:${and}|${or})\\s`, "u");
const ownThing = new RegExp(
  `^(?:${article}|${opening}|${introducing}|${asking((words) => words.addressed)})(?=\\s)`,
  "u",
);
const goesOn = new RegExp(
  `^(?:(?:${and}|${or})\\s+)?(?:${asking((words) => `${words.including}\n${words.preferably}\n${words.roleEnds}`)}|` +
    `${preposition}|${or})`,
  "u",
);
const complete = new RegExp(`${experience}$`, "u");
const ofWork = new RegExp(experience, "u");
/** What stands after a degree and is no field of study. */
const noField = new RegExp(
  asking((words) => words.noField),
  "u",
);
const label = /^([^:,]{2,40}):\s+(?=\S)/;
const isOwn = (piece: string) => ownThing.test(fold(piece).replace(joint, ""));
const shortThing = 4;

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
    const parts = kindOf(piece) === "things" ? [piece] : splitAt(piece, another);
    if (parts.some((part) => /\d$/.test(part))) return [piece];
    return new Set(parts.map(kindOf)).size > 1 || parts.filter((part) => kindOf(part) === "time").length > 1
      ? parts
      : ownAfter(parts);
  });
}

/** "18 months' warehouse experience and good maths": after a time or a degree, the second is a thing of its own. */
const ownAfter = (parts: string[]) =>
  parts.length > 1 && kindOf(parts[0] ?? "") !== "things" ? parts : [parts.join(" and ")];

/** Whether what follows a time or a degree still belongs to it: "3 years in sales, marketing or buying". */
function goesOnWith(run: Run, following: string[]): boolean {
  const [piece = ""] = following;
  const folded = fold(piece);
  if (run.kind === "time" && goesOn.test(folded)) return true;
  if (isAddition(piece) && !noField.test(folded)) return true;
  if (run.kind === "degree" && noField.test(folded)) return fold(piece).startsWith("or ");
  if (isOwn(piece)) return false;
  const first = run.pieces.join(", ");
  if (run.kind === "time" && complete.test(fold(first).trim())) return readWords(piece).length > shortThing;
  const end = following.findIndex((one) => kindOf(one) !== "things");
  const things = end < 0 ? following : following.slice(0, end);
  if (importanceIn(things.at(-1) ?? "") === "nice") return false;
  return (
    (end < 0 || run.kind === "degree") &&
    joins.test(fold(things.at(-1) ?? "")) &&
    !things.some((one) => !joint.test(fold(one)) && isOwn(one))
  );
}

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
    const own = importanceIn(piece) === "nice" && !joins.test(fold(piece)) ? "nice" : null;
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
  return pieces.length === 1 && ofWork.test(fold(pieces[0] ?? "")) && meaningful(rest) === 0;
}

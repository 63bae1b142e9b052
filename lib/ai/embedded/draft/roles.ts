import { asking, askingBefore } from "@/lib/language/asking";
import { fold } from "@/lib/language/fold";
import { wordWeight } from "@/lib/language/word-weights";
import { isOccupation } from "@/lib/language/job-words";
import { readWords } from "@/lib/language/words";
import { importanceOf } from "./importance";
import { splitAt, without } from "./cut";
import { askedPhrase, opening } from "./phrases";
import { type Requirement, conceptsIn, meaningful, nameOf } from "./requirement";
import type { Statement } from "./statements";

const experience = asking((words) => words.experience);
const as = asking((words) => words.as);
const preposition = asking((words) => words.prepositions);
const article = askingBefore((words) => words.articles);
const and = asking((words) => words.and);
const or = asking((words) => words.or);
const atLeast = asking((words) => words.atLeast);

const roleWords = new RegExp(`${as}\\s*${article}?(.+)$`, "u");
const afterIn = new RegExp(
  `${experience}\\s+(?:\\p{L}+ing\\s+)?(?:${atLeast}\\s+)*(?:${preposition}|using)\\s+${article}*(.+)$`,
  "u",
);
/** "Experience teaching chemistry" names the work as what was done. */
const doing = /\bexperience\s+((?!including|dealing|working|having|being)\w+ing\s.+)$/u;
/** "Five years of proven sales experience in …" names the work before the word. */
const beforeExperience = new RegExp(
  `^[\\s\\p{P}]*(?:(?:of|in|de)\\s|d')?\\s*(\\p{L}[^.,;:]{1,60}?)[\\s-]+${experience}(?!\\s\\p{L}+ing(?!\\p{L}))`,
  "u",
);
const roleEnd = new RegExp(`[\\s,;:.-]*${asking((words) => words.roleEnds)}.*$`, "u");
/** What is left of "at least … years of" when the years are taken out. */
const leftOver = new RegExp(`^[\\s,;:.()+-]*(?:(?:${atLeast}|\\+|d'|de )[\\s,]*)+`, "u");
const roleTrailing = new RegExp(
  `(?:\\s+(?:${preposition}|${asking((words) => words.articles)}|${and}|${or}))+$`,
  "u",
);

/** What a pattern's group finds in the folded copy of a text, as the text writes it. */
function groupOf(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(fold(text));
  if (!found?.[1]) return undefined;
  const from = found.index + found[0].lastIndexOf(found[1]);
  return text.slice(from, from + found[1].length);
}

/** Words from this weight on say something of their own. */
const telling = 0.6;
const longestRole = 90;
const pieceWords = 8;

/** "En cabinet ou en entreprise": at whom, not what. */
const employers = new RegExp(`^(?:${asking((words) => words.employers)}(?:\\s+|$))+$`, "u");

/** Whether a phrase says what the work was: "a similar field" and "the following" do not. */
const namesWork = (phrase: string) => !employers.test(fold(phrase)) && saysWork(phrase);

const saysWork = (phrase: string) =>
  conceptsIn(phrase).length > 0 ||
  readWords(phrase).some(({ key }) => wordWeight(key) >= telling) ||
  fold(phrase)
    .split(/[^a-z]+/)
    .some(isOccupation);

/** The role or field a statement about experience means, without the years and the words around it. */
export function roleAsked(text: string, written: string): string {
  const unquoted = text.replace(/[“”"]/g, "");
  const at = written ? fold(unquoted).indexOf(written) : -1;
  const rest =
    at >= 0
      ? without(
          `${unquoted.slice(0, at)} ${unquoted.slice(at + written.length)}`.replace(/\s+/g, " "),
          leftOver,
        )
      : unquoted;
  const after = at >= 0 ? unquoted.slice(at + written.length) : "";
  const named = groupOf(after, beforeExperience) ?? "";
  const role =
    groupOf(rest, roleWords) ??
    (namesWork(without(`${named} `, opening))
      ? named
      : (groupOf(rest, afterIn) ?? groupOf(rest, doing) ?? rest));
  const cut = [roleEnd, roleTrailing].reduce(without, role);
  const phrase = askedPhrase(meaningful(cut) > 0 ? cut : role);
  return phrase.length > longestRole ? phrase.slice(0, longestRole).replace(/\s\S*$/, "") : phrase;
}

const mostTools = 6;

const withTools = new RegExp(`^\\s*(?:${preposition}|using)`, "u");

/** "Backend development with TypeScript or Go": work done with one of these is work in that field. */
function fieldTools(text: string, role: string): string[] {
  if (roleWords.test(fold(text))) return [];
  const rest = text.slice(Math.max(0, text.indexOf(role)) + role.length);
  if (!withTools.test(fold(rest))) return [];
  return [
    ...new Set(
      conceptsIn(rest)
        .filter(({ tool }) => tool)
        .map(({ name }) => name),
    ),
  ].slice(0, mostTools);
}

const eitherWords = new RegExp(`\\s+${or}\\s+`, "gu");

/** "Customer success or account management": time in either counts. */
function eitherField(role: string): string[] {
  const fields = splitAt(role, eitherWords);
  const areFields =
    fields.length > 1 && fields.every((field) => conceptsIn(field).length > 0 || meaningful(field) > 1);
  return areFields ? fields.map((field) => field.slice(0, 80)) : [];
}

export function roleRequirement(statement: Statement, years: number | null, written: string): Requirement {
  const role = roleAsked(statement.text, written);
  const general = !namesWork(role);
  return {
    kind: "role",
    dimension: "hard_skills",
    name: general ? "Professional experience" : years === null ? `Experience as ${role}` : nameOf(role),
    description: statement.text.slice(0, 400),
    importance: importanceOf(statement.text, statement.part),
    knockOut: false,
    minimumYears: years,
    skills: general
      ? []
      : [{ name: role.slice(0, 80), aliases: [...eitherField(role), ...fieldTools(statement.text, role)] }],
    share: 1,
    sentence: statement.text,
  };
}

const severalRoles = new RegExp(
  `\\s*[,;]\\s+(?:(?:${and}|${or})\\s+)?(?:${as}\\s+)?${article}?|\\s+${and}\\s+(?:${as}\\s+${article}?|${article})`,
  "gu",
);

/** "Experience as a developer, a tester and an architect" asks for three roles, for no particular time each. */
export function rolesWithoutYears(statement: Statement): Requirement[] {
  const role = groupOf(statement.text, roleWords) ?? statement.text;
  const pieces = splitAt(role, severalRoles).filter((piece) => meaningful(piece) > 0);
  if (pieces.length < 2 || pieces.some((piece) => readWords(piece).length > pieceWords)) {
    return [roleRequirement(statement, null, "")];
  }
  return pieces.map((piece) => ({
    ...roleRequirement({ ...statement, text: `experience as ${piece}` }, null, ""),
    importance: importanceOf(statement.text, statement.part),
    share: 1 / Math.sqrt(pieces.length),
  }));
}

const asWork = new RegExp(`${experience}[^.]{0,60}${as}`, "u");
/** Work is asked for as such: "experience as a cook". */
export const asksForWork = (text: string) => asWork.test(fold(text));

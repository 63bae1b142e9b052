import { hasAny, onOneLine, withoutSigns } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import { fold } from "@/lib/language/fold";
import { wordWeight } from "@/lib/language/word-weights";
import { isOccupation, wordsIn } from "@/lib/language/job-words";
import { readWords } from "@/lib/language/words";
import { importanceOf } from "./importance";
import { after, before, has, splitAt, without, withoutEvery } from "./cut";
import { askedPhrase, opening } from "./phrases";
import { type Requirement, conceptsIn, cutAtWord, meaningful, nameOf } from "./requirement";
import type { Statement } from "./statements";

const roleWords = worded("{as}( )?({articles}( )?)?");
const workIn = worded("{experience} (*ing )?({atLeast} )?({prepositions}|using) ({articles}( )?)?");
/** "Experience teaching chemistry" names the work as what was done. */
const doing = worded("{doing}");
/** "Five years of proven sales experience in …" names the work before the word. */
const experience = worded(" {experience} !(*ing)");
const ofField = worded("^(of |in |de |d')");
const roleEnd = worded("{roleEnds}");
/** What is left of "at least … years of" when the years are taken out. */
const leftOver = worded("^({atLeast}|d'|de )");
const withoutStart = (text: string) => text.replace(/^(?:(?!\.net)[\s\p{P}+])+/iu, "");

/** Words from this weight on say something of their own. */
const telling = 0.6;
const longestRole = 90;
const pieceWords = 8;

/** "En cabinet ou en entreprise": at whom, not what. */
const employers = worded("^{employers}");

/** Whether a phrase says what the work was: "a similar field" and "the following" do not. */
const namesWork = (phrase: string) => withoutEvery(phrase, employers) !== "" && saysWork(phrase);

const saysWork = (phrase: string) =>
  conceptsIn(phrase).length > 0 ||
  readWords(phrase).some(({ key }) => wordWeight(key) >= telling) ||
  wordsIn(fold(phrase)).some(isOccupation);

/** The field that stands between a number of years and the word for experience. */
function fieldBefore(text: string): string {
  const field = before(text, experience);
  const isField = field.length < text.length && field.length <= longestField && !hasAny(field, ".,;:");
  return isField && namesWork(without(`${field} `, opening)) ? without(field, ofField) : "";
}
const longestField = 60;

/** The role or field a statement about experience means, without the years and the words around it. */
export function roleAsked(text: string, written: string): string {
  const unquoted = withoutSigns(text, '“”"');
  const at = written ? fold(unquoted).indexOf(written) : -1;
  const behind = at < 0 ? "" : withoutStart(unquoted.slice(at + written.length));
  const timeless = withoutStart(withoutEvery(withoutStart(`${unquoted.slice(0, at)} ${behind}`), leftOver));
  const rest = at < 0 ? unquoted : onOneLine(timeless);
  const role =
    after(rest, roleWords) || fieldBefore(behind) || after(rest, workIn) || after(rest, doing) || rest;
  const ended = before(role, roleEnd);
  return cutAtWord(askedPhrase(meaningful(ended) > 0 ? ended : role), longestRole);
}

const mostTools = 6;

const withTools = worded("^( )?({prepositions}|using)");

/** "Backend development with TypeScript or Go": work done with one of these is work in that field. */
function fieldTools(text: string, role: string): string[] {
  if (has(text, roleWords)) return [];
  const rest = text.slice(Math.max(0, text.indexOf(role)) + role.length);
  const tools = has(rest, withTools) ? conceptsIn(rest).filter(({ tool }) => tool) : [];
  return [...new Set(tools.map(({ name }) => name))].slice(0, mostTools);
}

const eitherWords = worded(" {or} ", "gu");

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

const commas = worded(", ({and} |{or} )?({as} )?({articles}( )?)?", "gu");
const another = worded(" {and} ({as} ({articles}( )?)?|{articles}( )?)", "gu");

/** "Experience as a developer, a tester and an architect" asks for three roles, for no particular time each. */
export function rolesWithoutYears(statement: Statement): Requirement[] {
  const role = after(statement.text, roleWords) ?? statement.text;
  const pieces = splitAt(role, commas)
    .flatMap((piece) => splitAt(piece, another))
    .filter((piece) => meaningful(piece) > 0);
  if (pieces.length < 2 || pieces.some((piece) => readWords(piece).length > pieceWords)) {
    return [roleRequirement(statement, null, "")];
  }
  return pieces.map((piece) => ({
    ...roleRequirement({ ...statement, text: `experience as ${piece}` }, null, ""),
    importance: importanceOf(statement.text, statement.part),
    share: 1 / Math.sqrt(pieces.length),
  }));
}

const asWork = worded("{experience} … {as}");
/** Work is asked for as such: "experience as a cook". */
export const asksForWork = (text: string) => has(text, asWork);

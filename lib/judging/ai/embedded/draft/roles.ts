import { cut } from "@/lib/reading/language/cut";
import { cutAtWord, hasAny, withoutSigns, fold } from "@/lib/reading/language/letters";
import { regex } from "@/lib/reading/language/lists";
import { conceptsIn } from "@/lib/reading/language/concepts";
import { namesWork as hasOccupation } from "@/lib/reading/language/job-title";
import { statedYears } from "@/lib/reading/language/stated-years";
import { importanceOf } from "./importance";
import { after, before, has, splitAt, without, withoutEvery } from "./cut";
import { askedPhrase, bare, opening } from "./phrases";
import { type Requirement, meaningful, nameOf, requirement, hasContent } from "./requirement";
import type { Statement } from "./statements";

const roleWords = regex("{as}( )?({articles}( )?)?");
const workIn = regex("{experience} ({doing} )?({atLeast} )?{prepositions} ({articles}( )?)?");
/** "Five years of proven sales experience in …" names the work before the word. */
const experience = regex(" {experience} !({doing})");
const roleEnd = regex("{roleEnds}");
/** What is left of "at least … years of" once the years are removed. */
const leftOver = regex("(^{atLeast}( )?| ({as} )?{atLeast}(.)?¶|^{atLeast}(.)?¶)");

const longestRole = 90;

/** Whether a phrase says what the work was: "a similar field" and "the following" do not. */
const namesWork = (phrase: string) => hasContent(phrase) || hasOccupation(phrase);

/** The field named between a number of years and the word for experience. */
function fieldBefore(text: string): string {
  const field = before(text, experience);
  const isField = field.length < text.length && field.length <= longestField && !hasAny(field, ".,;:");
  return isField && namesWork(without(`${field} `, opening)) ? without(field, leftOver) : "";
}
const longestField = 60;

/** The role or field in a statement about experience, without the years and the words around it. */
export function roleAsked(text: string, written: string): string {
  const unquoted = withoutSigns(text, '“”"');
  const at = written ? fold(unquoted).indexOf(written) : -1;
  const behind = at < 0 ? "" : bare(unquoted.slice(at + written.length));
  const rest = at < 0 ? unquoted : bare(withoutEvery(bare(`${unquoted.slice(0, at)} ${behind}`), leftOver));
  const role = after(rest, roleWords) || fieldBefore(behind) || after(rest, workIn) || rest;
  const ended = before(role, roleEnd);
  return cutAtWord(askedPhrase(meaningful(ended) > 0 ? ended : role), longestRole);
}

const mostTools = 6;

const withTools = regex("^( )?{prepositions}");

/** "Backend development with TypeScript or Go": work with one of these tools counts as work in that field. */
function fieldTools(text: string, role: string): string[] {
  if (has(text, roleWords)) return [];
  const rest = text.slice(Math.max(0, text.indexOf(role)) + role.length);
  const tools = has(rest, withTools) ? conceptsIn(rest).filter(({ tool }) => tool) : [];
  return [...new Set(tools.map(({ name }) => name))].slice(0, mostTools);
}

const eitherWords = regex(" {or} ", "gu");

/** "Customer success or account management": time in either counts. */
function eitherField(role: string): string[] {
  const fields = splitAt(role, eitherWords);
  const areFields =
    fields.length > 1 && fields.every((field) => conceptsIn(field).length > 0 || meaningful(field) > 1);
  return areFields ? fields.map((field) => field.slice(0, 80)) : [];
}

export function roleRequirement(statement: Statement): Requirement {
  const { years, written } = statedYears(statement.text) ?? { years: null, written: "" };
  const role = roleAsked(statement.text, written);
  const general = !namesWork(role);
  return requirement({
    kind: "role",
    name: general ? "Professional experience" : years === null ? `Experience as ${role}` : nameOf(role),
    description: cut(statement.text, 400),
    importance: importanceOf(statement.text, statement.part),
    minimumYears: years,
    skills: general
      ? []
      : [{ name: role.slice(0, 80), aliases: [...eitherField(role), ...fieldTools(statement.text, role)] }],
    sentence: statement.text,
  });
}

const asWork = regex("{experience} … {as}");
/** Whether a text asks for work experience: "experience as a cook". */
export const asksForWork = (text: string) => has(text, asWork);

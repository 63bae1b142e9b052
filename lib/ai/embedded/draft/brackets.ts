import { asking } from "@/lib/language/asking";
import { without } from "./cut";
import { alternatives } from "./lists";
import { type Requirement, conceptsIn, nameOf } from "./requirement";

const and = asking((words) => words.and);
const brackets = /\s*\(([^()]{1,80})\)/g;
/** "Reporting Services (SSRS) and Integration Services (SSIS)": a name with its abbreviation ends there. */
const namedThenAnother = new RegExp(`\\s*\\([\\p{L}\\d/+.-]{2,10}\\)\\s+${and}\\s+`, "giu");
const longestAlias = 40;
const listing = new RegExp(`[,;/]|${and}`, "iu");
/** "SOAP, REST" lists two things, "CI/CD" is one. */
const isList = (inside: string) => listing.test(inside) && conceptsIn(inside).length !== 1;
/** "SAFe", "CI/CD", "K8s": short, and not a word. */
const isAbbreviation = (inside: string) => /^(?=.*(?:\p{Lu}.*\p{Lu}|\d))[\p{L}\d&/+.-]{2,7}$/u.test(inside);
const eitherWord = new RegExp(`^${asking((words) => words.or)}\\s+`, "u");

/** A text without its brackets, as a list where names and their abbreviations stand in a row. */
export const withoutBrackets = (text: string) =>
  text.replace(namedThenAnother, ", ").replace(brackets, " ").replace(/\s+/g, " ");

/** What stands in brackets and lists things. */
export const listsInBrackets = (text: string) =>
  [...text.matchAll(brackets)].map(([, inside = ""]) => inside).filter(isList);

/** Gives what stands right before a bracket the other names that the bracket holds: "(CI)", "(Flink or Spark)". */
export function nameInBrackets(requirements: Requirement[], body: string) {
  for (const found of body.matchAll(brackets)) {
    const inside = found[1]?.trim() ?? "";
    const before = body.slice(0, found.index).toLowerCase();
    const meant =
      requirements.findLast(({ skills: [skill] }) => skill && before.endsWith(skill.name.toLowerCase())) ??
      (requirements.length === 1 ? requirements[0] : undefined);
    const skill = meant?.skills[0];
    const either = alternatives(inside).map((name) => without(name, eitherWord));
    if (!skill || (!either.length && isList(inside)) || inside.length >= longestAlias) continue;
    const known = new Set(skill.aliases.map((alias) => alias.toLowerCase()));
    const names = either.length ? either : [without(inside, eitherWord)];
    skill.aliases.push(...names.filter((name) => !known.has(name.toLowerCase())));
    if (isAbbreviation(inside)) meant.name = nameOf(`${meant.name} (${inside})`);
  }
}

import { onOneLine } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import { has } from "./cut";
import { alternatives } from "./lists";
import { type Requirement, conceptsIn } from "./requirement";

const brackets = /\s*\(([^()]{1,80})\)/g;
const longestAlias = 40;
const listing = worded("(,|;|/| {and} )");
/** "SOAP, REST" lists two things, "CI/CD" is one. */
const isList = (inside: string) => has(inside, listing) && conceptsIn(inside).length !== 1;

/** A text without its brackets. */
export const withoutBrackets = (text: string) => onOneLine(text.replace(brackets, " "));

/** What stands in brackets and lists things. */
export const listsInBrackets = (text: string) =>
  [...text.matchAll(brackets)].map(([, inside = ""]) => inside).filter(isList);

/** Gives what stands right before a bracket the other names that the bracket holds: "(CI)", "(Flink or Spark)". */
export function nameInBrackets(requirements: Requirement[], body: string) {
  for (const { 1: inside = "", index } of body.matchAll(brackets)) {
    const before = body.slice(0, index).toLowerCase();
    const named = requirements.findLast(({ skills: [skill] }) => before.endsWith(skill!.name.toLowerCase()));
    const skill = (named ?? (requirements.length === 1 ? requirements[0] : undefined))?.skills[0];
    const either = alternatives(inside);
    if (!skill || (!either.length && isList(inside)) || inside.length >= longestAlias) continue;
    const known = new Set(skill.aliases.map((alias) => alias.toLowerCase()));
    const names = either.length ? either : [inside.trim()];
    skill.aliases.push(...names.filter((name) => !known.has(name.toLowerCase())));
  }
}

import { conceptsIn } from "@/lib/language/concepts";
import { onOneLine } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import { has } from "./cut";
import type { Requirement } from "./requirement";

const brackets = /\s*\(([^()]{1,80})\)/g;
const listing = worded("(,|;|/| {and} )");
/** "SOAP, REST" lists two things, "CI/CD" is one. */
const isList = (inside: string) => has(inside, listing) && conceptsIn(inside).length !== 1;

/** A text without its brackets. */
export const withoutBrackets = (text: string) => onOneLine(text.replace(brackets, " "));

/** What stands in brackets and lists things. */
export const listsInBrackets = (text: string) =>
  [...text.matchAll(brackets)].map(([, inside = ""]) => inside).filter(isList);

const abbreviation = /^\p{Lu}[\p{L}\d.&-]{0,9}[\p{Lu}\d]$/u;

/** Gives what stands right before a bracket the abbreviation that the bracket holds: "Continuous integration (CI)". */
export function nameInBrackets(requirements: Requirement[], body: string) {
  for (const { 1: inside = "", index } of body.matchAll(brackets)) {
    const before = body.slice(0, index).toLowerCase();
    const skills = requirements.flatMap((one) => one.skills);
    const skill = skills.findLast(({ name }) => before.endsWith(name.toLowerCase()));
    if (skill && abbreviation.test(inside) && !skill.aliases.includes(inside)) skill.aliases.push(inside);
  }
}

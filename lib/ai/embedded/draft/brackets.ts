import { onOneLine } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import { has, without } from "./cut";
import { alternatives } from "./lists";
import { type Requirement, conceptsIn, nameOf } from "./requirement";

const brackets = /\s*\(([^()]{1,80})\)/g;
const longestAlias = 40;
const listing = worded("(,|;|/| {and} )");
/** "SOAP, REST" lists two things, "CI/CD" is one. */
const isList = (inside: string) => has(inside, listing) && conceptsIn(inside).length !== 1;
/** "SAFe", "CI/CD", "K8s": short, and not a word. */
const isAbbreviation = (inside: string) => /^(?=.*(?:\p{Lu}.*\p{Lu}|\d))[\p{L}\d&/+.-]{2,7}$/u.test(inside);
const either = worded("^{or} ");
const another = worded("^ {and} ");

/** A text without its brackets. "Reporting Services (SSRS) and Integration Services": a name ends with its bracket. */
export const withoutBrackets = (text: string) =>
  onOneLine(
    text.replace(brackets, (whole, inside: string, at: number) =>
      isAbbreviation(inside) && has(text.slice(at + whole.length), another) ? "," : " ",
    ),
  );

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
    const names = alternatives(inside);
    if (!skill || (!names.length && isList(inside)) || inside.length >= longestAlias) continue;
    const known = new Set(skill.aliases.map((alias) => alias.toLowerCase()));
    if (!names.length) names.push(without(inside, either));
    skill.aliases.push(...names.filter((name) => !known.has(name.toLowerCase())));
    if (isAbbreviation(inside)) meant.name = nameOf(`${meant.name} (${inside})`);
  }
}

import { cutAtWord, trimmedEnd } from "@/lib/reading/language/letters";
import { hasWeightyWord } from "@/lib/reading/language/words";
import type { Statement } from "./statements";
import { occupationsIn } from "@/lib/reading/language/job-title";
import { type Requirement, requirement } from "./requirement";
import { roleAsked } from "./roles";
import { alsoAsked } from "../judge/prepare";

const mostDuties = 8;
const longestDuty = 100;
const longestDescription = 600;
const longestDuties = 500;

const bullet = "- ";

/** The duties in a job description, verbatim, each shortened at a word boundary. */
export const dutiesIn = (statements: Statement[]): string[] =>
  statements
    .filter(({ part, text }) => part === "duties" && hasWeightyWord(text))
    .slice(0, mostDuties)
    .map(({ text }) => shortened(trimmedEnd(text, " .;,"), longestDuty));

/** Appends as many duties to a description as fit. */
const withDuties = (description: string, duties: string[]) =>
  extended(
    description,
    duties.map((duty) => `\n${bullet}${duty}`),
    longestDuties,
  );

/** Appends the names of the job's other requirements: work with these is more like the job's. */
export const withOthers = (description: string, names: string[]) =>
  extended(
    description,
    names.map((name, at) => `${at ? ", " : `\n${alsoAsked}`}${name}`),
    longestDescription,
  );

/** Appends to a text until the next piece would make it too long. */
function extended(text: string, pieces: string[], longest: number): string {
  const [next, ...rest] = pieces;
  return next && text.length + next.length <= longest ? extended(text + next, rest, longest) : text;
}

const shortened = (text: string, most: number) =>
  text.length > most ? trimmedEnd(cutAtWord(text, most), " ,;:–-") : text;

const longestSkill = 80;
export const anyWork = "Professional experience";

/** The requirement of work like the job's, by its title. */
export function titleRequirement(title: string, duties: string[] = []): Requirement {
  const [role = title, ...others] = spellingsOfTitle(title);
  return requirement({
    kind: "work",
    name: title === anyWork ? anyWork : `Experience as ${title.slice(0, 120)}`,
    description: withDuties("Dated work in this role or one like it.", duties),
    skills: [{ name: role, aliases: others }],
  });
}

/** The role a title asks for, followed by each occupation when it names several. */
function spellingsOfTitle(title: string): string[] {
  const role = roleAsked(title, "") || title;
  const occupations = occupationsIn(role);
  return [role, ...(occupations.length > 1 ? occupations : [])].map((one) => one.slice(0, longestSkill));
}

/** The fields that turn a requirement of time in the title's role into one of work: title as alias, and duties. */
export function withTitle({ description, skills }: Requirement, title: string, duties: string[]) {
  const [role, ...others] = skills;
  const aliases = new Set([...(role?.aliases ?? []), ...spellingsOfTitle(title)]);
  if (role) aliases.delete(role.name);
  return {
    kind: "work" as const,
    description: withDuties(description, duties),
    skills: role ? [{ ...role, aliases: [...aliases].slice(0, 20) }, ...others] : skills,
  };
}

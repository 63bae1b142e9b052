import { cutAtWord, trimmedEnd } from "@/lib/language/letters";
import { saysMore } from "@/lib/language/words";
import type { Statement } from "./statements";
import { occupationsIn } from "@/lib/language/job-title";
import { type Requirement, requirement } from "./requirement";
import { roleAsked } from "./roles";

const mostDuties = 8;
const longestDuty = 100;
const longestDescription = 600;

const bullet = "- ";

/** What a job's description says is to be done, as it says it, shortened at a word. */
export const dutiesIn = (statements: Statement[]): string[] =>
  statements
    .filter(({ part, text }) => part === "duties" && saysMore(text))
    .slice(0, mostDuties)
    .map(({ text }) => shortened(trimmedEnd(text, " .;,"), longestDuty));

/** A description that goes on to list duties, as many as there is room for. */
function withDuties(description: string, duties: string[]): string {
  let text = description;
  for (const duty of duties) {
    const longer = `${text}\n${bullet}${duty}`;
    if (longer.length > longestDescription) break;
    text = longer;
  }
  return text;
}

const shortened = (text: string, most: number) =>
  text.length > most ? trimmedEnd(cutAtWord(text, most), " ,;:–-") : text;

const longestSkill = 80;
export const anyWork = "Professional experience";

/** Work like the job's, by its title. */
export function titleRequirement(title: string, duties: string[] = []): Requirement {
  const [role = title, ...others] = spellingsOfTitle(title);
  return requirement({
    kind: "work",
    name: title === anyWork ? anyWork : `Experience as ${title.slice(0, 120)}`,
    description: withDuties("Dated work in this role or one like it.", duties),
    skills: [{ name: role, aliases: others }],
  });
}

/** What a title asks for, and each of the occupations that it names, where it names several. */
function spellingsOfTitle(title: string): string[] {
  const role = roleAsked(title, "") || title;
  const occupations = occupationsIn(role);
  return [role, ...(occupations.length > 1 ? occupations : [])].map((one) => one.slice(0, longestSkill));
}

/** Time in the role that the title names: the title is another spelling of it, and the duties are what was done. */
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

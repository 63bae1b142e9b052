import { occupationsIn } from "@/lib/language/occupations";
import { withDuties } from "./duties";
import { type Requirement, requirement } from "./requirement";
import { roleAsked } from "./roles";

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

import { occupationsIn } from "@/lib/language/occupations";
import { withDuties } from "./duties";
import type { Requirement } from "./requirement";
import { roleAsked } from "./roles";

const longestSkill = 80;
export const anyWork = "Professional experience";

/** Work like the job's, by its title. */
export function titleRequirement(title: string, duties: string[] = []): Requirement {
  const role = roleAsked(title, "") || title;
  return {
    kind: "work",
    dimension: "hard_skills",
    name: title === anyWork ? anyWork : `Experience as ${title.slice(0, 120)}`,
    description: withDuties("Dated work in this role or one like it.", duties),
    importance: "must",
    knockOut: false,
    minimumYears: null,
    skills: [{ name: role.slice(0, 80), aliases: otherTitles(role) }],
    share: 1,
    sentence: "",
  };
}

/** Each of the occupations that a title names, where it names several. */
function otherTitles(title: string): string[] {
  const occupations = occupationsIn(title).map((one) => one.slice(0, longestSkill));
  return occupations.length > 1 ? occupations : [];
}

/** Time in the role that the title names: the title is another spelling of it, and the duties are what was done. */
export function withTitle({ description, skills }: Requirement, title: string, duties: string[]) {
  const [role, ...others] = skills;
  const titles = [roleAsked(title, "") || title, ...otherTitles(title)].map((one) =>
    one.slice(0, longestSkill),
  );
  const aliases = [...new Set([...(role?.aliases ?? []), ...titles])].filter((one) => one !== role?.name);
  return {
    kind: "work" as const,
    description: withDuties(description, duties),
    skills: role ? [{ ...role, aliases: aliases.slice(0, 20) }, ...others] : skills,
  };
}

import type { Mention } from "./concepts";
import { english } from "./en/english";
import { groupsIn } from "./spellings";

type Concept = Mention["concept"];

const technology = "Information technology";
/** Headings under which stands what belongs to no one field. */
const ofAnyField = new Set(["Everyday trades", "Other"]);

/** The field of work of what English calls knowledge: the heading that it stands under. */
const fields = new Map(
  english.skills.knowledge.split("// ").flatMap((section) => {
    const [field = "", ...lines] = section.split("\n");
    return ofAnyField.has(field)
      ? []
      : groupsIn(lines.join("\n")).map(([name = ""]) => [name, field.trim()] as const);
  }),
);

/** The fields of work that a known thing belongs to: its own, or those of what it shows. Tools are technology's. */
export function fieldsOf(concept: Concept): string[] {
  const own = fields.get(concept.name);
  const shown = own ? [own] : concept.implies.flatMap(fieldsOf);
  return shown.length || !concept.tool ? shown : [technology];
}

import { linesIn } from "./phrases";

/**
 * Groups of spellings of the same concept, one group per line: "displayed name: spelling, spelling". A line without a
 * colon continues the one above. English names the groups; other languages add their spellings. In English a line
 * "// field" is the heading of a field of work.
 */
export type Spellings = string;

/** The groups of a list of spellings, "name: spelling, spelling": each with its name first. */
export function groupsIn(text: Spellings): string[][] {
  const groups: string[] = [];
  for (const line of linesIn(text)) {
    const above = line.includes(":") ? null : groups.pop();
    groups.push(above ? `${above}${above.endsWith("/") ? "" : " "}${line}` : line);
  }
  return groups.map((group) => {
    const [name = "", items = ""] = group.split(":");
    return [name, ...itemsIn(items)];
  });
}

/** The items of a list separated by commas or line breaks. */
export const itemsIn = (text: string) =>
  text
    .replaceAll("\n", ",")
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

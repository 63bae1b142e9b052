import { linesIn } from "./phrases";

/**
 * Groups of spellings of the same thing, one group a line: "name shown: spelling, spelling". A line without a colon
 * goes on where the one above ends. English names the groups; another language adds its spellings to them. In English
 * a line "// field" heads the things of one field of work.
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

/** The items of a list parted by commas or by lines. */
export const itemsIn = (text: string) =>
  text
    .replaceAll("\n", ",")
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

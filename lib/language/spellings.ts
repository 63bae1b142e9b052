/**
 * Groups of spellings of the same thing, one group a line: "name shown: spelling, spelling". A line without a colon
 * goes on with the group above. English names the groups; another language adds its spellings to them. In English a
 * line "// field" heads the things of one field of work.
 */
export type Spellings = string;

/** The groups of a list of spellings, "name: spelling, spelling": each with its name first. */
export function groupsIn(text: string): string[][] {
  const groups: string[][] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (!line || line.startsWith("//")) continue;
    const colon = line.indexOf(":");
    if (colon > 0) groups.push([line.slice(0, colon)]);
    groups.at(-1)?.push(...itemsIn(line.slice(colon + 1)));
  }
  return groups;
}

/** The items of a list parted by commas. */
export const itemsIn = (text: string) =>
  text
    .replaceAll("\n", ",")
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

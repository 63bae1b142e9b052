/** The groups of a list of spellings, "name: spelling, spelling": each with its name first. */
export function groupsIn(text: string): string[][] {
  const groups: string[][] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (!line || line.startsWith("//")) continue;
    const [, name, spellings = line] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name) groups.push([name]);
    groups.at(-1)?.push(...itemsIn(spellings));
  }
  return groups;
}

/** The items of a list parted by commas. */
export const itemsIn = (text: string) => text.split(/\s*[,\n]\s*/).filter(Boolean);

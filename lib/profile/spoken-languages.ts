import type { Profile } from "./profile";
import type { Fragment } from "@/lib/language/fragments";
import { type PlacedLine, partOf } from "./sections";
import { worded } from "@/lib/language/worded";
import { languageLevel, languageNamed } from "@/lib/language/spoken-languages";

/** Languages the person speaks, by English name, with the level stated. */
export function findLanguages(lines: readonly PlacedLine[]): Profile["languages"] {
  const found = new Map<string, Profile["languages"][number]>();
  for (const line of lines) {
    const skills = partOf(line, "skills");
    const part = partOf(line, "languages") ?? (skills && isOfLanguages(skills) ? skills : null);
    if (!part) continue;
    const named = [...part.low.matchAll(/[a-z]+/g)].filter(([word]) => languageNamed(word));
    for (const [i, { 0: word, index }] of named.entries()) {
      const name = languageNamed(word)!;
      const end = index + word.length;
      const before = i === 0 ? part.low.slice(0, index) : "";
      const level = languageLevel(part.low.slice(end, named[i + 1]?.index)) ?? languageLevel(before);
      const span = { start: part.start + index, end: part.start + end };
      if (!found.has(name)) found.set(name, { name, level, span });
    }
  }
  return [...found.values()];
}

const besideLevels = worded("^({and}|{levelWords})¶");

/** Among other skills a language stands alone with its level; "English literature" is something else. */
const isOfLanguages = ({ low }: Fragment) =>
  low
    .split(/[\s,;:|•()/-]+/)
    .filter((word) => word.length > 2)
    .every((word) => languageNamed(word) !== null || languageLevel(word) !== null || besideLevels.test(word));

import type { Profile } from "./profile";
import { fragment, type Fragment } from "@/lib/language/fragments";
import type { PlacedLine } from "./sections";
import { worded } from "@/lib/language/worded";
import { languageLevel, languageNamed } from "@/lib/language/spoken-languages";

/** Languages the person speaks, by English name, with the level stated. */
export function findLanguages(lines: readonly PlacedLine[]): Profile["languages"] {
  const found: Profile["languages"] = [];
  for (const line of lines) {
    if (line.heading) continue;
    const labelled = line.label?.kind === "languages" ? fragment(line, line.label.end) : null;
    const part = labelled ?? (line.section === "languages" || line.section === "skills" ? line : null);
    if (!part) continue;
    const named = languagesIn(part);
    // Among other skills a language stands alone with its level; "English literature" is something else.
    if (!labelled && line.section === "skills" && !(named.length && wholly(part))) continue;
    for (const [i, language] of named.entries()) {
      const told = part.low.slice(language.to, named[i + 1]?.from ?? part.text.length);
      const before = i === 0 ? part.low.slice(0, language.from) : "";
      const level = languageLevel(told) ?? languageLevel(before);
      if (found.some(({ name }) => name === language.name)) continue;
      found.push({
        name: language.name,
        level,
        span: { start: part.start + language.from, end: part.start + language.to },
      });
    }
  }
  return found;
}

function languagesIn(part: Fragment): { name: string; from: number; to: number }[] {
  return [...part.low.matchAll(/[a-z]+/g)].flatMap((word) => {
    const name = languageNamed(word[0]);
    return name ? [{ name, from: word.index, to: word.index + word[0].length }] : [];
  });
}

const besideLevels = worded("^({and}|{levelWords})¶");
const wholly = (part: Fragment) =>
  part.low
    .split(/[\s,;:|•()/-]+/)
    .filter((word) => word.length > 2)
    .every((word) => languageNamed(word) !== null || languageLevel(word) !== null || besideLevels.test(word));

import { english } from "./en/english";
import { listedNames, regex } from "./lists";
import { readings } from "./languages";
import type { Language } from "./language";

type HeadingKind = keyof Language["reading"]["headings"];
/** The kind of a CV section. "header" is everything before the first heading. */
export type SectionKind = "header" | HeadingKind;

/** If two kinds have the same heading, the first wins. */
const kindsInOrder = Object.keys(english.reading.headings) as HeadingKind[];
const kinds = new Map<string, SectionKind>();
for (const kind of kindsInOrder)
  for (const { headings } of readings)
    for (const name of listedNames(headings[kind])) if (!kinds.has(name)) kinds.set(name, kind);

const joins = regex("( )?(&|/|+|,|{and})( )?");

/** The kind of section a folded phrase announces, or null. "Skills & Languages" counts as its first part. */
export function sectionKind(phrase: string): SectionKind | null {
  const whole = kinds.get(phrase);
  if (whole) return whole;
  const parts = phrase.split(joins);
  if (parts.length < 2 || parts.length > 4) return null;
  const kindsOfParts = parts.map((part) => kinds.get(part));
  if (kindsOfParts.every(Boolean)) return kindsOfParts[0] ?? null;
  // "Career highlights and experience": one known part is enough if the phrase is short enough for a heading.
  return parts.length === 2 && phrase.length < 32 ? (kindsOfParts[0] ?? kindsOfParts[1] ?? null) : null;
}

import { english } from "./en/english";
import { listedNames, worded } from "./lists";
import { readings } from "./languages";
import type { Language } from "./language";

type HeadingKind = keyof Language["reading"]["headings"];
/** What a part of a CV holds. "header" is whatever comes before the first heading. */
export type SectionKind = "header" | HeadingKind;

/** Where two kinds claim a heading, the first has it. */
const kindsInOrder = Object.keys(english.reading.headings) as HeadingKind[];
const kinds = new Map<string, SectionKind>();
for (const kind of kindsInOrder)
  for (const { headings } of readings)
    for (const name of listedNames(headings[kind])) if (!kinds.has(name)) kinds.set(name, kind);

const joins = worded("( )?(&|/|+|,|{and})( )?");

/** The kind of section a folded phrase announces, or null. "Skills & Languages" is what its first part is. */
export function sectionKind(phrase: string): SectionKind | null {
  const whole = kinds.get(phrase);
  if (whole) return whole;
  const parts = phrase.split(joins);
  if (parts.length < 2 || parts.length > 4) return null;
  const kindsOfParts = parts.map((part) => kinds.get(part));
  if (kindsOfParts.every(Boolean)) return kindsOfParts[0] ?? null;
  // "Career highlights and experience": one part known is enough when the phrase is no longer than a heading.
  return parts.length === 2 && phrase.length < 32 ? (kindsOfParts[0] ?? kindsOfParts[1] ?? null) : null;
}

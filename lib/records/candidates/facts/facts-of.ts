import { cut } from "@/lib/reading/language/cut";
import { fold, onOneLine } from "@/lib/reading/language/letters";
import { foldMasks, type Span } from "@/lib/reading/language/mask";
import { languageCode, languageNamed, spokenLanguageNames } from "@/lib/reading/language/spoken-languages";
import { studiesIn } from "@/lib/reading/language/studies";
import type { AnonymousProfile, Profile } from "@/lib/reading/profile/profile";
import type { Reading } from "@/lib/reading/profile/reading";
import { stretchOf } from "@/lib/reading/profile/tenure";
import { countriesIn, keyOf, keysOf, rankIn, writtenRank } from "./keys";

/**
 * A fact of a CV: its keys (`keys.ts`), the line that shows it with identity masked, and the months of a role, counted
 * from year 0 and half open; `to` is null for a role still held.
 */
export type Fact = { keys: string[]; line: string; from?: number; to?: number | null };

const longest = 200;

/**
 * The facts of a CV that can be searched for.
 *
 * @param cv its text and profile without identity
 * @param location the place at the top of the CV, which identity masking removed
 */
export function factsOf(
  { text, profile }: { text: string; profile: AnonymousProfile },
  location: Profile["location"],
  { lines, places }: Pick<Reading, "lines" | "places">,
): Fact[] {
  const hasCompounds = profile.language !== "en";
  const shown = (passage: string) => cut(foldMasks(onOneLine(passage)).trim(), longest);
  const at = ({ start }: Span) => {
    const [from, to] = [text.lastIndexOf("\n", start - 1) + 1, text.indexOf("\n", start)];
    return shown(text.slice(from, to < 0 ? undefined : to));
  };
  const head = ({ start, end }: Span) => shown(text.slice(start, Math.min(end, start + longest)));
  const fact = (keys: string[], line: string) =>
    keys.length > 0 ? [{ keys: [...new Set(keys)], line }] : [];
  return [
    ...languagesOf(profile, lines).flatMap(({ keys, span, line }) =>
      fact(keys, span ? at(span) : shown(line)),
    ),
    ...profile.roles.map((role) => {
      const stretch = stretchOf(role, new Date());
      return {
        keys: [
          ...keysOf("title", role.title, hasCompounds),
          // Names of employers are compounds in CVs of any language.
          ...keysOf("employer", role.organization ?? "", true),
        ],
        line: head(role.span),
        ...(stretch && { from: stretch[0], to: role.current ? null : stretch[1] }),
      };
    }),
    ...profile.education.flatMap(({ title, level, span }) =>
      fact(
        [
          ...keysOf("field", title, hasCompounds),
          ...[...studiesIn(fold(title))].map((kind) => keyOf("field", `*${kind}`)),
          ...upTo("degree", level),
        ],
        head(span),
      ),
    ),
    ...profile.certificates.flatMap(({ name, span }) =>
      fact(keysOf("certificate", name, hasCompounds), at(span)),
    ),
    ...(location
      ? fact(
          [
            ...keysOf("place", location.value, false),
            ...countriesIn(location.value).map((code) => keyOf("place", `*${code}`)),
          ],
          location.value,
        )
      : []),
    ...conceptsByLine(places).flatMap(([number, keys]) => fact(keys, shown(lines[number]?.text ?? ""))),
  ];
}

/** A key for the rank and for each below it, so that "at least" is one lookup. */
const upTo = (kind: "degree" | "language", rank: number, of = "") =>
  Array.from({ length: rank }, (_, below) => keyOf(kind, `${of}${below + 1}`));

/** The languages that are named, and the one the CV is written in. */
function languagesOf({ languages, language }: AnonymousProfile, lines: Reading["lines"]) {
  const written = [...spokenLanguageNames.keys()].find((name) => languageCode(name) === language);
  const named = languages.map(({ name, level, span }) => ({
    name: languageNamed(fold(name)) ?? name,
    rank: rankIn(level ?? ""),
    span,
  }));
  const sample = lines.reduce((most, { text }) => (text.length > most.length ? text : most), "");
  const isNamed = named.some(({ name }) => name === written);
  const all = written && !isNamed ? [...named, { name: written, rank: 0, span: null }] : named;
  return all.map(({ name, rank, span }) => ({
    keys: [
      keyOf("language", name),
      ...upTo("language", rank || (name === written ? writtenRank : 0), `${name}:`),
    ],
    span,
    line: sample,
  }));
}

/** Each concept with the first line that names it, by line. */
function conceptsByLine(places: Reading["places"]): [number, string[]][] {
  const byLine = new Map<number, string[]>();
  for (const [key, [first = -1]] of places)
    if (key.startsWith("@") && first >= 0)
      byLine.set(first, [...(byLine.get(first) ?? []), keyOf("anywhere", key)]);
  return [...byLine];
}

import { wordWeight, type Word, readWords } from "@/lib/reading/language/words";
import { type Mention, findConcepts } from "@/lib/reading/language/concepts";
import { deniedWords } from "@/lib/reading/language/denied";
import type { Line } from "@/lib/reading/language/line";
import type { Span } from "@/lib/reading/language/mask";
import { memoize } from "@/lib/reading/language/memoize";
import {
  type ClaimedRole,
  type DatedRole,
  readClaimedRoles,
  readRoles,
  withoutEmployer,
} from "./dated-roles";
import type { AnonymousProfile } from "./profile";

/** What a person wrote, to be read. */
export type Readable = {
  text: string;
  answers: readonly { text: string }[];
  /** Spans point into `text`. */
  profile: AnonymousProfile;
  /** The day the document was received, "2026-03-31": current roles count up to it. */
  asOf: string;
  /** Passages of `text` copied from the job description: a skill there is only mentioned, not shown in work. */
  repeats?: Span[];
};

/** A CV and its answers parsed once for judging many criteria or jobs. */
export type Reading = {
  lines: Line[];
  roles: DatedRole[];
  claimed: ClaimedRole[];
  /** The occupation stated at the top of the document; null without a headline. */
  headline: { text: string; line: number } | null;
  /** The lines that contain each word or concept: ascending line numbers, each once. */
  places: Map<string, number[]>;
  /** The same for denied words: "no experience with …". */
  denials: Map<string, number[]>;
  /** ISO 639-1 code of the language the document is written in. */
  language: string;
};

/** Most lines stored for a word: more add no information. */
const mostPlaces = 60;

function place(map: Map<string, number[]>, key: string, line: number) {
  const at = map.get(key);
  if (!at) map.set(key, [line]);
  else if (at.at(-1) !== line && at.length < mostPlaces) at.push(line);
}

/** Words inside a concept's name that mean little alone: "quality control" is not the control of machines. */
function wordsInside(words: Word[], mentions: Mention[]): Set<number> {
  const inside = new Set<number>();
  for (const { from, to } of mentions) {
    if (to - from < 2) continue;
    for (let at = from; at < to; at++) if (wordWeight(words[at]?.key ?? "") < 1) inside.add(at);
  }
  return inside;
}

/**
 * Parses a CV and its answers; cached for the object's lifetime. Current roles end at `asOf`, not today, so that the
 * same CV is judged the same on any day.
 */
export const readingOf = memoize((cv: Readable): Reading => {
  const { lines, roles } = readRoles(cv);
  const { language, headline: stated } = cv.profile;
  const places = new Map<string, number[]>();
  const denials = new Map<string, number[]>();
  for (const [number, line] of lines.entries()) {
    const words = readWords(withoutEmployer(line, roles[line.role]?.employer));
    const denied = deniedWords(line.low, words);
    const mentions = findConcepts(words);
    const inside = wordsInside(words, mentions);
    for (const [at, { key }] of words.entries()) {
      if (inside.has(at)) continue;
      if (denied?.[at] && denied[at] !== "denied") continue;
      place(denied?.[at] ? denials : places, key, number);
    }
    for (const { concept, from, to } of mentions) {
      // "Without supervision" is a concept that starts with the denial: only a denial before it counts.
      const unsaid = denied?.[from] && denied[to - 1];
      if (unsaid === "not their own") continue;
      // "Clinical trials" means itself; a "drug trial" is no trial in court.
      if (unsaid === "another sense" && to - from < 2) continue;
      const into = unsaid === "denied" ? denials : places;
      place(into, concept.key, number);
      if (into === denials) continue;
      // The title "account manager" does not show selling, but "ASP.NET Developer" shows .NET.
      for (const general of concept.implies)
        if (!line.head || general.tool) place(places, general.key, number);
    }
  }
  const claimed = readClaimedRoles(lines);
  const headline = stated && {
    text: stated.value,
    line: lines.findIndex(({ start, end }) => start >= 0 && end > stated.span.start),
  };
  return { lines, roles, claimed, headline, places, denials, language };
});

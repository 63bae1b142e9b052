import type { Dossier } from "../../judging";
import { wordWeight, type Word, readWords } from "@/lib/language/words";
import { type Mention, findConcepts } from "@/lib/language/concepts";
import { findActs } from "@/lib/language/acts";
import { deniedWords } from "@/lib/language/denied";
import type { Line } from "./lines";
import { type ClaimedRole, type DatedRole, readClaimedRoles, readRoles, withoutEmployer } from "./roles";

/** A dossier read once, so that judging many criteria or many jobs repeats no work. */
export type Reading = {
  lines: Line[];
  roles: DatedRole[];
  claimed: ClaimedRole[];
  /** What the person calls their work at the top of the document; null without a headline. */
  headline: { text: string; line: number } | null;
  /** Where each word or concept stands: line numbers, ascending, each once. */
  places: Map<string, number[]>;
  /** The same for what a line denies: "no experience with …". */
  denials: Map<string, number[]>;
  /** ISO 639-1 code of the language the document is written in. */
  language: string;
};

/** More places than this say nothing new about a word. */
const mostPlaces = 60;

function place(map: Map<string, number[]>, key: string, line: number) {
  const at = map.get(key);
  if (!at) map.set(key, [line]);
  else if (at.at(-1) !== line && at.length < mostPlaces) at.push(line);
}

/** A line of more words than this is no sentence of work. */
const longestTold = 150;

/** Words inside the name of a known thing that say little alone: "quality control" is not the control of machines. */
function wordsInside(words: Word[], mentions: Mention[]): Set<number> {
  const inside = new Set<number>();
  for (const { from, to } of mentions) {
    if (to - from < 2) continue;
    for (let at = from; at < to; at++) if (wordWeight(words[at]?.key ?? "") < 1) inside.add(at);
  }
  return inside;
}

/** Reads a dossier's text and answers. Roles that still run end at `asOf`. */
export function readDossier(dossier: Omit<Dossier, "asOf">, asOf: Date): Reading {
  const { lines, roles } = readRoles(dossier, asOf);
  const { language } = dossier.profile;
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
      // "Without supervision" is a concept that begins with the denial: it is denied only from its first word on.
      const unsaid = denied?.[from] && denied[to - 1];
      if (unsaid === "not their own") continue;
      // "Clinical trials" are what they are called; a "drug trial" is no trial before a court.
      if (unsaid === "another sense" && to - from < 2) continue;
      const into = unsaid === "denied" ? denials : places;
      place(into, concept.key, number);
      if (into === denials) continue;
      // An account manager's title is no account of selling, but "ASP.NET Developer" is one of .NET.
      for (const general of concept.implies)
        if (!line.head || general.tool) place(places, general.key, number);
    }
    if (line.head || line.section === "education" || words.length > longestTold) continue;
    for (const { concept, words: own } of findActs(line.low, words, language)) {
      if (own.some((at) => denied?.[at])) continue;
      for (const shown of [concept, ...concept.implies]) place(places, shown.key, number);
    }
  }
  const claimed = readClaimedRoles(lines);
  const { headline: stated } = dossier.profile;
  const headline = stated && {
    text: stated.value,
    line: lines.findIndex(({ start, text }) => start >= 0 && start + text.length > stated.span.start),
  };
  return { lines, roles, claimed, headline, places, denials, language };
}

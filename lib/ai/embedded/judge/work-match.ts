import { memoize } from "@/lib/language/memoize";
import type { Line } from "@/lib/language/line";
import { type Term, totalWeight } from "@/lib/language/terms";
import { yearsOf } from "@/lib/profile/dated-roles";
import type { Reading } from "@/lib/profile/reading";
import type { Prepared, Work } from "./prepare";
import { matchOf } from "./tenure";
import { titleNearness } from "./title-match";

/** A duty with the line that shows most of it and the share shown, 0 to 1; `line` is -1 without any. */
export type ShownDuty = { text: string; share: number; line: number };

export type WorkMatch = {
  /** How well the documents match the work, 0 to 1. */
  degree: number;
  /** Years in dated roles near the work, and half of those in related ones. Overlaps merged. */
  years: number;
  /** The document's words for the roles that count, the nearest first. */
  heads: string[];
  duties: ShownDuty[];
};

/** From this degree on a role's years count in full, and from half of it half. */
const nearRole = 0.5;
/** From this share on a line shows a duty. */
export const dutyShown = 0.5;
/** Factor for the title of a role that only the job's own words describe. */
const retoldFactor = 0.75;
/** A word that occurs this often gets half of its weight. */
const halfSaid = 1.2;
/** Employers choose titles freely: the same title is half of a match. Nobody repeats a job's words: two thirds are all. */
const titleWorth = 0.5;
const wordsWorth = 1.5;

/** How well words and a title match, 0 to 1. */
const degreeOf = (words: number, title: number) => Math.min(1, wordsWorth * words + titleWorth * title);

type Where = (line: Line) => boolean;
const atWork: Where = ({ role, section }) => role >= 0 || section === "experience";
const anywhere: Where = () => true;

/** The share of the words' weight that lines contain: each further occurrence adds less. */
function shareSaid(reading: Reading, words: readonly Term[], where: Where): number {
  let [said, whole] = [0, 0];
  for (const { key, weight } of words) {
    whole += weight;
    const times = placesOf(reading, key).filter((number) => {
      const line = reading.lines[number]!;
      return !line.repeats && where(line);
    }).length;
    said += (weight * times) / (times + halfSaid);
  }
  return whole > 0 ? said / whole : 0;
}

/** Letters that the forms of a word share at least, and how many it may have of its own at most. */
const shortestShared = 5;
const longestEnding = 3;

/** The words of a document by their first letters. */
const families = memoize(({ places }: Reading): Map<string, string[]> => {
  const byStart = new Map<string, string[]>();
  for (const key of places.keys()) {
    if (key.length < shortestShared || key.startsWith("@")) continue;
    const start = key.slice(0, shortestShared);
    const kin = byStart.get(start);
    if (kin) kin.push(key);
    else byStart.set(start, [key]);
  }
  return byStart;
});

/** Whether two words with the same first letters are likely forms of one: "signaller" and "signalman". */
function areForms(a: string, b: string): boolean {
  let shared = shortestShared;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return Math.max(a.length, b.length) - shared <= longestEnding;
}

/** The lines with a word or a form of it. */
function placesOf(reading: Reading, key: string): number[] {
  const own = reading.places.get(key) ?? [];
  const kin = (families(reading).get(key.slice(0, shortestShared)) ?? []).filter(
    (other) => other !== key && areForms(key, other),
  );
  return kin.length ? [...new Set([...own, ...kin.flatMap((other) => reading.places.get(other)!)])] : own;
}

/** Each duty with the line that shows most of it; the first of equal lines wins. */
const bestLines = (reading: Reading, duties: Work["duties"], where: Where): ShownDuty[] =>
  duties.map(({ text, terms }) => {
    const weights = new Map<number, number>();
    for (const { key, weight } of terms)
      for (const line of placesOf(reading, key)) weights.set(line, (weights.get(line) ?? 0) + weight);
    const best: ShownDuty = { text, share: 0, line: -1 };
    for (const [number, weight] of [...weights].toSorted(([a], [b]) => a - b)) {
      const line = reading.lines[number]!;
      const share = weight / totalWeight(terms);
      if (share > best.share && !line.head && !line.repeats && where(line))
        Object.assign(best, { share, line: number });
    }
    return best;
  });

/**
 * How well the documents match the required work: by how many of the job's words (of this criterion and of `others`,
 * the scorecard's other criteria) they say, and by the titles of the roles. What stands outside work (the headline, a
 * profile, lists) adds only as far as the work itself matches. Documents in another language are compared only by the
 * concepts of this criterion.
 */
export function matchWork(reading: Reading, prepared: Prepared, others: readonly Term[]): WorkMatch {
  const { roles, headline, language } = reading;
  const { work } = prepared;
  const isForeign = isInOtherWords(reading, work);
  const own = isForeign ? work.words.filter(({ key }) => key.startsWith("@")) : work.words;
  const words = isForeign ? own : [...own, ...others];
  const titles = roles.map((role) => {
    const near = titleNearness(work.titles, role.title, language);
    return (
      Math.max(near, isForeign ? matchOf(role, prepared, reading) : 0) * (role.retold ? retoldFactor : 1)
    );
  });
  const end = Math.max(...roles.map(({ stretch }) => stretch[1]));
  const best = Math.max(0, ...titles);
  const latest = Math.max(0, ...titles.filter((_, at) => roles[at]!.stretch[1] === end));
  const held = (2 * latest + best) / 3;
  const named = headline ? titleNearness(work.titles, headline.text, language) : held;
  const shown = degreeOf(shareSaid(reading, words, atWork), held);
  const claimed = degreeOf(shareSaid(reading, words, anywhere), (3 * held + named) / 4);
  const ranked = roles
    .map((role, at) => {
      const index = reading.lines[role.line]?.role ?? at;
      return {
        role,
        near: degreeOf(
          shareSaid(reading, own, (line) => line.role === index),
          titles[at]!,
        ),
      };
    })
    .toSorted((a, b) => b.near - a.near);
  const from = (least: number) => ranked.filter(({ near }) => near >= least).map(({ role }) => role);
  const [inFull, inPart] = [yearsOf(from(nearRole)), yearsOf(from(nearRole / 2))];
  return {
    degree: shown + Math.max(0, claimed - shown) * shown,
    years: inFull + (inPart - inFull) / 2,
    heads: [...new Set(from(nearRole / 2).flatMap(({ quotes }) => quotes))],
    duties: bestLines(reading, work.duties, atWork),
  };
}

/** The language of a shorter text is uncertain. */
const shortestForeign = 500;

const isInOtherWords = ({ language, lines }: Reading, work: Work) =>
  language !== null &&
  language !== work.language &&
  lines.reduce((sum, { text }) => sum + text.length, 0) >= shortestForeign;

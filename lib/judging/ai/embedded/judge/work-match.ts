import { memoize } from "@/lib/reading/language/memoize";
import type { Line } from "@/lib/reading/language/line";
import { type Term, totalWeight } from "@/lib/reading/language/terms";
import { type DatedRole, yearsOf } from "@/lib/reading/profile/dated-roles";
import type { Reading } from "@/lib/reading/profile/reading";
import { weightByLine } from "./find-phrase";
import type { Prepared, Work } from "./prepare";
import { matchOf } from "./tenure";
import { areForms, otherHead, sharesHead, titleNearness } from "./title-match";

/** A duty with the line that shows most of it and the share shown, 0 to 1; `line` is -1 without any. */
export type ShownDuty = { text: string; share: number; line: number };

export type WorkMatch = {
  /** How well the documents match the work, 0 to 1: by words and titles of work, and by what stands outside work. */
  degree: number;
  parts: [words: number, titles: number, outside: number];
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
/** In a text of the usual length a word that occurs this often gets half of its weight: Okapi BM25's constants. */
const halfSaid = 1.2;
const lengthShare = 0.75;
/** Characters of work in a usual CV. */
const usualLength = 3_000;
/** The same title is half of a match, since employers choose titles freely; two thirds of the words are all of it. */
const titleWorth = 0.5;
const wordsWorth = 1.5;
const worthOf = (said: number, title: number) => Math.min(1, wordsWorth * said + titleWorth * title);

type Where = (line: Line) => boolean;
const atWork: Where = ({ role, section }) => role >= 0 || section === "experience";
const anywhere: Where = () => true;

type Said = { weight: number; lines: Line[] };

/** Each word with the lines that say it; of a role's head only the title counts: an employer's name is not its work. */
const saidOf = (reading: Reading, words: readonly Term[]): Said[] =>
  words.map(({ key, weight }) => {
    const isSaid = ({ head, role, repeats }: Line) =>
      !repeats && (!head || reading.roles[role]!.terms.some((term) => areForms(key, term.key)));
    return {
      weight,
      lines: placesOf(reading, key)
        .map((number) => reading.lines[number]!)
        .filter(isSaid),
    };
  });

/** The share of the words' weight that lines say: each further occurrence adds less, in a long text still less. */
function shareOf(words: Said[], where: Where, length = usualLength): number {
  const half = halfSaid * Math.max(1, 1 - lengthShare + (lengthShare * length) / usualLength);
  let [said, whole] = [0, Number.EPSILON];
  for (const { weight, lines } of words) {
    const times = lines.filter(where).length;
    said += (weight * times) / (times + half);
    whole += weight;
  }
  return said / whole;
}

/** The forms of a word share this many letters at least. */
const sharedStart = 5;

/** The words of a document by their first letters. */
const families = memoize(({ places }: Reading) =>
  Map.groupBy(places.keys(), (key) => (key.startsWith("@") ? "" : key.slice(0, sharedStart))),
);

/** The lines with a word or a form of it. */
function placesOf(reading: Reading, key: string): number[] {
  const own = reading.places.get(key) ?? [];
  const kin = (families(reading).get(key.slice(0, sharedStart)) ?? []).filter(
    (other) => other !== key && areForms(key, other),
  );
  return kin.length ? [...new Set([...own, ...kin.flatMap((other) => reading.places.get(other)!)])] : own;
}

/** Each duty with the line of work that shows most of it; the first of equal lines wins. */
const bestLines = (reading: Reading, duties: Work["duties"]): ShownDuty[] =>
  duties.map(({ text, terms }) => {
    const best: ShownDuty = { text, share: 0, line: -1 };
    for (const [number, weight] of weightByLine(reading, terms)) {
      const line = reading.lines[number]!;
      const share = weight / totalWeight(terms);
      if (share > best.share && !line.head && !line.repeats && atWork(line))
        Object.assign(best, { share, line: number });
    }
    return best;
  });

/**
 * How well the documents match the required work: by how many of the job's words they say, and by the titles of the
 * roles. What stands outside work (the headline, a profile, lists) adds only as far as the work itself matches.
 * Documents in another language are compared only by the concepts of this criterion.
 */
export function matchWork(reading: Reading, prepared: Prepared): WorkMatch {
  const { roles, headline, language } = reading;
  const { work } = prepared;
  const isForeign = isInOtherWords(reading, work);

  const lengthOf = (where: Where) =>
    reading.lines.reduce((sum, line) => sum + (where(line) ? line.text.length : 0), 0);
  const isCompared = ({ key }: Term) => !isForeign || key.startsWith("@");
  const own = saidOf(reading, work.words.filter(isCompared));
  const words = isForeign ? own : [...own, ...saidOf(reading, work.beside)];
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
  const said = shareOf(words, atWork, lengthOf(atWork));
  const [inWords, shown] = [worthOf(said, 0), worthOf(said, held)];
  const claimed = worthOf(shareOf(words, anywhere, (lengthOf(anywhere) * 2) / 3), (3 * held + named) / 4);
  const nearness = (role: DatedRole, at: number) => {
    const index = reading.lines[role.line]?.role ?? at;
    const said = shareOf(own, (line) => line.role === index);
    if (sharesHead(work.titles, role.title, language)) return { role, near: worthOf(said, titles[at]!) };
    // A title with another head counts only beside work that was described: it may say no more than where that was.
    const isDescribed = shareOf(own, (line) => line.role === index && !line.head) > 0;
    return { role, near: isDescribed ? worthOf(said, titles[at]! * otherHead) : 0 };
  };
  const ranked = roles.map(nearness).toSorted((a, b) => b.near - a.near);
  const from = (least: number) => ranked.filter(({ near }) => near >= least).map(({ role }) => role);
  const [inFull, inPart] = [yearsOf(from(nearRole)), yearsOf(from(nearRole / 2))];
  const outside = Math.max(0, claimed - shown) * shown;
  return {
    degree: shown + outside,
    parts: [inWords, shown - inWords, outside],
    years: inFull + (inPart - inFull) / 2,
    heads: [...new Set(from(nearRole / 2).flatMap(({ quotes }) => quotes))],
    duties: bestLines(reading, work.duties),
  };
}

/** The language of a shorter text is uncertain. */
const shortestForeign = 500;

const isInOtherWords = ({ language, lines }: Reading, work: Work) =>
  language !== null &&
  language !== work.language &&
  lines.reduce((sum, { text }) => sum + text.length, 0) >= shortestForeign;

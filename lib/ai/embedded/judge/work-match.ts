import { occupationsIn } from "@/lib/language/job-title";
import { type Term, termsOf, totalWeight, weightIn } from "@/lib/language/terms";
import { wordWeight, readWords } from "@/lib/language/words";
import type { Reading } from "../reading/reading";
import { saidByLine } from "./find-phrase";

/** What the work that is asked for consists of. */
export type Work = {
  /** Each of the occupations asked for, as the words of its title. */
  titles: Term[][];
  /** What the occupations are about, as known things and words. */
  field: Term[];
  duties: { text: string; terms: Term[] }[];
  /** ISO 639-1 code of the language it is described in. */
  language: string;
};

/** A duty with the line that shows most of it and how much: 0 to 1; `line` is -1 where none does. */
export type ShownDuty = { text: string; share: number; line: number };

export type WorkMatch = {
  /** How far the documents show work like this, 0 to 1, from the mean of title, field and duties. */
  degree: number;
  /** The line that names the title: the head of a role, else the headline; -1 without any. */
  titleLine: number;
  duties: ShownDuty[];
};

/** What the latest role, the role that comes nearest and the headline say of somebody's occupation. */
const worth = { latest: 0.5, best: 0.25, headline: 0.25 };
/** A line outside dated work claims what dated work shows. */
const claimedLine = 0.75;
/** From this share on a line shows a duty. */
export const dutyShown = 0.5;
/** The mean of title, field and duties at which nothing is left to be shown: nobody says a job word for word. */
const all = 0.6;
/** A word said this often is half of what it would be if every line said it. */
const halfSaid = 1.2;

/** The most that a title has in common with one of the occupations asked for, as a share of the occupation's words. */
function titleShare(titles: Term[][], title: string): number {
  const keys = new Set(readWords(title).map(({ key }) => key));
  return Math.max(
    0,
    ...titles.map((terms) => weightIn(terms, keys) / Math.max(totalWeight(terms), Number.EPSILON)),
  );
}

/** Occupation by occupation, the words that a title is compared by: as they are written, since it names no skill. */
export const occupationTerms = (titles: string[]): Term[][] =>
  [...new Set(titles.flatMap(occupationsIn))]
    .map((title) => [...new Set(readWords(title).map(({ key }) => key))])
    .map((keys) => keys.map((key) => ({ key, weight: wordWeight(key) })).filter(({ weight }) => weight > 0))
    .filter((terms) => terms.length > 0);

/** The latest roles are those that still run, or else ended last. Without a headline it is the latest role's title. */
function matchTitle({ roles, headline }: Reading, titles: Term[][]): { share: number; line: number } {
  const end = Math.max(...roles.map(({ stretch }) => stretch[1]));
  const shares = roles.map((role) => titleShare(titles, role.title) * (role.retold ? claimedLine : 1));
  const best = Math.max(0, ...shares);
  const line = best > 0 ? roles[shares.indexOf(best)]!.line : -1;
  const latest = Math.max(0, ...shares.filter((_, i) => roles[i]!.stretch[1] === end));
  const named = headline ? titleShare(titles, headline.text) : latest;
  return {
    share: worth.latest * latest + worth.best * best + worth.headline * named,
    line: line < 0 && named > 0 ? (headline?.line ?? -1) : line,
  };
}

/** How often the documents say what the occupations are about: each further time adds less. */
function matchField(reading: Reading, field: Term[]): number {
  const words = new Map(field.map(({ key, weight }) => [key, weight]));
  let [covered, whole] = [0, 0];
  for (const [key, weight] of words) {
    let times = 0;
    for (const number of reading.places.get(key) ?? []) {
      const line = reading.lines[number];
      if (line && !line.repeats) times += line.role >= 0 ? 1 : claimedLine;
    }
    covered += (weight * times) / (times + halfSaid);
    whole += weight;
  }
  return whole > 0 ? covered / whole : 0;
}

/** Each duty with the line that shows most of it. The first of equal lines wins. */
const matchDuties = (reading: Reading, duties: Work["duties"]) =>
  duties.map(({ text, terms }) => {
    const best: ShownDuty = { text, share: 0, line: -1 };
    for (const [line, weight] of saidByLine(reading, terms)) {
      const at = reading.lines[line]!;
      if (at.repeats) continue;
      const share = (weight / totalWeight(terms)) * (at.role >= 0 && !at.head ? 1 : claimedLine);
      if (share > best.share) Object.assign(best, { share, line });
    }
    return best;
  });

/**
 * How far the documents show work like the one that is asked for: its title, its field and its duties. Of documents in
 * another language only known things can be compared: what they say of the role, which is worked out beside the years.
 */
export function matchWork(reading: Reading, work: Work, role: number): WorkMatch {
  const title = matchTitle(reading, work.titles);
  const duties = matchDuties(reading, work.duties);
  const field = matchField(reading, work.field);
  const done = duties.reduce((sum, { share }) => sum + share, 0) / Math.max(1, duties.length);
  // What somebody did in another language says none of the duties' words.
  const parts = isForeign(reading, work) ? [role, field] : [title.share, field, done];
  const degree = Math.min(1, parts.reduce((sum, part) => sum + part, 0) / parts.length / all);
  return { degree, titleLine: title.line, duties };
}

/** A shorter text does not tell for sure which language it is written in. */
const shortestForeign = 500;

const isForeign = ({ language, lines }: Reading, work: Work) =>
  language !== work.language && lines.reduce((sum, { text }) => sum + text.length, 0) >= shortestForeign;

/** The lines of a description that begin with a bullet: what the work consists of, one duty each. */
export const dutiesIn = (description: string): Work["duties"] =>
  description
    .split("\n")
    .flatMap((line) => /^\s*[-–•*]\s+(.+)$/u.exec(line)?.[1]?.trim() ?? [])
    .map((text) => ({ text, terms: termsOf(text) }))
    .filter(({ terms }) => terms.length > 0);

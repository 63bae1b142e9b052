import { occupationsIn } from "@/lib/language/job-title";
import { type Term, termsOf, totalWeight, weightIn } from "@/lib/language/terms";
import { stemsIn, wordWeight } from "@/lib/language/words";
import type { Reading } from "@/lib/profile/reading";
import { weightByLine } from "./find-phrase";

/** The required work. */
export type Work = {
  /** Each required occupation as the words of its title. */
  titles: Term[][];
  /** The field of the occupations, as concepts and words. */
  field: Term[];
  duties: { text: string; terms: Term[] }[];
  /** ISO 639-1 code of the language of the description. */
  language: string;
};

/** A duty with the line that shows most of it and the share shown, 0 to 1; `line` is -1 without any. */
export type ShownDuty = { text: string; share: number; line: number };

export type WorkMatch = {
  /** How well the documents match the work, 0 to 1, from the mean of title, field and duties. */
  degree: number;
  /** The line that names the title: the head of a role, else the headline; -1 without any. */
  titleLine: number;
  duties: ShownDuty[];
};

/** Weights of the latest role, the best matching role and the headline in the title's match. */
const worth = { latest: 0.5, best: 0.25, headline: 0.25 };
/** Factor for lines outside dated work: they claim, they do not show. */
const claimedLine = 0.75;
/** From this share on a line shows a duty. */
export const dutyShown = 0.5;
/** The mean of title, field and duties that counts as a full match: nobody repeats a job word for word. */
const all = 0.6;
/** A word that occurs this often gets half of its weight. */
const halfSaid = 1.2;

/** The largest share of an occupation's words that a title contains. */
function titleShare(titles: Term[][], title: string): number {
  const keys = stemsIn(title);
  return Math.max(
    0,
    ...titles.map((terms) => weightIn(terms, keys) / Math.max(totalWeight(terms), Number.EPSILON)),
  );
}

/** The words of each occupation to compare titles by; words, not concepts, since a title names no skill. */
export const occupationTerms = (titles: string[]): Term[][] =>
  [...new Set(titles.flatMap(occupationsIn))]
    .map((title) => [...stemsIn(title)])
    .map((keys) => keys.map((key) => ({ key, weight: wordWeight(key) })).filter(({ weight }) => weight > 0))
    .filter((terms) => terms.length > 0);

/** Matches the title. The latest roles are those that end last; they replace a missing headline. */
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

/** Matches the field by how often its words occur in the documents: each further occurrence adds less. */
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
    for (const [line, weight] of weightByLine(reading, terms)) {
      const at = reading.lines[line]!;
      if (at.repeats) continue;
      const share = (weight / totalWeight(terms)) * (at.role >= 0 && !at.head ? 1 : claimedLine);
      if (share > best.share) Object.assign(best, { share, line });
    }
    return best;
  });

/**
 * How well the documents match the required work by title, field and duties. Documents in another language are
 * compared only by concepts: by field and by `role`, the match of the roles that is computed with the years.
 */
export function matchWork(reading: Reading, work: Work, role: number): WorkMatch {
  const title = matchTitle(reading, work.titles);
  const duties = matchDuties(reading, work.duties);
  const field = matchField(reading, work.field);
  const done = duties.reduce((sum, { share }) => sum + share, 0) / Math.max(1, duties.length);
  // Work described in another language contains none of the duties' words.
  const parts = isForeign(reading, work) ? [role, field] : [title.share, field, done];
  const degree = Math.min(1, parts.reduce((sum, part) => sum + part, 0) / parts.length / all);
  return { degree, titleLine: title.line, duties };
}

/** The language of a shorter text is uncertain. */
const shortestForeign = 500;

const isForeign = ({ language, lines }: Reading, work: Work) =>
  language !== null &&
  language !== work.language &&
  lines.reduce((sum, { text }) => sum + text.length, 0) >= shortestForeign;

/** The duties in a description: its lines that begin with a bullet. */
export const dutiesIn = (description: string): Work["duties"] =>
  description
    .split("\n")
    .flatMap((line) => /^\s*[-–•*]\s+(\S.*)$/u.exec(line)?.[1]?.trim() ?? [])
    .map((text) => ({ text, terms: termsOf(text) }))
    .filter(({ terms }) => terms.length > 0);

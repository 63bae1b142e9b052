import { memoize } from "@/lib/language/memoize";
import { type Term, termsOf, totalWeight } from "@/lib/language/terms";
import { yearsOf } from "@/lib/profile/dated-roles";
import type { Reading } from "@/lib/profile/reading";
import { shortestShared, type Occupation, titleNearness } from "./title-match";

/** The required work. */
export type Work = {
  titles: Occupation[];
  /** The field of the occupations, as concepts and words. */
  field: Term[];
  duties: { text: string; terms: Term[] }[];
  /** ISO 639-1 code of the language of titles and duties; null if they are too short to tell. */
  language: string | null;
};

/** A duty with the line of dated work that shows most of it and the share shown, 0 to 1; `line` is -1 without any. */
export type ShownDuty = { text: string; share: number; line: number };

export type WorkMatch = {
  /** How well the documents match the work, 0 to 1, from the mean of title, field and duties. */
  degree: number;
  /** The line that names the title: the head of a role, else the headline; -1 without any. */
  titleLine: number;
  /** Years in dated roles that are near the work, overlaps merged. */
  years: number;
  duties: ShownDuty[];
};

/** From this degree on a role's years count. */
const nearRole = 0.5;
/** From this share on a line shows a duty. */
export const dutyShown = 0.5;
/** Factor for a role that only the job's own words describe. */
const retoldFactor = 0.75;
/** The mean of title, field and duties that counts as a full match: nobody repeats a job word for word. */
const all = 0.7;
/** A word that occurs this often gets half of its weight. */
const halfSaid = 1.2;

/** Weights of title, field and duties: duties say more than a title, which employers choose freely. */
const partWeights = { title: 0.25, field: 1, duties: 1 };

/** How much of the work a part of a document matches: by title, field and duties, each 0 to 1. */
type Parts = Record<keyof typeof partWeights, number>;

/** The degree of a match, 0 to 1; work that lists no duties is compared without. */
function degreeOf(parts: Parts, { duties }: Work): number {
  const kinds = (["title", "field", "duties"] as const).filter(
    (kind) => kind !== "duties" || duties.length > 0,
  );
  const weight = kinds.reduce((sum, kind) => sum + partWeights[kind], 0);
  return Math.min(1, kinds.reduce((sum, kind) => sum + partWeights[kind] * parts[kind], 0) / weight / all);
}

const mean = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);

/** Which lines of a document are compared: those of one dated role, of all, or every line. */
type Where = number | "dated" | "anywhere";

const isIn =
  ({ lines }: Reading, where: Where) =>
  (number: number) => {
    const { role, repeats, bare } = lines[number]!;
    return !repeats && !bare && (where === "anywhere" || (where === "dated" ? role >= 0 : role === where));
  };

/** Matches the field by how often its words occur: each further occurrence adds less. */
function matchField(reading: Reading, { field }: Work, where: Where): number {
  const words = new Map(field.map(({ key, weight }) => [key, weight]));
  let [covered, whole] = [0, 0];
  for (const [key, weight] of words) {
    const times = placesOf(reading, key).filter(isIn(reading, where)).length;
    covered += (weight * times) / (times + halfSaid);
    whole += weight;
  }
  return whole > 0 ? covered / whole : 0;
}

/** Each duty with the line that shows most of it; the first of equal lines wins. */
const bestLines = (reading: Reading, duties: Said[], where: Where): ShownDuty[] => {
  const counts = isIn(reading, where);
  return duties.map(({ text, lines }) => {
    const best: ShownDuty = { text, share: 0, line: -1 };
    for (const [line, share] of lines)
      if (share > best.share && counts(line)) Object.assign(best, { share, line });
    return best;
  });
};

/** A duty with the share of it on each line that is no role's head. */
type Said = { text: string; lines: [line: number, share: number][] };

const saidOf = (reading: Reading, { text, terms }: Work["duties"][number]): Said => ({
  text,
  lines: weightOnLines(reading, terms)
    .filter(([line]) => !reading.lines[line]!.head)
    .map(([line, weight]) => [line, weight / totalWeight(terms)]),
});

/**
 * How well the documents match the required work by title, field and duties. What stands outside dated work (the
 * headline, a profile, lists) adds as much as the dated work matches. Documents in another language are compared only
 * by concepts: by field and by `role`, the match of the roles that is computed with the years.
 */
export function matchWork(reading: Reading, work: Work, role: number): WorkMatch {
  const { roles, headline, language } = reading;
  const titles = roles.map(({ title, retold }) => {
    const near = titleNearness(work.titles, title, language);
    return retold ? near * retoldFactor : near;
  });
  const end = Math.max(...roles.map(({ stretch }) => stretch[1]));
  const best = Math.max(0, ...titles);
  const latest = Math.max(0, ...titles.filter((_, at) => roles[at]!.stretch[1] === end));
  const title = (2 * latest + best) / 3;
  const named = headline ? titleNearness(work.titles, headline.text, language) : title;
  const said = work.duties.map((duty) => saidOf(reading, duty));
  const duties = bestLines(reading, said, "dated");
  const isForeign = isInOtherWords(reading, work);
  const compare = (where: Where, title: number, shown: ShownDuty[]) => {
    const field = matchField(reading, work, where);
    // Work described in another language contains none of the duties' words.
    if (isForeign) return Math.min(1, (role + field) / 2 / all);
    return degreeOf({ title, field, duties: mean(shown.map(({ share }) => share)) }, work);
  };
  const dated = compare("dated", title, duties);
  const claimed = compare("anywhere", (3 * title + named) / 4, bestLines(reading, said, "anywhere"));
  const near = roles.map(({ line }, at) => {
    const own = reading.lines[line]?.role ?? at;
    return compare(own, titles[at]!, bestLines(reading, said, own));
  });
  return {
    degree: dated + Math.max(0, claimed - dated) * dated,
    years: yearsOf(roles.filter((_, at) => near[at]! >= nearRole)),
    titleLine: best > 0 ? roles[titles.indexOf(best)]!.line : named > 0 ? (headline?.line ?? -1) : -1,
    duties,
  };
}

/** The words of a document by their first letters. */
const families = memoize(({ places }: Reading): Map<string, string[]> => {
  const byStart = new Map<string, string[]>();
  for (const key of places.keys()) {
    const start = key.slice(0, shortestShared);
    if (start.length === shortestShared && !start.startsWith("@"))
      byStart.set(start, [...(byStart.get(start) ?? []), key]);
  }
  return byStart;
});

/** The lines with a word or, in languages that the stems are not made for, with a form or compound of it. */
function placesOf(reading: Reading, key: string): number[] {
  const own = reading.places.get(key) ?? [];
  if (reading.language === "en" || key.startsWith("@")) return own;
  const kin = families(reading).get(key.slice(0, shortestShared)) ?? [];
  const lines = kin.flatMap((other) => reading.places.get(other) ?? []);
  return lines.length ? [...new Set([...own, ...lines])].toSorted((a, b) => a - b) : own;
}

function weightOnLines(reading: Reading, terms: Term[]): [line: number, weight: number][] {
  const weights = new Map<number, number>();
  for (const { key, weight } of terms)
    for (const line of placesOf(reading, key)) weights.set(line, (weights.get(line) ?? 0) + weight);
  return [...weights].toSorted(([a], [b]) => a - b);
}

/** The language of a shorter text is uncertain. */
const shortestForeign = 500;

const isInOtherWords = ({ language, lines }: Reading, work: Work) =>
  work.language !== null &&
  language !== work.language &&
  lines.reduce((sum, { text }) => sum + text.length, 0) >= shortestForeign;

/** The duties in a description: its lines that begin with a bullet. */
export const dutiesIn = (description: string): Work["duties"] =>
  description
    .split("\n")
    .flatMap((line) => /^\s*[-–•*]\s+(\S.*)$/u.exec(line)?.[1]?.trim() ?? [])
    .map((text) => ({ text, terms: termsOf(text) }))
    .filter(({ terms }) => terms.length > 0);

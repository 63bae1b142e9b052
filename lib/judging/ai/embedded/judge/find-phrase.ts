import { memoize } from "@/lib/reading/language/memoize";
import { type Term, termsOf, totalWeight } from "@/lib/reading/language/terms";
import { listed } from "@/lib/reading/language/lists";
import type { Line } from "@/lib/reading/language/line";
import type { Reading } from "@/lib/reading/profile/reading";
import { conceptByKey } from "@/lib/reading/language/concepts";
import { termsShown } from "./how-shown";

/** The best match of a phrase in one line; `workedShare` and `workedLine` are the best inside a dated role. */
export type Found = {
  /** 0 to 1; 0 when no line matches enough of the phrase. */
  share: number;
  line: number;
  workedShare: number;
  workedLine: number;
  /** How many lines match in full. */
  lines: number;
};

/** From this share on a line matches the phrase in full. */
export const whole = 0.81;
/** From this share on a line matches in part, whatever else it says. */
const part = 0.66;
/** How much less is enough when a line says nothing else: it uses a shorter name for the same thing. */
const shorter = 0.22;
/** Minimum share of one listed item that matches the phrase: "250 client nodes" is no client management. */
const half = 0.5;
/** Below this share nothing matches. */
export const least = part - shorter;

/**
 * Finds the best line for any of several spellings. Words count by weight and within one line only: half a phrase
 * here and half there is half. The first of equal lines wins, so that a document always gives the same quote.
 */
export function findAny(reading: Reading, spellings: Term[][]): Found {
  const best: Found = { share: 0, line: -1, workedShare: 0, workedLine: -1, lines: 0 };
  let title = -1;
  for (const terms of spellings) {
    // The title "Java Developer" shows use of Java; "Data Analyst" does not show how data was analysed.
    const isTool = terms.some(({ key }) => conceptByKey(key)?.tool);
    const saying = linesSaying(reading, terms);
    for (const { number, line, share } of saying) {
      if (line.bare && !isTool) {
        if (title < 0) title = number;
        continue;
      }
      if (share > best.share) Object.assign(best, { share, line: number });
      if (line.role >= 0 && share > best.workedShare)
        Object.assign(best, { workedShare: share, workedLine: number });
    }
    best.lines = Math.max(best.lines, saying.filter(({ share }) => share >= whole).length);
  }
  // A phrase found in full elsewhere counts as dated work if the title of an undescribed role contains it too.
  const isDated = title >= 0 && best.share >= whole && best.workedShare < whole;
  return isDated ? { ...best, workedShare: best.share, workedLine: title } : best;
}

/** The weight of the terms found in each line, in the order of the document. */
export function weightByLine({ places }: Reading, terms: Term[]): [line: number, weight: number][] {
  const weightByLine = new Map<number, number>();
  for (const { key, weight } of terms)
    for (const line of places.get(key) ?? []) weightByLine.set(line, (weightByLine.get(line) ?? 0) + weight);
  return [...weightByLine].toSorted(([a], [b]) => a - b);
}

/** The lines that match a phrase, in full or in part. */
function linesSaying(reading: Reading, terms: Term[]) {
  const total = totalWeight(terms);
  return weightByLine(reading, terms).flatMap(([number, weight]) => {
    const line = reading.lines[number]!;
    const share = weight / total;
    if (!saysEnough(line, share, terms)) return [];
    if (line.role < 0 || line.head) return [{ number, line, share }];
    const { done, touched } = termsShown(line, terms, reading.language);
    const isDone = totalWeight(done) / total >= whole;
    const shown = isDone ? share : Math.min(totalWeight(touched) / total, part);
    return saysEnough(line, shown, terms) ? [{ number, line, share: shown }] : [];
  });
}

/** Whether a line with this share of a phrase counts as a full or partial match. */
function saysEnough(line: Line, share: number, terms: Term[]): boolean {
  if (share >= whole) return true;
  // Titles name roles and degrees name fields: one word in common with a skill is not that skill.
  if (line.head || line.section === "education" || share < least) return false;
  if (share >= part) return true;
  const own = coverage(line, terms);
  return own >= half && share + shorter * own >= part;
}

/** Separators between the items of a line. */
const between = new RegExp(`[,;:|•()]|\\s(?:[-–—]|${listed("and")})\\s|(?<=\\p{L})/(?=\\p{L})`, "u");

/** The terms of each item in a line; a line without separators is one item. */
const entriesOf = memoize(({ text }: Line) =>
  text
    .split(between)
    .map(termsOf)
    .filter((terms) => terms.length > 0),
);

/** The largest share of one item's weight that belongs to the phrase. */
export function coverage(line: Line, phrase: Term[]): number {
  const isOwn = (key: string) => phrase.some((term) => term.key === key);
  const shares = entriesOf(line).map((entry) => {
    const own = entry.filter(({ key }) => isOwn(key) || conceptByKey(key)?.implies.some((c) => isOwn(c.key)));
    return totalWeight(own) / totalWeight(entry);
  });
  return Math.max(0, ...shares);
}

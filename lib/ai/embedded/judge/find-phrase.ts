import { rememberFor } from "@/lib/language/remember";
import { type Term, termsOf, totalWeight } from "@/lib/language/terms";
import { listed } from "@/lib/language/lists";
import type { Line } from "../reading/lines";
import type { Reading } from "../reading/reading";
import { conceptByKey } from "@/lib/language/concepts";

/** How much of a phrase one line says, and which line says it best; `worked…` is the best line inside a dated role. */
export type Found = {
  /** 0 to 1; 0 where no line says enough of it. */
  share: number;
  line: number;
  workedShare: number;
  workedLine: number;
  /** How many lines say it in full. */
  lines: number;
};

/** From this share on a phrase is said in full. */
export const whole = 0.81;
/** From this share on it is said in part, whatever else the line says. */
const part = 0.66;
/** How much less is enough of a line that says nothing else: it has a shorter name for the same thing. */
const shorter = 0.22;
/** The phrase's own share of the one thing that a line lists, at least: "250 client nodes" are no client management. */
const half = 0.5;
/** Below this share nothing was found. */
export const least = part - shorter;

/**
 * Looks a thing up by any of its spellings. Words count by what they say, and only together: half a phrase here and
 * half there is half a phrase. The first of equal lines wins, so that the same document always gives the same quote.
 */
export function findAny(reading: Reading, spellings: Term[][]): Found {
  const best: Found = { share: 0, line: -1, workedShare: 0, workedLine: -1, lines: 0 };
  let title = -1;
  for (const terms of spellings) {
    // "Java Developer" used Java; "Data Analyst" says nothing of how data was analysed.
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
  // What is said elsewhere too, a title above work of which nothing is told shows in dated work.
  const isDated = title >= 0 && best.share >= whole && best.workedShare < whole;
  return isDated ? { ...best, workedShare: best.share, workedLine: title } : best;
}

/** How much of some terms each line says, by weight, in the order of the document. */
export function saidByLine({ places }: Reading, terms: Term[]): [line: number, weight: number][] {
  const weightByLine = new Map<number, number>();
  for (const { key, weight } of terms)
    for (const line of places.get(key) ?? []) weightByLine.set(line, (weightByLine.get(line) ?? 0) + weight);
  return [...weightByLine].toSorted(([one], [other]) => one - other);
}

/** The lines that say a phrase, in full or in part. */
function linesSaying(reading: Reading, terms: Term[]) {
  const total = totalWeight(terms);
  return saidByLine(reading, terms).flatMap(([number, weight]) => {
    const line = reading.lines[number]!;
    const share = weight / total;
    return saysEnough(line, share, terms) ? [{ number, line, share }] : [];
  });
}

/** Whether a line that says a share of a phrase says that thing, in full or in part. */
function saysEnough(line: Line, share: number, terms: Term[]): boolean {
  if (share >= whole) return true;
  // A title names a role and a degree a field: one word of it in common with a skill is not that skill.
  if (line.head || line.section === "education" || share < least) return false;
  if (share >= part) return true;
  const own = coverage(line, terms);
  return own >= half && share + shorter * own >= part;
}

/** What parts the things that a line lists. */
const between = new RegExp(`[,;:|•()]|\\s(?:[-–—]|${listed("and")})\\s|(?<=\\p{L})/(?=\\p{L})`, "u");

/** The things a line lists, each as what it says; a line that lists nothing is one thing. */
const entriesOf = rememberFor(({ text }: Line) =>
  text
    .split(between)
    .map(termsOf)
    .filter((terms) => terms.length > 0),
);

/** The most that one thing of a line says in terms of a phrase, as a share of all that it says. */
export function coverage(line: Line, phrase: Term[]): number {
  const isOwn = (key: string) => phrase.some((term) => term.key === key);
  const shares = entriesOf(line).map((entry) => {
    const own = entry.filter(({ key }) => isOwn(key) || conceptByKey(key)?.implies.some((c) => isOwn(c.key)));
    return totalWeight(own) / totalWeight(entry);
  });
  return Math.max(0, ...shares);
}

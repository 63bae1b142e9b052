import { asking } from "@/lib/language/asking";
import { fold } from "@/lib/language/fold";
import { wordWeight } from "@/lib/language/word-weights";
import { readWords } from "@/lib/language/words";
import type { Part, Statement } from "./statements";

const wishes = asking((words) => words.nice);
const conditions = asking((words) => words.must);
const be = asking((words) => words.be);
const nice = new RegExp(wishes, "u");
const must = new RegExp(conditions, "u");
/** "Two years in accounting, preferably in manufacturing": only the addition is nice to have. */
const addition = new RegExp(`,\\s*${asking((words) => words.preferably)}.*$`, "u");
const byLaw = new RegExp(
  asking((words) => words.byLaw),
  "u",
);
const lawful = new RegExp(
  asking((words) => words.lawful),
  "u",
);

/** How much something is wanted, as words before it ("Bonus if you know") and after it ("is required"). */
export const wantedBefore = new RegExp(`^(?:${wishes}|${conditions})(?:\\s+${be})?\\s*:?\\s+`, "u");
export const wantedAfter = new RegExp(
  `(?<![\\s,])[\\s,]+(?:${be}\\s+)?(?:${wishes}|${conditions}|${be})\\s*$`,
  "u",
);

export type Importance = "must" | "nice";

/** How strongly the words themselves ask; null if they do not tell. */
export function importanceIn(text: string): Importance | null {
  const asked = fold(text).replace(addition, "");
  if (nice.test(asked)) return "nice";
  return must.test(asked) ? "must" : null;
}

/** How strongly a statement asks: its own words first, the heading it stands under second. */
export const importanceOf = (text: string, part: Part): Importance =>
  importanceIn(text) ?? (part === "must" ? "must" : "nice");

const every = new RegExp(`${wishes}|${conditions}|${be}`, "gu");
/** "Preferred", "not essential": words that only say how much the thing before them is wanted. */
export function onlyImportance(text: string): Importance | null {
  const importance = importanceIn(text);
  const rest = fold(text).replace(every, " ");
  return importance && !readWords(rest).some(({ key }) => wordWeight(key) > 0.05) ? importance : null;
}

/** Only what the text states as a condition of doing the job at all: a licence, a legal permission. Never a wish. */
export const isKnockOut = ({ text, part }: Statement) =>
  importanceOf(text, part) === "must" && byLaw.test(fold(text));

/** Whether one of several things a statement asks for can be the condition that it states. */
export const mayKnockOut = (phrase: string) => lawful.test(fold(phrase));

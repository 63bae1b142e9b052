import { worded } from "@/lib/language/lists";
import { fold } from "@/lib/language/letters";
import { saysMore } from "@/lib/language/words";
import { before, has } from "./cut";
import type { Part } from "./headings";
import type { Statement } from "./statements";

const nice = worded("{nice}");
const must = worded("{must}");
const every = worded("({nice}|{must}|{be})", "gu");
/** "Two years in accounting, preferably in manufacturing": only the addition is nice to have. */
const addition = worded(", {preferably}");
const byLaw = worded("{byLaw}");
const lawful = worded("{lawful}");

/** How much something is wanted, as words before it ("Bonus if you know") and after it ("is required"). */
export const wantedBefore = worded("^({nice}|{must})( {be})?( )?:? ");
export const wantedAfter = worded(",? ({be} )?({nice}|{must}|{be})( )?¶");

export type Importance = "must" | "nice";

/** How strongly the words themselves ask; null if they do not tell. */
export function importanceIn(text: string): Importance | null {
  const words = before(text, addition);
  if (has(words, nice)) return "nice";
  return has(words, must) ? "must" : null;
}

/** How strongly a statement asks: its own words first, the heading it stands under second. */
export const importanceOf = (text: string, part: Part): Importance =>
  importanceIn(text) ?? (part === "must" ? "must" : "nice");

/** "Preferred", "not essential": words that only say how much the thing before them is wanted. */
export function onlyImportance(text: string): Importance | null {
  const importance = importanceIn(text);
  const rest = fold(text).replace(every, " ");
  return importance && !saysMore(rest, 0.05) ? importance : null;
}

/** Only what the text states as a condition of doing the job at all: a licence, a legal permission. Never a wish. */
export const isKnockOut = ({ text, part }: Statement) =>
  importanceOf(text, part) === "must" && has(text, byLaw);

/** Whether one of several things a statement asks for can be the condition that it states. */
export const mayKnockOut = (phrase: string) => has(phrase, lawful);

import { regex } from "@/lib/reading/language/lists";
import { fold } from "@/lib/reading/language/letters";
import { hasWeightyWord } from "@/lib/reading/language/words";
import { before, has } from "./cut";
import type { Part } from "./headings";
import type { Statement } from "./statements";

const nice = regex("{nice}");
const must = regex("{must}");
const every = regex("({nice}|{must}|{be})", "gu");
/** "Two years in accounting, preferably in manufacturing": only the addition is nice to have. */
const addition = regex(", {preferably}");
const byLaw = regex("{byLaw}");
const lawful = regex("{lawful}");

/** How much something is wanted, as words before it ("Bonus if you know") and after it ("is required"). */
export const wantedBefore = regex("^({nice}|{must})( {be})?( )?:? ");
export const wantedAfter = regex(",? ({be} )?({nice}|{must}|{be})( )?¶");

export type Importance = "must" | "nice";

/** The importance that a text states; null when it states none. */
export function importanceIn(text: string): Importance | null {
  const words = before(text, addition);
  if (has(words, nice)) return "nice";
  return has(words, must) ? "must" : null;
}

/** The importance of a statement: as its text states it, else by the heading above it. */
export const importanceOf = (text: string, part: Part): Importance =>
  importanceIn(text) ?? (part === "must" ? "must" : "nice");

/** The importance when a text states nothing else: "Preferred", "not essential"; else null. */
export function onlyImportance(text: string): Importance | null {
  const importance = importanceIn(text);
  const rest = fold(text).replace(every, " ");
  return importance && !hasWeightyWord(rest, 0.05) ? importance : null;
}

/** Whether a statement is a legal condition of doing the job, such as a licence or a permit. Never a wish. */
export const isKnockOut = ({ text, source = text, part, knockOut }: Statement) =>
  importanceOf(text, part) === "must" && (knockOut || has(source, byLaw));

/** Whether one of several things in a knock-out statement can itself be the legal condition. */
export const mayKnockOut = (phrase: string) => has(phrase, lawful);

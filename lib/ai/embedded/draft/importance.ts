import { asking } from "@/lib/language/asking";
import { fold } from "@/lib/language/fold";
import type { Part } from "./statements";

const nice = new RegExp(
  asking((words) => words.nice),
  "u",
);
const must = new RegExp(
  asking((words) => words.must),
  "u",
);
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

/** How strongly the wording asks: its own words first, the heading it stands under second. */
export function importanceOf(text: string, part: Part): "must" | "nice" {
  const asked = fold(text).replace(addition, "");
  if (nice.test(asked)) return "nice";
  if (must.test(asked)) return "must";
  return part === "must" ? "must" : "nice";
}

/** Only what the text states as a condition of doing the job at all: a licence, a legal permission. */
export const isKnockOut = (text: string) => {
  const folded = fold(text);
  return !nice.test(folded) && byLaw.test(folded);
};

/** Whether one of several things a statement asks for can be the condition that it states. */
export const mayKnockOut = (phrase: string) => lawful.test(fold(phrase));

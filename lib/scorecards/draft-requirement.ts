import { findConcepts } from "@/lib/ai/embedded/text/concepts";
import { wordWeight } from "@/lib/ai/embedded/text/common-words";
import { readWords } from "@/lib/ai/embedded/text/words";
import type { Dimension } from "./scorecard";

/** One thing an advertisement asks for, before ids and weights. `share` is its part of the statement it came from. */
export type Requirement = {
  kind: "role" | "education" | "skill";
  dimension: Dimension;
  name: string;
  description: string;
  importance: "must" | "nice";
  knockOut: boolean;
  minimumYears: number | null;
  skills: { name: string; aliases: string[] }[];
  share: number;
  /** The sentence it was read from; empty where it was read from none. */
  sentence: string;
};

const longestName = 90;

/** How many words of a phrase say more than that something is asked for. */
export const meaningful = (phrase: string) =>
  readWords(phrase).filter(({ key }) => wordWeight(key) > 0.05).length;

/** The known things a phrase names. */
export const conceptsIn = (phrase: string) => findConcepts(readWords(phrase)).map(({ concept }) => concept);

/** A phrase as the name of a criterion: with a capital, cut at a word. */
export function nameOf(phrase: string): string {
  const name = `${phrase[0]?.toUpperCase() ?? ""}${phrase.slice(1)}`;
  return name.length > longestName ? name.slice(0, longestName).replace(/\s\S*$/, "") : name;
}

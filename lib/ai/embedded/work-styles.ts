import { sentenceOf } from "@/lib/language/sentences";
import { languages } from "@/lib/language/languages";
import { phraseFinder } from "@/lib/language/phrase-finder";
import { phrasePattern } from "@/lib/language/phrases";
import { type WorkStyle, workStyles } from "@/lib/language/everywhere/work-styles";
import type { Dossier } from "../judging";
import { readingOf } from "./embedded-judge";

/** Words of a dossier that tell of work in a style; whether they stand in it, in dated work, is for code to verify. */
export type StyleQuote = { style: WorkStyle; quote: string };

const finder = phraseFinder(
  workStyles.map((style) => [style, languages.map((each) => each.workStyles[style]).join("\n")] as const),
);
const patterns = new Map<WorkStyle, RegExp>();
const patternOf = (style: WorkStyle): RegExp => {
  const pattern = patterns.get(style) ?? phrasePattern(...languages.map((each) => each.workStyles[style]));
  patterns.set(style, pattern);
  return pattern;
};
const notDone = phrasePattern(...languages.map((each) => each.workStyles.notDone));

/**
 * What a dossier's work and answers tell of how somebody works, by phrases of deeds in each language. A deed that the
 * sentence denies, wishes for or tells of somebody else is none. Headings, heads of roles, lists of strengths and
 * everything outside dated work say nothing here.
 */
export function styleQuotesIn(dossier: Dossier): StyleQuote[] {
  return readingOf(dossier).lines.flatMap(({ text, low, role, head, section }) => {
    if ((role < 0 && section !== "answer") || head) return [];
    return [...finder.mayHave(low)]
      .filter((style) => isDone(low, patternOf(style)))
      .map((style) => ({ style, quote: text }));
  });
}

function isDone(low: string, deed: RegExp): boolean {
  const at = deed.exec(low)?.index ?? -1;
  if (at < 0) return false;
  return !notDone.test(sentenceOf(low.slice(0, at)));
}

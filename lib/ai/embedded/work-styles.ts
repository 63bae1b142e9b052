import { sentenceOf } from "@/lib/language/letters";
import { inEvery } from "@/lib/language/languages";
import { phraseFinder } from "@/lib/language/phrase-finder";
import { worded } from "@/lib/language/lists";
import { type WorkStyle, workStyles } from "@/lib/language/everywhere/work-styles";
import type { Dossier } from "../judging";
import { readingOf } from "./embedded-judge";

/** Words of a dossier that tell of work in a style; whether they stand in it, in dated work, is for code to verify. */
export type StyleQuote = { style: WorkStyle; quote: string };

const deeds = phraseFinder(
  workStyles.map((style) => [style, inEvery(({ workStyles }) => workStyles[style])] as const),
);
const notDone = worded("{workStyles.notDone}");

/**
 * What a dossier's work and answers tell of how somebody works, by phrases of deeds in each language. A deed that the
 * sentence denies, wishes for or tells of somebody else is none. Headings, heads of roles, lists of strengths and
 * everything outside dated work say nothing here.
 */
export function styleQuotesIn(dossier: Dossier): StyleQuote[] {
  return readingOf(dossier).lines.flatMap(({ text, low, role, head, section }) => {
    if ((role < 0 && section !== "answer") || head) return [];
    const done = deeds.placesIn(low).filter(({ at }) => !notDone.test(sentenceOf(low.slice(0, at))));
    return [...new Set(done.map(({ value }) => value))].map((style) => ({ style, quote: text }));
  });
}

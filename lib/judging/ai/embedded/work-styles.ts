import { sentenceOf } from "@/lib/reading/language/letters";
import { inEvery } from "@/lib/reading/language/languages";
import { phraseFinder } from "@/lib/reading/language/phrase-finder";
import { regex } from "@/lib/reading/language/lists";
import { workStyles } from "@/lib/reading/language/everywhere/work-styles";
import type { Dossier, StyleQuote } from "../judging";
import { readingOf } from "@/lib/reading/profile/reading";

const deeds = phraseFinder(
  workStyles.map((style) => [style, inEvery(({ workStyles }) => workStyles[style])] as const),
);
const notDone = regex("{workStyles.notDone}");

/**
 * Finds lines of dated work and answers that show how somebody works, by phrases for actions in each language.
 * Ignores actions that the sentence denies, wishes for or ascribes to somebody else, and headings, heads of roles,
 * lists of strengths and everything else outside dated work.
 */
export function styleQuotesIn(dossier: Dossier): StyleQuote[] {
  return readingOf(dossier).lines.flatMap(({ text, low, role, head, section }) => {
    if ((role < 0 && section !== "answer") || head) return [];
    const done = deeds.placesIn(low).filter(({ at }) => !notDone.test(sentenceOf(low.slice(0, at))));
    return [...new Set(done.map(({ value }) => value))].map((style) => ({ style, quote: text }));
  });
}

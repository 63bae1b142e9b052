import { everyLanguages } from "./worded";
import { readWords } from "./words";

const inEvery = (list: string) => new Set(readWords(everyLanguages(`weights.${list}`)).map(({ key }) => key));

export const emptyWords = inEvery("empty");
/** Words that count a little, so that a phrase made of nothing else can still be compared. */
export const weakWords = inEvery("weak");
export const introducingWords = inEvery("introducing");
const frequentWords = inEvery("frequent");

/** Words up to this weight say nothing of their own. */
export const weakest = 0.25;

/** Whether a text has a word that says more. */
export const saysMore = (text: string, than = weakest) =>
  readWords(text).some(({ key }) => wordWeight(key) > than);

/** How much one word says about what is asked for, where an ordinary word says 1. */
export function wordWeight(key: string): number {
  if (emptyWords.has(key)) return 0;
  if (introducingWords.has(key)) return 0.05;
  if (weakWords.has(key)) return 0.25;
  if (frequentWords.has(key)) return 0.6;
  if (/^\d+$/.test(key)) return 0.2;
  return 1;
}

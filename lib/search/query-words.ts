import { wordWeight, readWords } from "@/lib/language/words";

const most = 12;
/** Words that say no more than this are in every question and every CV. */
const saysNothing = 0.25;

/** The words of a question that say what is looked for, as they are spelled and as stems; all of them if none does. */
export function queryWords(query: string): string[] {
  const words = readWords(query);
  const telling = words.filter(({ key }) => wordWeight(key) > saysNothing);
  const chosen = (telling.length > 0 ? telling : words).slice(0, most);
  return [...new Set(chosen.flatMap(({ key, start, end }) => [query.slice(start, end).toLowerCase(), key]))];
}

import { wordWeight, readWords } from "@/lib/reading/language/words";

const most = 12;
/** Words with no more weight than this are in every question and every CV. */
const commonWeight = 0.25;

/** The significant words of a question, as they are spelled and as stems; all words if none is significant. */
export function queryWords(query: string): string[] {
  const words = readWords(query);
  const significant = words.filter(({ key }) => wordWeight(key) > commonWeight);
  const chosen = (significant.length > 0 ? significant : words).slice(0, most);
  return [...new Set(chosen.flatMap(({ key, start, end }) => [query.slice(start, end).toLowerCase(), key]))];
}

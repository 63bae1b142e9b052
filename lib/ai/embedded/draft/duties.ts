import { cutAtWord, trimmedEnd } from "@/lib/language/letters";
import { saysMore } from "@/lib/language/word-weights";
import type { Statement } from "./statements";

const mostDuties = 8;
const longestDuty = 100;
const longestDescription = 600;

const bullet = "- ";

/** What a job's description says is to be done, as it says it, shortened at a word. */
export const dutiesIn = (statements: Statement[]): string[] =>
  statements
    .filter(({ part, text }) => part === "duties" && saysMore(text))
    .slice(0, mostDuties)
    .map(({ text }) => shortened(trimmedEnd(text, " .;,"), longestDuty));

/** A description that goes on to list duties, as many as there is room for. */
export function withDuties(description: string, duties: string[]): string {
  let text = description;
  for (const duty of duties) {
    const longer = `${text}\n${bullet}${duty}`;
    if (longer.length > longestDescription) break;
    text = longer;
  }
  return text;
}

const shortened = (text: string, most: number) =>
  text.length > most ? trimmedEnd(cutAtWord(text, most), " ,;:–-") : text;

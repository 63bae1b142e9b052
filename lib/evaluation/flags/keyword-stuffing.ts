import { emptyWords } from "@/lib/language/word-weights";
import { worded } from "@/lib/language/worded";
import { readWords } from "@/lib/language/words";
import { linesOf } from "@/lib/language/lines";
import { dateRangesIn } from "@/lib/language/moments";
import { placeLines } from "@/lib/profile/sections";
import { sourceText } from "@/lib/language/source-text";
import { isList, type JobText, saysSomething } from "./copied-text";
import { type TextLine, plainWords } from "./text-lines";

type WordyLine = TextLine & {
  keys: string[];
  said: string[];
  eachOnce: boolean;
  empty: number;
  listed: boolean;
  ofWork: boolean;
  items: number;
  repetitive: boolean;
};

const shortest = 8;
const fewestElsewhere = 6;
const fewestOfWork = 12;
const lists = new Set(["skills", "languages", "certificates", "education"]);

/** "Environment: Java, Spring, Oracle" under a role says what the work was done with. */
const label = /^[\p{L} &/]{3,40}:/u;
const keywords = worded("^{keywordLabels}");

/** Lines long enough to be a dump, read once for many jobs. */
export function wordyLines(text: string): WordyLine[] {
  const found: WordyLine[] = [];
  const ended = `${text}\n`;
  for (const line of placeLines(linesOf(sourceText(text)))) {
    const keys = readWords(line.text).map((word) => word.key);
    if (keys.length < shortest || dateRangesIn(line.low).some((range) => !range.single)) continue;
    const plain = plainWords(line.text);
    const items = line.text.split(/[,;|•/]/);
    found.push({
      // Readers cut very long lines in parts: what is true of a part is true of the line it was cut from.
      start: text.lastIndexOf("\n", line.start) + 1,
      end: ended.indexOf("\n", line.end),
      text: line.text,
      keys,
      said: [...new Set(keys.filter(saysSomething))],
      eachOnce: keys.length >= 24 && new Set(plain).size / plain.length >= 0.9,
      empty: keys.filter((key) => emptyWords.has(key)).length,
      listed:
        lists.has(line.label?.kind ?? line.section) || (label.test(line.text) && !keywords.test(line.low)),
      ofWork: line.section === "experience" || line.section === "projects",
      items: items.length,
      repetitive: isRepetitive(line.text, items, keys),
    });
  }
  return found;
}

const fewestRepeated = 12;
const mostDistinct = 0.4;
const distinct = (said: readonly string[]) => new Set(said).size / said.length;

/** Whether a line says the same again and again. A list does so by its items: "Windows 7, Windows 8" are two things. */
function isRepetitive(text: string, items: readonly string[], keys: readonly string[]): boolean {
  // Single letters are what is left of spaces that some program wrote in the wrong encoding.
  const words = keys.filter((key) => key.length > 1);
  if (words.length < fewestRepeated || distinct(words) > mostDistinct) return false;
  const things = items.map((item) => [...new Set(plainWords(item))].sort().join(" "));
  return !isList(text, words.length) || distinct(things) <= mostDistinct;
}

/** A list in a section of skills is a list of skills; anywhere else, a list made of the job's words is a dump. */
export function stuffedLines(lines: WordyLine[], job: JobText): TextLine[] {
  return lines.filter((line) => {
    if (line.repetitive) return true;
    const shared = line.said.filter((key) => job.stems.has(key)).length;
    const ofLine = shared / Math.max(1, line.said.length);
    const ofJob = shared / Math.max(1, job.stems.size);
    if (shared >= 10 && ofLine >= 0.9 && ofJob >= 0.5) return true;
    // Sentences are full of little words and say some words twice; a sorted-out vocabulary does neither.
    const isSentence = line.empty / line.keys.length > 0.15 && !line.eachOnce;
    if (isSentence) return false;
    if (shared >= 20 && ofLine >= 0.7 && ofJob >= 0.3) return true;
    // Under a role, six technologies say what the work was done with.
    const fewest = line.ofWork ? fewestOfWork : fewestElsewhere;
    return !line.listed && ofLine >= 0.8 && (shared >= 14 || (shared >= fewest && line.items >= fewest));
  });
}

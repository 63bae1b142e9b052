import { emptyWords } from "@/lib/language/word-weights";
import { worded } from "@/lib/language/worded";
import { type JobText, saysSomething } from "./copied-text";
import { type CvLine, isList } from "./cv-lines";
import { plainWords } from "./text-lines";

type WordyLine = CvLine & {
  said: string[];
  /** Sentences are full of little words and say some words twice; a sorted-out vocabulary does neither. */
  isSentence: boolean;
  /** It lists what somebody knows, in a section of skills or behind a label of its own. */
  isSkills: boolean;
  items: number;
  repetitive: boolean;
};

const shortest = 8;
const fewestElsewhere = 6;
const fewestOfWork = 12;
const skillSections = new Set(["skills", "languages", "certificates", "education"]);

/** "Environment: Java, Spring, Oracle" under a role says what the work was done with. */
const label = /^[\p{L} &/]{3,40}:/u;
const keywords = worded("^{keywordLabels}");

/** Lines long enough to be a dump, with what tells one for every job. */
export const wordyLines = (lines: readonly CvLine[]): WordyLine[] =>
  lines
    .filter(({ keys, dated }) => keys.length >= shortest && !dated)
    .map((line) => {
      const { keys, words, text, low } = line;
      const items = text.split(/[,;|•/]/);
      const eachOnce = keys.length >= 24 && distinct(words) >= 0.9;
      const empty = keys.filter((key) => emptyWords.has(key)).length;
      return {
        ...line,
        said: [...new Set(keys.filter(saysSomething))],
        isSentence: empty / keys.length > 0.15 && !eachOnce,
        isSkills:
          skillSections.has(line.label?.kind ?? line.section) || (label.test(text) && !keywords.test(low)),
        items: items.length,
        repetitive: isRepetitive(text, items, keys),
      };
    });

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
export const stuffedLines = (lines: readonly WordyLine[], job: JobText): WordyLine[] =>
  lines.filter(({ repetitive, said, isSentence, isSkills, section, items }) => {
    if (repetitive) return true;
    const shared = said.filter((key) => job.stems.has(key)).length;
    const ofLine = shared / Math.max(1, said.length);
    const ofJob = shared / Math.max(1, job.stems.size);
    if (shared >= 10 && ofLine >= 0.9 && ofJob >= 0.5) return true;
    if (isSentence) return false;
    if (shared >= 20 && ofLine >= 0.7 && ofJob >= 0.3) return true;
    // Under a role, six technologies say what the work was done with.
    const isOfWork = section === "experience" || section === "projects";
    const fewest = isOfWork ? fewestOfWork : fewestElsewhere;
    return !isSkills && ofLine >= 0.8 && (shared >= 14 || (shared >= fewest && items >= fewest));
  });

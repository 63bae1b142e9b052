import { worded } from "@/lib/language/lists";
import { type CvLine, isList, plainWords, runLength, runsOf } from "./cv-lines";
import { emptyWords, introducingWords, weakWords, readWords } from "@/lib/language/words";
import { rememberTexts } from "@/lib/language/remember";

/** The job's text, taken apart once for comparing many CVs with it. */
export type JobText = {
  /** Hashes of each five words in a row. */
  runs: Set<number>;
  /** The whole text as folded words between spaces, for looking a line up in it. */
  folded: string;
  /** Stems of the words that say something. */
  stems: Set<string>;
};

/** A CV that holds this share of the job's runs of words, or a stretch of this many words, was written from it. */
const copiedShare = 0.12;
const copiedStretch = 18;
const copiedWords = 48;
/** From here on the job was pasted whole, and short lines of it stand among the long ones. */
const pastedShare = 0.25;
/** A line of which this share was copied goes. */
const mostly = 0.5;
/** The name of a post may be long and is rightly the job's own; a paragraph is not excused by a date in it. */
const longestPost = 25;

export const saysSomething = (key: string) =>
  !emptyWords.has(key) && !introducingWords.has(key) && !weakWords.has(key);

export const takeApart = rememberTexts(500, (job): JobText => {
  const words = plainWords(job);
  const keys = readWords(job).map(({ key }) => key);
  return {
    runs: new Set(runsOf(words)),
    folded: ` ${words.join(" ")} `,
    stems: new Set(keys.filter(saysSomething)),
  };
});

/** Lines of a CV that were copied from the job's text; none unless enough was copied to be sure. */
export function copiedLines(lines: CvLine[], job: JobText): CvLine[] {
  const copiedRuns = new Set<number>();
  const copied = new Set<CvLine>();
  let [total, longest] = [0, 0];
  for (const line of lines) {
    if (line.listed || isPost(line)) continue;
    let [until, words, stretch] = [0, 0, 0];
    for (const [at, run] of line.runs.entries()) {
      if (!job.runs.has(run)) continue;
      copiedRuns.add(run);
      if (at > until) stretch = 0;
      const fresh = at + runLength - Math.max(at, until);
      words += fresh;
      stretch += fresh;
      until = at + runLength;
      longest = Math.max(longest, stretch);
    }
    total += words;
    if (words > 0 && words >= mostly * line.words.length) copied.add(line);
  }
  const share = copiedRuns.size / Math.max(1, job.runs.size);
  if (share < copiedShare && longest < copiedStretch && total < copiedWords) return [];
  return share < pastedShare ? [...copied] : withNeighbours(lines, job, copied);
}

const isPost = ({ dated, words }: CvLine) => dated && words.length <= longestPost;

/** Short lines of a pasted block hold no run of five words: they go with the copied lines they stand among. */
function withNeighbours(lines: CvLine[], job: JobText, copied: ReadonlySet<CvLine>): CvLine[] {
  const blocks: CvLine[][] = [[]];
  for (const line of lines.filter(({ words }) => words.length > 0)) {
    const isWithin = !isPost(line) && job.folded.includes(` ${line.words.join(" ")} `);
    if (copied.has(line) || isWithin) blocks.at(-1)!.push(line);
    else blocks.push([]);
  }
  return blocks.filter((block) => block.some((line) => copied.has(line))).flat();
}

type WordyLine = CvLine & {
  telling: string[];
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
        telling: [...new Set(keys.filter(saysSomething))],
        isSentence: empty / keys.length > 0.15 && !eachOnce,
        isSkills:
          skillSections.has(line.label?.kind ?? line.section) || (label.test(text) && !keywords.test(low)),
        items: items.length,
        repetitive: isRepetitive(text, items, keys),
      };
    });

const fewestRepeated = 12;
const mostDistinct = 0.4;
const distinct = (phrases: readonly string[]) => new Set(phrases).size / phrases.length;

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
  lines.filter(({ repetitive, telling: stems, isSentence, isSkills, section, items }) => {
    if (repetitive) return true;
    const shared = stems.filter((key) => job.stems.has(key)).length;
    const ofLine = shared / Math.max(1, stems.length);
    const ofJob = shared / Math.max(1, job.stems.size);
    if (shared >= 10 && ofLine >= 0.9 && ofJob >= 0.5) return true;
    if (isSentence) return false;
    if (shared >= 20 && ofLine >= 0.7 && ofJob >= 0.3) return true;
    // Under a role, six technologies say what the work was done with.
    const isOfWork = section === "experience" || section === "projects";
    const fewest = isOfWork ? fewestOfWork : fewestElsewhere;
    return !isSkills && ofLine >= 0.8 && (shared >= 14 || (shared >= fewest && items >= fewest));
  });

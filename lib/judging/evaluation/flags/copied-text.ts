import { regex } from "@/lib/reading/language/lists";
import type { Line } from "@/lib/reading/language/line";
import { type Compared, isList, plainWords, runLength, runsOf } from "./compared-lines";
import { emptyWords, introducingWords, weakWords, readWords } from "@/lib/reading/language/words";
import { memoizeText } from "@/lib/reading/language/memoize";

/** A job's text, prepared once for comparison with many CVs. */
export type JobText = {
  /** Hashes of every five consecutive words. */
  runs: Set<number>;
  /** The whole text as folded words between spaces, for looking a line up in it. */
  folded: string;
  /** Stems of the significant words. */
  stems: Set<string>;
};

/** A CV was copied from the job if it has this share of its runs, a stretch this long, or this many such words. */
const copiedShare = 0.12;
const copiedStretch = 18;
const copiedWords = 48;
/** From this share on the whole job was pasted, including its short lines. */
const pastedShare = 0.25;
/** A line counts as copied if this share of it was. */
const mostly = 0.5;
/** A dated line up to this length is a job title, which may well be the job's own; a longer one is a paragraph. */
const longestPost = 25;

export const isSignificant = (key: string) =>
  !emptyWords.has(key) && !introducingWords.has(key) && !weakWords.has(key);

export const prepareJobText = memoizeText(500, (job): JobText => {
  const words = plainWords(job);
  const keys = readWords(job).map(({ key }) => key);
  return {
    runs: new Set(runsOf(words)),
    folded: ` ${words.join(" ")} `,
    stems: new Set(keys.filter(isSignificant)),
  };
});

/** Lines of a CV that were copied from the job's text; none unless enough was copied to be sure. */
export function copiedLines(lines: readonly Compared[], job: JobText): Line[] {
  const copiedRuns = new Set<number>();
  const copied = new Set<Compared>();
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
  const all = share < pastedShare ? [...copied] : withNeighbours(lines, job, copied);
  return all.map(({ line }) => line);
}

const isPost = ({ dated, words }: Compared) => dated && words.length <= longestPost;

/** Adds the short lines of a pasted block, which have no run of five words, to the copied lines around them. */
function withNeighbours(lines: readonly Compared[], job: JobText, copied: ReadonlySet<Compared>): Compared[] {
  const blocks: Compared[][] = [[]];
  for (const line of lines.filter(({ words }) => words.length > 0)) {
    const isWithin = !isPost(line) && job.folded.includes(` ${line.words.join(" ")} `);
    if (copied.has(line) || isWithin) blocks.at(-1)!.push(line);
    else blocks.push([]);
  }
  return blocks.filter((block) => block.some((line) => copied.has(line))).flat();
}

type Wordy = {
  line: Line;
  telling: string[];
  /** Sentences have many function words and repeat some words; a list of keywords does neither. */
  isSentence: boolean;
  /** It is a list of skills, in a section of skills or after a label. */
  isSkills: boolean;
  items: number;
  repetitive: boolean;
};

const shortest = 8;
const fewestElsewhere = 6;
const fewestOfWork = 12;
const skillSections = new Set(["skills", "languages", "certificates", "education"]);

/** "Environment: Java, Spring, Oracle" under a role names its tools. */
const label = /^[\p{L} &/]{3,40}:/u;
const keywords = regex("^{keywordLabels}");

/** Lines long enough to be a keyword dump, with the signs of one that are the same for every job. */
export const wordyLines = (lines: readonly Compared[]): Wordy[] =>
  lines
    .filter(({ keys, dated }) => keys.length >= shortest && !dated)
    .map(({ line, keys, words }) => {
      const { text, low } = line;
      const items = text.split(/[,;|•/]/);
      const eachOnce = keys.length >= 24 && distinct(words) >= 0.9;
      const empty = keys.filter((key) => emptyWords.has(key)).length;
      return {
        line,
        telling: [...new Set(keys.filter(isSignificant))],
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

/** Whether a line repeats itself over and over. Lists are compared by item: "Windows 7, Windows 8" are two items. */
function isRepetitive(text: string, items: readonly string[], keys: readonly string[]): boolean {
  // Single letters are remains of spaces in a wrong encoding.
  const words = keys.filter((key) => key.length > 1);
  if (words.length < fewestRepeated || distinct(words) > mostDistinct) return false;
  const things = items.map((item) => [...new Set(plainWords(item))].sort().join(" "));
  return !isList(text, words.length) || distinct(things) <= mostDistinct;
}

/** A list in a section of skills is a list of skills; anywhere else, a list made of the job's words is a dump. */
export const stuffedLines = (lines: readonly Wordy[], job: JobText): Line[] =>
  lines.flatMap(({ line, repetitive, telling: stems, isSentence, isSkills, items }) => {
    const stuffed = [line];
    if (repetitive) return stuffed;
    const shared = stems.filter((key) => job.stems.has(key)).length;
    const ofLine = shared / Math.max(1, stems.length);
    const ofJob = shared / Math.max(1, job.stems.size);
    if (shared >= 10 && ofLine >= 0.9 && ofJob >= 0.5) return stuffed;
    if (isSentence) return [];
    if (shared >= 20 && ofLine >= 0.7 && ofJob >= 0.3) return stuffed;
    // Under a role, six technologies are the tools of the work.
    const isOfWork = line.section === "experience" || line.section === "projects";
    const fewest = isOfWork ? fewestOfWork : fewestElsewhere;
    const isDump = !isSkills && ofLine >= 0.8 && (shared >= 14 || (shared >= fewest && items >= fewest));
    return isDump ? stuffed : [];
  });

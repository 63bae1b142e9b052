import { emptyWords, introducingWords, weakWords } from "@/lib/language/word-weights";
import { rememberTexts } from "@/lib/language/remember";
import { readWords } from "@/lib/language/words";
import { dateRangesIn } from "@/lib/language/moments";
import { fold } from "@/lib/language/fold";
import { hashOf } from "./shingles";
import { type TextLine, plainWords, textLines } from "./text-lines";

/** The job's text, taken apart once for comparing many CVs with it. */
export type JobText = {
  /** Hashes of each five words in a row. */
  runs: Set<number>;
  /** The whole text as folded words between spaces, for looking a line up in it. */
  folded: string;
  /** Stems of the words that say something. */
  stems: Set<string>;
};

const runLength = 5;
/** A CV that holds this share of the job's runs of words, or a stretch of this many words, was written from it. */
const copiedShare = 0.12;
const copiedStretch = 18;
const copiedWords = 48;
/** From here on the job was pasted whole, and short lines of it stand among the long ones. */
const pastedShare = 0.25;
/** A line of which this share was copied goes. */
const mostly = 0.5;

const runsOf = (words: string[]) =>
  words.slice(runLength - 1).map((_, at) => hashOf(words.slice(at, at + runLength).join(" ")));

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

type CvLine = TextLine & { words: string[]; runs: number[]; dated: boolean; listed: boolean };

const fewestItems = 4;
const wordsAnItem = 4.5;

/** Skills named one after the other are the same words in any CV, in the job's own order too: that is no copying. */
export const isList = (text: string, words: number) => {
  const items = text.split(/[,;|•]/).length;
  return items >= fewestItems && words / items <= wordsAnItem;
};

/** A CV's lines with their runs of words: read once, compared with many jobs. */
export function cvLines(text: string): CvLine[] {
  return textLines(text).map((line) => {
    const words = plainWords(line.text);
    // The name of a post may be long and is rightly the job's own; a paragraph is not excused by a date in it.
    const dated = words.length <= 25 && dateRangesIn(fold(line.text)).some((range) => !range.single);
    return { ...line, words, runs: runsOf(words), dated, listed: isList(line.text, words.length) };
  });
}

/** Lines of a CV that were copied from the job's text; none unless enough was copied to be sure. */
export function copiedLines(lines: CvLine[], job: JobText): TextLine[] {
  const seen = new Set<number>();
  const covered = new Map<CvLine, number>();
  let total = 0;
  let longest = 0;
  for (const line of lines) {
    if (line.dated || line.listed) continue;
    let until = 0;
    let words = 0;
    let stretch = 0;
    for (const [at, run] of line.runs.entries()) {
      if (!job.runs.has(run)) continue;
      seen.add(run);
      if (at > until) stretch = 0;
      const fresh = at + runLength - Math.max(at, until);
      words += fresh;
      stretch += fresh;
      until = at + runLength;
      longest = Math.max(longest, stretch);
    }
    if (words > 0) covered.set(line, words);
    total += words;
  }
  const share = seen.size / Math.max(1, job.runs.size);
  if (share < copiedShare && longest < copiedStretch && total < copiedWords) return [];
  const copied = [...covered].filter(([line, words]) => words >= mostly * line.words.length);
  const own = new Set(copied.map(([line]) => line));
  return share < pastedShare ? [...own] : withNeighbours(lines, job, own);
}

/** Short lines of a pasted block hold no run of five words: they go with the copied lines they stand among. */
function withNeighbours(lines: CvLine[], job: JobText, copied: ReadonlySet<CvLine>): TextLine[] {
  const blocks: CvLine[][] = [[]];
  for (const line of lines.filter(({ words }) => words.length > 0)) {
    const isWithin = !line.dated && job.folded.includes(` ${line.words.join(" ")} `);
    if (copied.has(line) || isWithin) blocks.at(-1)!.push(line);
    else blocks.push([]);
  }
  return blocks.filter((block) => block.some((line) => copied.has(line))).flat();
}

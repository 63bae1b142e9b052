import { emptyWords, introducingWords, weakWords } from "@/lib/language/word-weights";
import { readWords } from "@/lib/language/words";
import { dateRangesIn } from "@/lib/language/moments";
import { fold } from "@/lib/language/fold";
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

const hash = (words: string[], from: number) => {
  let value = 0x811c9dc5;
  for (let at = from; at < from + runLength; at++) {
    const text = words[at] ?? "";
    for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
    value = Math.imul(value ^ 32, 0x01000193);
  }
  return value >>> 0;
};

export const saysSomething = (key: string) =>
  !emptyWords.has(key) && !introducingWords.has(key) && !weakWords.has(key);

const taken = new Map<string, JobText>();
const rememberedJobs = 500;

export function takeApart(job: string): JobText {
  const known = taken.get(job);
  if (known) return known;
  const words = plainWords(job);
  const runs = new Set<number>();
  for (let at = 0; at + runLength <= words.length; at++) runs.add(hash(words, at));
  const stems = new Set(
    readWords(job)
      .map((w) => w.key)
      .filter(saysSomething),
  );
  const result = { runs, folded: ` ${words.join(" ")} `, stems };
  if (taken.size >= rememberedJobs) taken.clear();
  taken.set(job, result);
  return result;
}

type CvLine = TextLine & { words: string[]; runs: Uint32Array; dated: boolean; listed: boolean };

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
    const runs = new Uint32Array(Math.max(0, words.length - runLength + 1));
    for (let at = 0; at < runs.length; at++) runs[at] = hash(words, at);
    // The name of a post may be long and is rightly the job's own; a paragraph is not excused by a date in it.
    const dated = words.length <= 25 && dateRangesIn(fold(line.text)).some((range) => !range.single);
    return { ...line, words, runs, dated, listed: isList(line.text, words.length) };
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
    for (let at = 0; at < line.runs.length; at++) {
      const run = line.runs[at] ?? 0;
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
  return share < pastedShare ? copied(covered) : withNeighbours(lines, job, covered);
}

const isMostlyCopied = (line: CvLine, words: number) => words >= 0.5 * line.words.length;

const copied = (covered: Map<CvLine, number>): TextLine[] =>
  [...covered].filter(([line, words]) => isMostlyCopied(line, words)).map(([line]) => line);

/** Short lines of a pasted block hold no run of five words: they go with the copied lines they stand among. */
function withNeighbours(lines: CvLine[], job: JobText, covered: Map<CvLine, number>): TextLine[] {
  const result: TextLine[] = [];
  let block: CvLine[] = [];
  let sure = false;
  const close = () => {
    if (sure) result.push(...block);
    block = [];
    sure = false;
  };
  for (const line of lines) {
    if (line.words.length === 0) continue;
    const isCopied = isMostlyCopied(line, covered.get(line) ?? 0);
    const isWithin = !line.dated && job.folded.includes(` ${line.words.join(" ")} `);
    if (!isCopied && !isWithin) {
      close();
      continue;
    }
    block.push(line);
    sure ||= isCopied;
  }
  close();
  return result;
}

import { emptyWords, introducingWords, weakWords } from "@/lib/language/word-weights";
import { rememberTexts } from "@/lib/language/remember";
import { readWords } from "@/lib/language/words";
import { type CvLine, runLength, runsOf } from "./cv-lines";
import { plainWords } from "./text-lines";

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
  const seen = new Set<number>();
  const copied = new Set<CvLine>();
  let [total, longest] = [0, 0];
  for (const line of lines) {
    if (line.listed || isPost(line)) continue;
    let [until, words, stretch] = [0, 0, 0];
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
    total += words;
    if (words > 0 && words >= mostly * line.words.length) copied.add(line);
  }
  const share = seen.size / Math.max(1, job.runs.size);
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

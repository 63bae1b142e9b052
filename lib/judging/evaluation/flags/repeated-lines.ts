import type { Line } from "@/lib/reading/language/line";
import type { Reading } from "@/lib/reading/profile/reading";
import { statesPeriod } from "@/lib/reading/language/dates";
import { memoize, memoizeText } from "@/lib/reading/language/memoize";
import { type Criterion, skillWords } from "@/lib/judging/scorecards/scorecard";
import { shinglesIn, standsIn, type Telling, tellingWords } from "./shingles";
import type { Passage } from "./instructions";

/** A line repeats the job's text if this share of it is in that text, in any order. */
const ownShare = 0.6;
/** A role or a paragraph with this many such lines, this weight and this share of them was written from the job. */
const fewestLines = 3;
const leastWeight = 6;
const mostly = 0.5;
/** With this weight of words in such lines, the whole document was. */
const throughout = 40;
/** A paragraph may be read as one line: it counts as one line per this weight of words. */
const wordsOfLine = 9;
/** Sections that name things and describe no work: they may well use the job's words. */
const facts: ReadonlySet<Line["section"]> = new Set(["skills", "languages", "certificates", "education"]);

/**
 * Lines that describe work in the job's own words: those of its description, or of its scorecard's criteria. Anyone
 * in the occupation shares some terms; a role or a paragraph that consists mostly of such lines was written from the
 * job. None unless there are enough of them to be sure, or passages of the job are in the document anyway.
 */
export function repeatedLines(
  reading: Reading,
  job: string,
  criteria: readonly Criterion[],
  isPasted: boolean,
): Passage[] {
  const shingles = shinglesOf(criteria)(job);
  const lines = workLines(reading);
  const repeated = new Set(lines.filter((line) => line.total > 0 && standsIn(line, shingles, ownShare)));
  if (!repeated.size) return [];
  const isThroughout = isPasted || weightOf([...repeated]) >= throughout;
  const sources = [...new Set([...repeated].flatMap(({ parts }) => parts))].filter((part) =>
    isSource(
      lines.filter(({ parts }) => parts.includes(part)),
      repeated,
    ),
  );
  const isInSource = ({ parts }: WorkLine) => parts.some((part) => sources.includes(part));
  // Lines without significant words go with the lines around them.
  return lines.filter((line) =>
    repeated.has(line) ? isThroughout || isInSource(line) : line.total === 0 && isInSource(line),
  );
}

function isSource(part: readonly WorkLine[], repeated: ReadonlySet<WorkLine>): boolean {
  // A repeated line counts once.
  const shared = part.filter((line) => repeated.has(line));
  const own = [...new Map(shared.map((line) => [line.low, line])).values()];
  const count = own.reduce((sum, { total }) => sum + Math.max(1, total / wordsOfLine), 0);
  return count >= fewestLines && weightOf(own) >= leastWeight && weightOf(own) >= mostly * weightOf(part);
}

/** A line that describes work, with the role and the paragraph that it is part of. */
type WorkLine = Passage & Telling & { low: string; parts: string[] };

const weightOf = (lines: readonly WorkLine[]) => lines.reduce((sum, { total }) => sum + total, 0);

/** The lines that describe work, prepared once for many jobs. */
const workLines = memoize(({ lines }: Reading): WorkLine[] => {
  let paragraph = 0;
  return lines.flatMap((line) => {
    if (line.gap || line.head) paragraph++;
    // A job title may well be the job's own.
    if (line.head || line.start < 0 || facts.has(line.section) || statesPeriod(line.low)) return [];
    const parts = [`paragraph ${paragraph}`, ...(line.role < 0 ? [] : [`role ${line.role}`])];
    const { start, end, text, low } = line;
    return [{ start, end, text, low, parts, ...tellingWords(text) }];
  });
});

const sentenceEnd = /\n|(?<=[.;!?])\s+/;

/** The shingles of a scorecard's criteria and a job's text. */
const shinglesOf = memoize((criteria: readonly Criterion[]) => {
  const names = criteria.flatMap((criterion) => [criterion.name, ...skillWords(criterion)]);
  const described = criteria.map(({ description }) => description);
  return memoizeText(1, (job) => shinglesIn([...job.split(sentenceEnd), ...described], names));
});

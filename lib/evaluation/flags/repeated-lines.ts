import type { Line } from "@/lib/ai/embedded/reading/lines";
import type { Reading } from "@/lib/ai/embedded/reading/reading";
import { saysFromTo } from "@/lib/language/moments";
import { rememberFor, rememberTexts } from "@/lib/language/remember";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { shinglesIn, standsIn, type Telling, tellingWords } from "./shingles";
import type { TextLine } from "./cv-lines";

/** A line of which this share stands in the job's text, in whatever order, repeats it. */
const ownShare = 0.6;
/** A role or a paragraph was written from the job by so many such lines and telling words, at this share. */
const fewestLines = 3;
const fewestSaid = 6;
const mostly = 0.5;
/** With so many telling words in such lines, the whole document was. */
const throughout = 40;
/** A paragraph is one line to a reader: it counts as as many as it would be broken into. */
const wordsOfLine = 9;
/** Sections that name things and tell of no work: their words are rightly the job's. */
const facts: ReadonlySet<Line["section"]> = new Set(["skills", "languages", "certificates", "education"]);

/**
 * Lines that tell of work in the job's own words: of its description, or of its scorecard's criteria. Whoever has the
 * occupation shares a term here and there; a role or a paragraph that is mostly made of such lines was written from
 * the job. None unless there are enough of them to be sure, or passages of the job stand in the document anyway.
 */
export function repeatedLines(
  reading: Reading,
  job: string,
  criteria: readonly Criterion[],
  isPasted: boolean,
): TextLine[] {
  const shingles = shinglesOf(criteria)(job);
  const lines = toldLines(reading);
  const repeated = new Set(lines.filter((line) => line.total > 0 && standsIn(line, shingles, ownShare)));
  if (!repeated.size) return [];
  const isThroughout = isPasted || saidIn([...repeated]) >= throughout;
  const sources = [...new Set([...repeated].flatMap(({ parts }) => parts))].filter((part) =>
    isSource(
      lines.filter(({ parts }) => parts.includes(part)),
      repeated,
    ),
  );
  const isWithin = ({ parts }: ToldLine) => parts.some((part) => sources.includes(part));
  // What says nothing by itself goes with the lines it stands among.
  return lines.filter((line) =>
    repeated.has(line) ? isThroughout || isWithin(line) : line.total === 0 && isWithin(line),
  );
}

function isSource(part: readonly ToldLine[], repeated: ReadonlySet<ToldLine>): boolean {
  // A line that stands there twice says no more than once.
  const shared = part.filter((line) => repeated.has(line));
  const own = [...new Map(shared.map((line) => [line.low, line])).values()];
  const count = own.reduce((sum, { total }) => sum + Math.max(1, total / wordsOfLine), 0);
  return count >= fewestLines && saidIn(own) >= fewestSaid && saidIn(own) >= mostly * saidIn(part);
}

/** A line that tells of work, with the role and the paragraph that it is a part of. */
type ToldLine = TextLine & Telling & { low: string; parts: string[] };

const saidIn = (lines: readonly ToldLine[]) => lines.reduce((sum, { total }) => sum + total, 0);

/** The lines that tell of dated work, taken apart once for many jobs. */
const toldLines = rememberFor(({ lines }: Reading): ToldLine[] => {
  let paragraph = 0;
  return lines.flatMap((line) => {
    if (line.gap || line.head) paragraph++;
    // The name of a post is rightly the job's own.
    if (line.head || line.start < 0 || facts.has(line.section) || saysFromTo(line.low)) return [];
    const parts = [`paragraph ${paragraph}`, ...(line.role < 0 ? [] : [`role ${line.role}`])];
    const { start, text, low } = line;
    return [{ start, end: start + text.length, text, low, parts, ...tellingWords(text) }];
  });
});

const sentenceEnd = /\n|(?<=[.;!?])\s+/;

/** What a scorecard asks for, with a job's text, as shingles. */
const shinglesOf = rememberFor((criteria: readonly Criterion[]) => {
  const names = criteria.flatMap(({ name, skills }) => [
    name,
    ...skills.flatMap((skill) => [skill.name, ...skill.aliases]),
  ]);
  const described = criteria.map(({ description }) => description);
  return rememberTexts(1, (job) => shinglesIn([...job.split(sentenceEnd), ...described], names));
});

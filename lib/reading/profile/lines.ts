import { hasLetter } from "@/lib/reading/language/letters";
import { type Line, lineOf } from "@/lib/reading/language/line";
import { goesOn, sourceText } from "@/lib/reading/language/lines";
import { cvLines } from "./sections";

const sentenceEnd = /(?<=[.;!?])\s+(?=\p{Lu})|(?:(?<!\s)\s+)?•\s*|[^\S\n]{3,}/gu;
/** A longer line is a paragraph and is split into sentences. */
const longLine = 220;

/** The sentences of a paragraph with their offsets; a shorter line as a whole. */
function sentencesOf(text: string): { at: number; text: string }[] {
  if (text.length <= longLine) return [{ at: 0, text }];
  const parts: { at: number; text: string }[] = [];
  let from = 0;
  for (const end of text.matchAll(sentenceEnd)) {
    parts.push({ at: from, text: text.slice(from, end.index) });
    from = end.index + end[0].length;
  }
  return [...parts, { at: from, text: text.slice(from) }];
}

/** A line, or none when the text says nothing. */
function lineSaying(part: string, place: Pick<Line, "section" | "gap" | "start">): Line[] {
  const text = part.trim();
  if (text.length < 2 && !hasLetter(text)) return [];
  return [lineOf({ ...place, end: place.start + text.length, text, low: sourceText(text).low })];
}

/** Matches a single line break: no heading and no removed text between two lines. */
const touches = /^[^\S\n]*\r?\n[^\S\n]*$/;

/** The lines of a document; of lines that the edge of a column broke, the last one, from the start of the first. */
function wholeLines(text: string): Line[] {
  const whole: Line[] = [];
  for (const line of cvLines(sourceText(text))) {
    const section = line.label?.kind ?? line.section;
    const before = whole.at(-1);
    if (line.heading) continue;
    const isBeside = before?.section === section && touches.test(text.slice(before.end, line.start));
    if (before && isBeside && !line.label && goesOn(before, line))
      whole.splice(-1, 1, { ...line, start: before.start, gap: before.gap });
    else whole.push({ ...line, section });
  }
  return whole;
}

/** The non-empty lines of a CV in reading order, without headings, long ones by sentence; answers at the end. */
export function readLines({ text, answers }: { text: string; answers: readonly { text: string }[] }): Line[] {
  const textLines = wholeLines(text).flatMap(({ start, end, section, gap }) => {
    // Sliced from the text itself, so that quotes are verbatim.
    const sentences = sentencesOf(text.slice(start, end).replace(/\s/g, " "));
    return sentences.flatMap(({ at, text: own }) =>
      lineSaying(own, { start: start + at, section, gap: gap && at === 0 }),
    );
  });
  const answered = answers
    .flatMap((answer) => answer.text.split("\n").flatMap((line) => line.split(sentenceEnd)))
    .flatMap((part) => lineSaying(part, { start: -1, section: "answer", gap: false }));
  return [...textLines, ...answered];
}

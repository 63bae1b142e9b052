import { hasLetter } from "@/lib/language/letters";
import { goesOn, linesOf, sourceText } from "@/lib/language/lines";
import { type PlacedLine, placeLines } from "@/lib/profile/sections";
import type { SectionKind } from "@/lib/language/section-headings";
import type { Dossier } from "../../judging";

/** A line of the document, or a sentence of a long line, with its section. */
export type Line = {
  /** Offset in the document; -1 for an answer. */
  start: number;
  text: string;
  /** `text` folded, of the same length. */
  low: string;
  section: SectionKind | "answer";
  /** An empty line came before. */
  gap: boolean;
  /** The dated role it belongs to, as an index; -1 outside roles. Set when roles are read. */
  role: number;
  /** It names a role's title, employer and dates and does not describe the work. Set when roles are read. */
  head: boolean;
  /** It is the head of a role without any description. Set when roles are read. */
  bare: boolean;
  /** It copies the job description, so it belongs to no role. Set when roles are read. */
  repeats: boolean;
};

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

type Place = Pick<Line, "section" | "gap" | "start">;

/** A line, or none when the text says nothing. */
function lineOf(part: string, place: Place): Line[] {
  const text = part.trim();
  if (text.length < 2 && !hasLetter(text)) return [];
  return [{ text, low: sourceText(text).low, ...place, role: -1, head: false, bare: false, repeats: false }];
}

/** A line joined from broken ones; `last` is the last of them. */
type Whole = Place & { end: number; last: Pick<PlacedLine, "text" | "low"> };

/** Matches a single line break: no heading and no removed text between two lines. */
const touches = /^[^\S\n]*\r?\n[^\S\n]*$/;

/** The lines of a document, with those joined that the edge of a column broke. */
function wholeLines(text: string): Whole[] {
  const whole: Whole[] = [];
  for (const line of placeLines(linesOf(sourceText(text)))) {
    const { start, end, label, gap } = line;
    const place = { section: label?.kind ?? line.section, gap };
    const before = whole.at(-1);
    if (line.heading) continue;
    const isBeside = before?.section === place.section && touches.test(text.slice(before.end, start));
    if (before && isBeside && !label && goesOn(before.last, line)) Object.assign(before, { end, last: line });
    else whole.push({ ...place, start, end, last: line });
  }
  return whole;
}

/** The non-empty lines of a dossier in reading order, without headings, answers at the end. */
export function readLines({ text, answers }: Pick<Dossier, "text" | "answers">): Line[] {
  const textLines = wholeLines(text).flatMap(({ start, end, section, gap }) => {
    // Sliced from the dossier's text, so that quotes are verbatim.
    const sentences = sentencesOf(text.slice(start, end).replace(/\s/g, " "));
    return sentences.flatMap(({ at, text: own }) =>
      lineOf(own, { start: start + at, section, gap: gap && at === 0 }),
    );
  });
  const answered = answers
    .flatMap((answer) => answer.text.split("\n").flatMap((line) => line.split(sentenceEnd)))
    .flatMap((part) => lineOf(part, { start: -1, section: "answer", gap: false }));
  return [...textLines, ...answered];
}

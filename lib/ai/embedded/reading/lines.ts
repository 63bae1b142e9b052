import { beginsSmall, endsIn, hasLetter } from "@/lib/language/letters";
import { linesOf } from "@/lib/language/lines";
import { placeLines } from "@/lib/profile/sections";
import { sourceText } from "@/lib/language/source-text";
import type { SectionKind } from "@/lib/language/section-headings";
import type { Dossier } from "../../judging";

/** A line of the document, or a sentence of a long one, with the section it stands in. */
export type Line = {
  /** Where it begins in the document; -1 for an answer. */
  start: number;
  text: string;
  /** `text` folded, of the same length. */
  low: string;
  section: SectionKind | "answer";
  /** It began with a bullet or a list number. */
  bullet: boolean;
  /** An empty line came before. */
  gap: boolean;
  /** The dated role it belongs to, as an index; -1 outside roles. Set when roles are read. */
  role: number;
  /** It names a role's title, employer and dates and tells nothing of the work. Set when roles are read. */
  head: boolean;
  /** It is the head of work of which nothing is told. Set when roles are read. */
  bare: boolean;
  /** It tells of work in the job's own words, so it belongs to no role. Set when roles are read. */
  repeats: boolean;
  /** Where a head names the employer, as offsets into `text`; null elsewhere. */
  employer: { start: number; end: number } | null;
};

const sentenceEnd = /(?<=[.;!?])\s+(?=\p{Lu})|\s*•\s*|[^\S\n]{3,}/gu;
/** Beyond this a line is a paragraph, and evidence in it is a sentence. */
const longLine = 220;

/** The sentences of a paragraph with where each begins; a shorter line whole. */
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

type Place = Pick<Line, "section" | "bullet" | "gap" | "start">;

function add(lines: Line[], part: string, folded: string | null, place: Place) {
  const text = part.trim();
  if (text.length < 2 && !hasLetter(text)) return;
  // Folded before where the line is whole; a sentence of it is folded anew.
  const low = folded?.length === text.length ? folded : sourceText(text).low;
  lines.push({ text, low, ...place, role: -1, head: false, bare: false, repeats: false, employer: null });
}

/** A line shorter than this was not broken by the edge of a column. */
const wrapped = 40;
const closed = ".;:!?)|█";

type Whole = Place & { end: number; low: string | null };

/** Whether a line goes on where the one before was broken: it begins small, or ends a sentence that a bullet began. */
function goesOn(
  before: Whole | undefined,
  own: string,
  place: Omit<Place, "start">,
  previous: string,
): boolean {
  if (!before || place.bullet || place.gap || before.section !== place.section) return false;
  if (previous.length < wrapped || endsIn(previous, closed)) return false;
  if (beginsSmall(own)) return true;
  return before.bullet && hasLetter(own.charAt(0)) && endsIn(own, ".;") && !/\b(?:19|20)\d\d\b/.test(own);
}

/** Nothing stands between two lines but where the first ends: no heading, and nothing that was left out. */
const touches = /^[^\S\n]*\r?\n[^\S\n]*$/;

/** The lines of a document, with those put together again that the edge of a column broke. */
function wholeLines(text: string): Whole[] {
  const whole: Whole[] = [];
  for (const { start, end, low, heading, label, section, bullet, gap } of placeLines(
    linesOf(sourceText(text)),
  )) {
    if (heading) continue;
    const place = { section: label?.kind ?? section, bullet, gap };
    const before = whole.at(-1);
    const own = text.slice(start, end).trim();
    const previous = before ? text.slice(before.start, before.end).trim() : "";
    const last = previous.slice(previous.lastIndexOf("\n") + 1);
    const follows = before !== undefined && touches.test(text.slice(before.end, start));
    if (follows && !label && goesOn(before, own, place, last)) Object.assign(before, { end, low: null });
    else whole.push({ ...place, start, end, low });
  }
  return whole;
}

/** The lines of a dossier that say something, in reading order, headings left out, answers at the end. */
export function readLines(dossier: Pick<Dossier, "text" | "answers">): Line[] {
  const lines: Line[] = [];
  for (const { start, end, low, section, bullet, gap } of wholeLines(dossier.text)) {
    // Taken from the dossier itself, so that a quote is the document's own letters.
    const own = dossier.text.slice(start, end).replace(/\s/g, " ");
    for (const [number, { at, text }] of sentencesOf(own).entries()) {
      add(lines, text, low, { start: start + at, section, bullet, gap: number === 0 && gap });
    }
  }
  for (const answer of dossier.answers) {
    for (const part of answer.text.split("\n").flatMap((line) => line.split(sentenceEnd))) {
      add(lines, part, null, { start: -1, section: "answer", bullet: false, gap: false });
    }
  }
  return lines;
}

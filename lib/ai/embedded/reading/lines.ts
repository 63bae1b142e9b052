import { linesOf } from "@/lib/candidates/parse-profile/lines";
import { placeLines } from "@/lib/candidates/parse-profile/sections";
import { sourceText } from "@/lib/candidates/parse-profile/source-text";
import type { SectionKind } from "@/lib/candidates/parse-profile/vocabulary/section-headings";
import type { Dossier } from "@/lib/evaluation/evaluation";

/** A line of the document, or a sentence of a long one, with the section it stands in. */
export type Line = {
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
};

const sentenceEnd = /(?<=[.;!?])\s+(?=\p{Lu})|\s*•\s*|\s{3,}/u;
/** Beyond this a line is a paragraph, and evidence in it is a sentence. */
const longLine = 220;

const sentencesOf = (text: string) => (text.length > longLine ? text.split(sentenceEnd) : [text]);

type Place = Pick<Line, "section" | "bullet" | "gap">;

function add(lines: Line[], part: string, folded: string | null, place: Place) {
  const text = part.trim();
  if (text.length < 2 && !/\p{L}/u.test(text)) return;
  // Folded before where the line is whole; a sentence of it is folded anew.
  const low = folded?.length === text.length ? folded : sourceText(text).low;
  lines.push({ text, low, ...place, role: -1 });
}

/** The lines of a dossier that say something, in reading order, headings left out, answers at the end. */
export function readLines(dossier: Dossier): Line[] {
  const lines: Line[] = [];
  for (const { start, end, low, heading, label, section, bullet, gap } of placeLines(
    linesOf(sourceText(dossier.text)),
  )) {
    if (heading) continue;
    // Taken from the dossier itself, so that a quote is the document's own letters.
    const own = dossier.text.slice(start, end);
    for (const [at, part] of sentencesOf(own).entries()) {
      add(lines, part, low, { section: label?.kind ?? section, bullet, gap: at === 0 && gap });
    }
  }
  for (const answer of dossier.answers) {
    for (const part of answer.text.split(/\n|(?<=[.;!?])\s+(?=\p{Lu})/u)) {
      add(lines, part, null, { section: "answer", bullet: false, gap: false });
    }
  }
  return lines;
}

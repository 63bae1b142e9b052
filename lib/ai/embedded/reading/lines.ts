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

/** The lines of a dossier that say something, in reading order, headings left out, answers at the end. */
export function readLines(dossier: Dossier): Line[] {
  const lines: Line[] = [];
  const add = (part: string, section: Line["section"], bullet = false, gap = false) => {
    const text = part.trim();
    if (text.length > 1 || /\p{L}/u.test(text))
      lines.push({ text, low: sourceText(text).low, section, bullet, gap, role: -1 });
  };
  for (const line of placeLines(linesOf(sourceText(dossier.text)))) {
    if (line.heading) continue;
    // Taken from the dossier itself, so that a quote is the document's own letters.
    const own = dossier.text.slice(line.start, line.end);
    for (const [at, part] of sentencesOf(own).entries()) {
      add(part, line.label?.kind ?? line.section, line.bullet, at === 0 && line.gap);
    }
  }
  for (const answer of dossier.answers) {
    for (const part of answer.text.split(/\n|(?<=[.;!?])\s+(?=\p{Lu})/u)) add(part, "answer");
  }
  return lines;
}

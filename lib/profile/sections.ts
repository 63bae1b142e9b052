import { listed, regex } from "@/lib/language/lists";
import { type Fragment, fragment } from "@/lib/language/fragments";
import { degreeLevel } from "@/lib/language/studies";
import { onOneLine, trimmed } from "@/lib/language/letters";
import type { Line } from "@/lib/language/line";
import { goesOn, linesOf, type SourceText } from "@/lib/language/lines";
import { dateRangesIn } from "@/lib/language/dates";
import { type SectionKind, sectionKind } from "@/lib/language/section-headings";

/** Without headings the whole text is header; contact data is in this many first lines. */
const longestHeader = 15;

/** The lines with a person's contact and personal data: the top of the document and the personal sections. */
export const contactLines = (lines: readonly Line[]): Line[] =>
  lines.filter(
    ({ section }, index) => section === "personal" || (section === "header" && index < longestHeader),
  );

/** A line's content of one kind: the whole line in such a section, or the text after such a label elsewhere. */
export function partOf(line: Line, kind: SectionKind): Fragment | null {
  if (line.label) return line.label.kind === kind ? fragment(line, line.label.end) : null;
  return line.section === kind && !line.heading ? line : null;
}

/** Joins letter-spaced words: "E X P E R I E N C E"; two spaces separate words. */
export function closeLetterSpacing(text: string): string {
  if (!/^\S(?: {1,2}\S){3,}$/.test(text)) return text;
  const words = text.split("  ").map((word) => word.replaceAll(" ", ""));
  return words.filter(Boolean).join(" ");
}

/** The section a folded line announces, or null if it is not a heading. */
export function headingKind(low: string): SectionKind | null {
  if (low.length > 60) return null;
  const bare = closeLetterSpacing(low);
  const phrase = trimmed(onOneLine(bare.replace(/[^a-z&/+,' -]+/g, " ")), " -,");
  return phrase && phrase.length <= 48 ? sectionKind(phrase) : null;
}

const documentTitle = regex("^{document}");
/** Headings of either studies or skills. */
const studiesOrSkills = regex("^{studiesOrSkills}");
const labelled = /^([a-z][a-z'&/ -]{2,38}?)\s*:\s*(?=\S)/;

/** The lines of a CV with their sections. Headings start one; a label ("Languages: …") applies to its own line only. */
export function cvLines(source: SourceText): Line[] {
  const lines = linesOf(source);
  let section: SectionKind = "header";
  return lines.map((line, index) => {
    // A list item is not a heading unless it ends with a colon: "- Skills:".
    const isItem = line.bullet && !line.text.endsWith(":");
    // "Résumé" is the heading of a French summary, but the document's title on the first line.
    const titled = index === 0 && documentTitle.test(line.low);
    // "…in a range of\nactivities." continues the previous line, so "activities" is not a heading.
    const mayOpen = !isItem && !titled && !(index > 0 && goesOn(lines[index - 1]!, line));
    const open = mayOpen ? announced(lines, index) : null;
    if (open) section = open;
    const [before = "", called = ""] = open ? [] : (labelled.exec(line.low) ?? []);
    const kind = headingKind(called);
    return { ...line, section, heading: open !== null, label: kind && { kind, end: before.length } };
  });
}

const longestHeading = 45;

/** The section a line opens: "Qualifications" above degrees, education; "Sales Experience" above dates, work. */
function announced(lines: readonly Line[], index: number): SectionKind | null {
  const { text, low } = lines[index]!;
  const kind = headingKind(low);
  const below = lines.slice(index + 1, index + 5);
  if (studiesOrSkills.test(low) && below.some((line) => degreeLevel(line.low) > 0)) return "education";
  if (kind || text.length > longestHeading) return kind;
  const isWork = sectionKind(/(?<!\p{L})\p{L}+(?=:?$)/u.exec(low)?.[0] ?? "") === "experience";
  return isWork && below.some((line) => dateRangesIn(line.low).length > 0) ? "experience" : null;
}

/** Returns a function that finds where the text after a leading label ("Name: …") begins; 0 without one. */
export function afterLabel(list: string) {
  const label = new RegExp(`^${listed(list)}\\s*[:•|>-]+\\s*`, "u");
  return (low: string) => label.exec(low)?.[0].length ?? 0;
}

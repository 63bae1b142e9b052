import { listed, worded } from "@/lib/language/lists";
import { type Fragment, fragment } from "@/lib/language/fragments";
import { degreeLevel } from "@/lib/language/studies";
import { onOneLine, trimmed } from "@/lib/language/letters";
import { goesOn, type Line } from "@/lib/language/lines";
import { dateRangesIn } from "@/lib/language/moments";
import { type SectionKind, sectionKind } from "@/lib/language/section-headings";

/** A line with what part of the CV it belongs to. */
export type PlacedLine = Line & {
  section: SectionKind;
  /** The line is nothing but a heading. */
  heading: boolean;
  /** "Skills: Java, SQL": what the words before the colon announce, and where the rest begins in the line. */
  label: { kind: SectionKind; end: number } | null;
};

/** Without headings the whole text is header; contact data stands in its first lines. */
const longestHeader = 15;

/** The lines that hold a person's contact and personal data: the top of the document and sections called so. */
export const contactLines = (lines: readonly PlacedLine[]): PlacedLine[] =>
  lines.filter(
    ({ section }, index) => section === "personal" || (section === "header" && index < longestHeader),
  );

/** What a line says of one kind of thing: all of it in such a section, what follows such a label elsewhere. */
export function partOf(line: PlacedLine, kind: SectionKind): Fragment | null {
  if (line.label) return line.label.kind === kind ? fragment(line, line.label.end) : null;
  return line.section === kind && !line.heading ? line : null;
}

/** "E X P E R I E N C E" is a word; two spaces part words. */
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

const names = worded("^{document}");
/** What heads studies as well as skills. */
const studies = worded("^{studiesOrSkills}");
const labelled = /^([a-z][a-z'&/ -]{2,38}?)\s*:\s*(?=\S)/;

/** Gives each line its section. Headings open one; a label ("Languages: …") holds for its own line alone. */
export function placeLines(lines: readonly Line[]): PlacedLine[] {
  let section: SectionKind = "header";
  return lines.map((line, index) => {
    // An item of a list is no heading, but for one that announces what stands below: "- Skills:".
    const isItem = line.bullet && !line.text.endsWith(":");
    // "Résumé" heads a summary in French, and the whole document on its first line.
    const titled = index === 0 && names.test(line.low);
    // "…in a range of\nactivities." goes on from the line before, and "activities" is no heading there.
    const mayOpen = !isItem && !titled && !(index > 0 && goesOn(lines[index - 1]!, line));
    const open = mayOpen ? announced(lines, index) : null;
    if (open) section = open;
    const [before = "", called = ""] = open ? [] : (labelled.exec(line.low) ?? []);
    const kind = headingKind(called);
    return { ...line, section, heading: open !== null, label: kind && { kind, end: before.length } };
  });
}

const longestHeading = 45;

/** What a line heads: "Qualifications" above degrees are studies, "Production Experience" above dates is work. */
function announced(lines: readonly Line[], index: number): SectionKind | null {
  const { text, low } = lines[index]!;
  const kind = headingKind(low);
  const below = lines.slice(index + 1, index + 5);
  if (studies.test(low) && below.some((line) => degreeLevel(line.low) > 0)) return "education";
  if (kind || text.length > longestHeading) return kind;
  const isWork = sectionKind(/\p{L}+(?=:?$)/u.exec(low)?.[0] ?? "") === "experience";
  return isWork && below.some((line) => dateRangesIn(line.low).length > 0) ? "experience" : null;
}

/** A reader of a label that opens a folded text, "Name: …": where what it announces begins; 0 without one. */
export function afterLabel(list: string) {
  const label = new RegExp(`^${listed(list)}\\s*[:•|>-]+\\s*`, "u");
  return (low: string) => label.exec(low)?.[0].length ?? 0;
}

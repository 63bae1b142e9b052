import { listed, regex } from "@/lib/reading/language/lists";
import { type Fragment, fragment } from "@/lib/reading/language/fragments";
import { degreeLevel, namesSchool } from "@/lib/reading/language/studies";
import { hasOrganizationMark, namesWork, soundsLikeWork } from "@/lib/reading/language/job-words";
import { onOneLine, trimmed } from "@/lib/reading/language/letters";
import type { Line } from "@/lib/reading/language/line";
import { goesOn, linesOf, type SourceText } from "@/lib/reading/language/lines";
import { dateRangesIn, isMonthFirst, statesPeriod } from "@/lib/reading/language/dates";
import { type SectionKind, sectionKind } from "@/lib/reading/language/section-headings";
import { type Run, withRuns } from "@/lib/runs";
import { withCells } from "./set-apart";

/** Without headings the whole text is header; contact data is in this many first lines. */
const longestHeader = 15;

/** The lines with a person's contact and personal data: the top of the document and the personal sections. */
export function contactLines(lines: readonly Line[]): Line[] {
  const header = lines.filter(({ section }) => section === "header").slice(0, longestHeader);
  return lines.filter((line) => line.section === "personal" || header.includes(line));
}

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
  // "Skills (1 to 5)"
  const bare = closeLetterSpacing(low.replace(/\([^()\d]{0,20}\d[^()]{0,20}\)$/, ""));
  const phrase = trimmed(onOneLine(bare.replace(/[^a-z&/+,' -]+/g, " ")), " -,");
  return phrase && phrase.length <= 48 ? sectionKind(phrase) : null;
}

const documentTitle = regex("^{document}");
/** Headings of either studies or skills. */
const studiesOrSkills = regex("^{studiesOrSkills}");
const labelled = /^([a-z][a-z'&/ -]{2,38}?)\s*:\s*(?=\S)/;

/** The lines of a CV with their sections. Headings start one; a label ("Languages: …") applies to its own line only. */
export function cvLines(source: SourceText, looks: readonly Run[] = []): Line[] {
  const lines = withRuns(linesOf(withCells(source, looks)).flatMap(withoutMargin), looks);
  const shared = headingsLook(lines);
  const often = repeatedIn(lines);
  const largest = new Set(largestLines(lines));
  const headingItems = lines.filter(({ bullet, low }) => bullet && headingKind(low)).length;
  let section: SectionKind = "header";
  let studies: boolean | undefined;
  const hasStudies = () => (studies ??= lines.some(({ low }) => headingKind(low) === "education"));
  const monthFirst = isMonthFirst(source.low);
  return lines.map((line, index) => {
    // A list item is not a heading unless it ends with a colon, "- Skills:", or the headings are items of a list.
    const isItem =
      line.bullet &&
      !line.text.endsWith(":") &&
      !(headingItems > 2 && !headingKind(lines[index + 1]?.low ?? ""));
    // "Résumé" is the heading of a French summary, but the document's title on the first line.
    const titled = index === 0 && documentTitle.test(line.low);
    // "…in a range of\nactivities." continues the previous line, so "activities" is not a heading.
    const mayOpen = !isItem && !titled && !(index > 0 && goesOn(lines[index - 1]!, line));
    const named = mayOpen ? announced(lines, index, hasStudies) : null;
    // Above the tasks of each role: "Highlights".
    const isRepeated =
      section === "experience" && often.has(line.low) && named !== "experience" && named !== "education";
    const isText = shared !== null && !line.gap && lookOf(line) === shared.text;
    const open =
      isRepeated || isText ? null : (named ?? (shared?.unknown.has(line) ? kindOfWords(line) : null));
    // Beside a column with sections of its own, the name begins the header.
    if (largest.has(line)) section = "header";
    if (open) section = open;
    const [lead = "", called = ""] = open ? [] : (labelled.exec(line.low) ?? []);
    const kind = headingKind(called);
    return {
      ...line,
      section,
      monthFirst,
      heading: open !== null,
      label: kind && { kind, end: lead.length },
    };
  });
}

/** The kind of a heading that nobody knows, by its last or first word: "Compétences numériques". */
const kindOfWords = ({ low }: Line) =>
  sectionKind(low.slice(low.lastIndexOf(" ") + 1)) ?? sectionKind(low.split(" ", 1)[0]!) ?? "other";

/** How a line is set: size and weight of its beginning, and whether it is in capitals. */
const lookOf = ({ runs: [run], text }: Line) => `${run?.size} ${run?.bold} ${text === text.toUpperCase()}`;

/**
 * How the known headings of a document are set, if they are set alike and unlike its text, and the lines set like them
 * that are no known headings, "Talks". Null without that.
 */
function headingsLook(lines: readonly Line[]): { text: string; unknown: ReadonlySet<Line> } | null {
  const known = lines.filter(({ low, bullet }) => !bullet && headingKind(low));
  const [look, count = 0] = mostOf(known.map((line) => [lookOf(line), 1]));
  const [text] = mostOf(
    lines.flatMap((line) =>
      line.runs.length === 0
        ? [[lookOf(line), line.text.length]]
        : line.runs.map((run) => [lookOf({ ...line, runs: [run] }), run.end - run.start]),
    ),
  );
  if (look === undefined || text === undefined || look === text || count < known.length * 0.6) return null;
  const alike = lines.filter((line, at) => at >= nameLines && lookOf(line) === look);
  // Where nothing else is set like them, no title and no employer, each is a heading, and it need not stand apart.
  const areAll = alike.every(
    (line, at) =>
      known.includes(line) ||
      (mayBeHeading(line) && !mayBeField(line) && lines[lines.indexOf(line) + 1] !== alike[at + 1]),
  );
  if (count < 3 && !areAll) return null;
  const first = lines.indexOf(known[0]!);
  const unknown = alike.filter((line) => {
    const at = lines.indexOf(line);
    const isLarger = (line.runs[0]?.size ?? 0) > 1.1 * Number.parseFloat(text);
    const standsApart = areAll || (at > first && line.gap && (isLarger || (lines[at + 1]?.gap ?? false)));
    return standsApart && mayBeHeading(line) && !known.includes(line);
  });
  return { text, unknown: new Set(areAll || unknown.length <= known.length ? unknown : []) };
}

/** Lines at the top that may have the person's name and occupation. */
const nameLines = 3;
const mayBeHeading = ({ text, bullet }: Line) =>
  !bullet && text.length <= longestHeading && !/[\d.,;:@]/.test(text);
const mayBeField = ({ low }: Line) => namesWork(low) || soundsLikeWork(low) || hasOrganizationMark(low);

/** The look with the most weight, and that weight. */
function mostOf(looks: [string, number][]): [string, number] | [] {
  const sums = new Map<string, number>();
  for (const [look, weight] of looks) sums.set(look, (sums.get(look) ?? 0) + weight);
  return [...sums].toSorted((a, b) => b[1] - a[1])[0] ?? [];
}

/** The lines in the largest letters, if these are clearly larger than the text and at most two. */
export function largestLines(lines: readonly Line[]): Line[] {
  const sizes = lines.map(({ runs: [run] }) => run?.size ?? 0).toSorted((a, b) => b - a);
  const [largest = 0, usual = 0] = [sizes[0], sizes[sizes.length >> 1]];
  const shown = lines.filter(({ runs: [run] }) => run?.size === largest);
  return usual > 0 && largest > 1.3 * usual && shown.length <= 2 ? shown : [];
}

/** A heading in the margin beside the first line of its section, "Experience\tAcme Ltd", as a line of its own. */
function withoutMargin(line: Line): Line[] {
  const tab = line.bullet ? -1 : line.text.indexOf("\t");
  if (tab < 0 || !headingKind(line.low.slice(0, tab))) return [line];
  const [margin, rest] = [fragment(line, 0, tab), fragment(line, tab)];
  return margin && rest
    ? [
        { ...line, ...margin },
        { ...line, ...rest, gap: true },
      ]
    : [line];
}

/** Short lines that occur several times. */
function repeatedIn(lines: readonly Line[]): Set<string> {
  const seen = new Set<string>();
  return new Set(lines.filter(({ low }) => seen.size === seen.add(low).size).map(({ low }) => low));
}

const longestHeading = 45;

/**
 * The section a line opens: "Qualifications" above degrees, education, as "Training" above periods is in a document
 * without studies; "Sales Experience" and "Career Summary" above periods, work.
 */
function announced(lines: readonly Line[], index: number, hasStudies: () => boolean): SectionKind | null {
  const { text, low } = lines[index]!;
  const kind = headingKind(low);
  const below = lines.slice(index + 1, index + 5);
  if (studiesOrSkills.test(low) && below.some((line) => degreeLevel(line.low) > 0)) return "education";
  if (kind === "summary" || kind === "certificates") return kindByContent(kind, below, hasStudies);
  if (kind || text.length > longestHeading) return kind;
  const last = sectionKind(/(?<!\p{L})\p{L}+(?=:?$)/u.exec(low)?.[0] ?? "");
  const isEntries = (last === "experience" || last === "education") && !/\d|\s-\s/.test(low);
  return isEntries && below.some((line) => dateRangesIn(line.low).length > 0) ? last : null;
}

/** A summary of periods is work, and training with schools or periods education where nothing else is. */
function kindByContent(kind: SectionKind, below: readonly Line[], hasStudies: () => boolean): SectionKind {
  const end = below.findIndex((line) => headingKind(line.low));
  const own = below.slice(0, end < 0 ? below.length : end);
  const periods = own.filter((line) => statesPeriod(line.low)).length;
  if (kind === "summary") return periods > 1 ? "experience" : kind;
  const isStudy = ({ low }: Line) => (hasStudies() ? degreeLevel(low) > 2 : namesSchool(low));
  return own.some(isStudy) || (periods > 0 && !hasStudies()) ? "education" : kind;
}

/** Returns a function that finds where the text after a leading label ("Name: …") begins; 0 without one. */
export function afterLabel(list: string) {
  const label = new RegExp(`^${listed(list)}\\s*[:•|>-]+\\s*`, "u");
  return (low: string) => label.exec(low)?.[0].length ?? 0;
}

import mammoth from "mammoth";
import { type Line, lineOf } from "@/lib/language/line.ts";
import { cleanText, joinSpacedLetters } from "../clean-text.ts";
import { rowLines } from "../flowing/row-lines.ts";

/** The subset of mammoth's document model that is used here. */
type Node = {
  type: string;
  value?: string;
  breakType?: string;
  styleName?: string | null;
  numbering?: unknown;
  children?: Node[];
  checked?: boolean;
};

/** Marks a page break that Word only recorded, which mammoth's model omits. A Unicode noncharacter. */
const mark = "\uFDD0";
const noted = /<((?:\w+:)?)lastRenderedPageBreak\s*(?:\/>|>\s*<\/\1lastRenderedPageBreak>)/g;

/** Marks a part's page breaks as of Word's last layout, for `linesOfPackage`. */
export const withPageBreaks = (xml: string) => xml.replaceAll(mark, "").replace(noted, `<$1t>${mark}</$1t>`);

/** Whether a page has started since the last line. */
type PageState = { startsPage: boolean };
const opensWithBreak = (text: string) => text.trimStart().startsWith(mark);
const breaksInside = (text: string) => text.replace(/^[\s\uFDD0]+/, "").includes(mark);

/** A DOCX as lines in reading order: paragraphs with the author's line breaks, tables row by row. */
export async function linesOfPackage(bytes: Buffer): Promise<Line[]> {
  let document: Node | null = null;
  await mammoth.convertToHtml(
    { buffer: bytes },
    {
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      // Only the model is needed; an empty document keeps mammoth from generating unused HTML.
      transformDocument: (model: Node) => {
        document = model;
        return { ...model, children: [] };
      },
    },
  );
  return document === null ? [] : blocksOf((document as Node).children ?? [], { startsPage: false });
}

function blocksOf(nodes: readonly Node[], page: PageState): Line[] {
  const lines: Line[] = [];
  let gap = false;
  for (const node of nodes) {
    const block =
      node.type === "paragraph"
        ? paragraphLines(node, page)
        : node.type === "table"
          ? tableLines(node, page)
          : blocksOf(node.children ?? [], page);
    const heading = isHeading(node);
    const [first] = block;
    if (!first) {
      gap = true;
      continue;
    }
    first.gap = lines.length > 0 && (gap || heading || node.type === "table");
    lines.push(...block);
    gap = node.type === "table";
  }
  return lines;
}

const isHeading = ({ styleName }: Node) => /^(heading|title)/i.test(styleName ?? "");

function paragraphLines(paragraph: Node, page: PageState): Line[] {
  const lines: Line[] = [];
  for (const raw of rawText(paragraph).split("\n")) {
    if (opensWithBreak(raw)) page.startsPage = true;
    const text = joinSpacedLetters(cleanText(raw.replaceAll(mark, "")));
    if (text === "") continue;
    lines.push(lineOf({ text, startsPage: page.startsPage }));
    // A line that continues on the next page counts as on the first.
    page.startsPage = breaksInside(raw);
  }
  const [first] = lines;
  // Headings have an outline number, which is mostly not displayed.
  if (first && paragraph.numbering && !isHeading(paragraph) && !first.text.startsWith("•"))
    first.text = `• ${first.text}`;
  return lines;
}

function rawText(node: Node): string {
  switch (node.type) {
    case "text":
      // Word keeps tabs inside text; line breaks are only XML formatting.
      return (node.value ?? "").replace(/[\r\n]+/g, " ");
    case "tab":
      return "\t";
    case "break":
      return node.breakType === "page" ? `\n${mark}` : "\n";
    case "checkbox":
      return node.checked ? "☒" : "☐";
    default:
      return (node.children ?? []).map(rawText).join("");
  }
}

/** Cells are side by side: a row counts as on the page that it begins on. */
const tableLines = (table: Node, page: PageState): Line[] =>
  (table.children ?? []).flatMap((row) => {
    const cells = (row.children ?? []).map((cell) => blocksOf(cell.children ?? [], { startsPage: false }));
    const lines = rowLines(cells).map((line) => ({ ...line, startsPage: false }));
    const raw = rawText(row);
    if (opensWithBreak(raw)) page.startsPage = true;
    const [first] = lines;
    if (first) Object.assign(first, { startsPage: page.startsPage });
    if (first) page.startsPage = breaksInside(raw);
    return lines;
  });

import mammoth from "mammoth";
import type { Line } from "@/lib/reading/language/line.ts";
import type { Look } from "@/lib/runs.ts";
import { lineOfPieces, type Piece, splitAtBreaks, withBullet } from "../looks.ts";
import type { NamedLooks } from "./named-looks.ts";
import { rowLines } from "../flowing/row-lines.ts";

/** The subset of mammoth's document model that is used here. */
type Node = {
  type: string;
  value?: string;
  breakType?: string;
  styleId?: string | null;
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

/** `startsPage`: whether a page has started since the last line. */
type State = { startsPage: boolean; looks: NamedLooks };
const opensWithBreak = (text: string) => text.trimStart().startsWith(mark);
const breaksInside = (text: string) => text.replace(/^[\s\uFDD0]+/, "").includes(mark);

/** A DOCX as lines in reading order: paragraphs with the author's line breaks, tables row by row. */
export async function linesOfPackage(bytes: Buffer, looks: NamedLooks): Promise<Line[]> {
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
  return document === null ? [] : blocksOf((document as Node).children ?? [], { startsPage: false, looks });
}

function blocksOf(nodes: readonly Node[], state: State): Line[] {
  const lines: Line[] = [];
  let gap = false;
  for (const node of nodes) {
    const block =
      node.type === "paragraph"
        ? paragraphLines(node, state)
        : node.type === "table"
          ? tableLines(node, state)
          : blocksOf(node.children ?? [], state);
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

function paragraphLines(paragraph: Node, state: State): Line[] {
  const lines: Line[] = [];
  for (const pieces of splitAtBreaks(piecesOf(paragraph, state.looks))) {
    const raw = textOf(pieces);
    if (opensWithBreak(raw)) state.startsPage = true;
    const line = lineOfPieces(pieces.map(({ text, look }) => ({ text: text.replaceAll(mark, ""), look })));
    if (line.text === "") continue;
    lines.push({ ...line, startsPage: state.startsPage });
    // A line that continues on the next page counts as on the first.
    state.startsPage = breaksInside(raw);
  }
  const [first] = lines;
  // Headings have an outline number, which is mostly not displayed.
  if (first && paragraph.numbering && !isHeading(paragraph)) lines[0] = withBullet(first);
  return lines;
}

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

/** The texts in a node, each with the look of its run. */
function piecesOf(node: Node, looks: NamedLooks, look: Look | null = null): Piece[] {
  switch (node.type) {
    case "text":
      // Word keeps tabs inside text; line breaks are only XML formatting.
      return [{ text: (node.value ?? "").replace(/[\r\n]+/g, " "), look }];
    case "tab":
      return [{ text: "\t", look }];
    case "break":
      return [{ text: node.breakType === "page" ? `\n${mark}` : "\n", look }];
    case "checkbox":
      return [{ text: node.checked ? "☒" : "☐", look }];
    default: {
      const own = node.type === "run" ? looks.look(node.styleId) : look;
      return (node.children ?? []).flatMap((child) => piecesOf(child, looks, own));
    }
  }
}

/** Cells are side by side: a row counts as on the page that it begins on. */
const tableLines = (table: Node, state: State): Line[] =>
  (table.children ?? []).flatMap((row) => {
    const cells = (row.children ?? []).map((cell) =>
      blocksOf(cell.children ?? [], { ...state, startsPage: false }),
    );
    const lines = rowLines(cells).map((line) => ({ ...line, startsPage: false }));
    const raw = textOf(piecesOf(row, state.looks));
    if (opensWithBreak(raw)) state.startsPage = true;
    const [first] = lines;
    if (first) Object.assign(first, { startsPage: state.startsPage });
    if (first) state.startsPage = breaksInside(raw);
    return lines;
  });

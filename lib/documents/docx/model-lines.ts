import mammoth from "mammoth";
import type { FoundLine } from "../assemble.ts";
import { cleanText, joinSpacedLetters } from "../clean-text.ts";
import { rowLines } from "../flowing/row-lines.ts";

/** The part of mammoth's document model that is read here. */
type Node = {
  type: string;
  value?: string;
  breakType?: string;
  styleName?: string | null;
  numbering?: unknown;
  children?: Node[];
  checked?: boolean;
};

/** Stands for the turn of a page, which mammoth's model leaves out where Word only noted it. No character of Unicode. */
const turn = "\uFDD0";
const noted = /<((?:\w+:)?)lastRenderedPageBreak\s*(?:\/>|>\s*<\/\1lastRenderedPageBreak>)/g;

/** A part in which pages turn where they did when Word last laid it out, for `linesOfPackage`. */
export const withTurns = (xml: string) => xml.replaceAll(turn, "").replace(noted, `<$1t>${turn}</$1t>`);

/** Whether a page has turned since the last line. */
type At = { turned: boolean };
const opensWithTurn = (text: string) => text.trimStart().startsWith(turn);
const turnsInside = (text: string) => text.replace(/^[\s\uFDD0]+/, "").includes(turn);

/** A DOCX as lines in reading order: paragraphs broken where the author broke them, tables row by row. */
export async function linesOfPackage(bytes: Buffer): Promise<FoundLine[]> {
  let document: Node | null = null;
  await mammoth.convertToHtml(
    { buffer: bytes },
    {
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      // The model is what is wanted; an empty document keeps mammoth from writing HTML nobody reads.
      transformDocument: (model: Node) => {
        document = model;
        return { ...model, children: [] };
      },
    },
  );
  return document === null ? [] : blocksOf((document as Node).children ?? [], { turned: false });
}

function blocksOf(nodes: readonly Node[], at: At): FoundLine[] {
  const lines: FoundLine[] = [];
  let apart = false;
  for (const node of nodes) {
    const block =
      node.type === "paragraph"
        ? paragraphLines(node, at)
        : node.type === "table"
          ? tableLines(node, at)
          : blocksOf(node.children ?? [], at);
    const heading = isHeading(node);
    const [first] = block;
    if (!first) {
      apart = true;
      continue;
    }
    first.apart = lines.length > 0 && (apart || heading || node.type === "table");
    lines.push(...block);
    apart = node.type === "table";
  }
  return lines;
}

const isHeading = ({ styleName }: Node) => /^(heading|title)/i.test(styleName ?? "");

function paragraphLines(paragraph: Node, at: At): FoundLine[] {
  const lines: FoundLine[] = [];
  for (const raw of rawText(paragraph).split("\n")) {
    if (opensWithTurn(raw)) at.turned = true;
    const text = joinSpacedLetters(cleanText(raw.replaceAll(turn, "")));
    if (text === "") continue;
    lines.push({ text, box: null, apart: false, turns: at.turned });
    // Of a line that goes over two pages all is on the first.
    at.turned = turnsInside(raw);
  }
  const [first] = lines;
  // Headings have an outline number, mostly none that shows.
  if (first && paragraph.numbering && !isHeading(paragraph) && !first.text.startsWith("•"))
    first.text = `• ${first.text}`;
  return lines;
}

function rawText(node: Node): string {
  switch (node.type) {
    case "text":
      // A tab in the text is a tab to Word; a line break in it is only how the XML was written.
      return (node.value ?? "").replace(/[\r\n]+/g, " ");
    case "tab":
      return "\t";
    case "break":
      return node.breakType === "page" ? `\n${turn}` : "\n";
    case "checkbox":
      return node.checked ? "☒" : "☐";
    default:
      return (node.children ?? []).map(rawText).join("");
  }
}

/** Cells stand side by side: a row is on the page that it begins on. */
const tableLines = (table: Node, at: At): FoundLine[] =>
  (table.children ?? []).flatMap((row) => {
    const cells = (row.children ?? []).map((cell) => blocksOf(cell.children ?? [], { turned: false }));
    const lines = rowLines(cells).map((line) => ({ ...line, turns: false }));
    const raw = rawText(row);
    if (opensWithTurn(raw)) at.turned = true;
    const [first] = lines;
    if (first) Object.assign(first, { turns: at.turned });
    if (first) at.turned = turnsInside(raw);
    return lines;
  });

import mammoth from "mammoth";
import type { FoundLine } from "../assemble.ts";
import { cleanText, joinSpacedLetters } from "../clean-text.ts";
import { rowLines } from "../flowing/row-lines.ts";

/** The part of mammoth's document model that is read here. */
type Node = {
  type: string;
  value?: string;
  styleName?: string | null;
  numbering?: unknown;
  children?: Node[];
  checked?: boolean;
};

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
  return document === null ? [] : blocksOf((document as Node).children ?? []);
}

function blocksOf(nodes: readonly Node[]): FoundLine[] {
  const lines: FoundLine[] = [];
  let apart = false;
  for (const node of nodes) {
    const block =
      node.type === "paragraph"
        ? paragraphLines(node)
        : node.type === "table"
          ? tableLines(node)
          : blocksOf(node.children ?? []);
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

function paragraphLines(paragraph: Node): FoundLine[] {
  const lines = rawText(paragraph)
    .split("\n")
    .map((line) => joinSpacedLetters(cleanText(line)))
    .filter((line) => line !== "");
  // Headings have an outline number, mostly none that shows.
  if (paragraph.numbering && !isHeading(paragraph) && lines[0] !== undefined && !lines[0].startsWith("•"))
    lines[0] = `• ${lines[0]}`;
  return lines.map((text) => ({ text, box: null, apart: false }));
}

function rawText(node: Node): string {
  switch (node.type) {
    case "text":
      // A tab in the text is a tab to Word; a line break in it is only how the XML was written.
      return (node.value ?? "").replace(/[\r\n]+/g, " ");
    case "tab":
      return "\t";
    case "break":
      return "\n";
    case "checkbox":
      return node.checked ? "☒" : "☐";
    default:
      return (node.children ?? []).map(rawText).join("");
  }
}

function tableLines(table: Node): FoundLine[] {
  return (table.children ?? []).flatMap((row) =>
    rowLines((row.children ?? []).map((cell) => blocksOf(cell.children ?? []))),
  );
}

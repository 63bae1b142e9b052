import type { Line } from "@/lib/reading/language/line.ts";
import type { Look } from "@/lib/runs.ts";
import { a4, assemble, type HiddenText } from "../assemble.ts";
import { cleanText } from "../clean-text.ts";
import type { ReadFile } from "../document.ts";
import type { ReadLimits } from "../limits.ts";
import { lineOfPieces, type Piece, splitAtBreaks, withBullet } from "../looks.ts";
import { cleanProperties } from "../properties.ts";
import { Unreadable } from "../unreadable.ts";
import { rowLines } from "./row-lines.ts";

type Reason = HiddenText["reason"];
type Paragraph = { pieces: Piece[]; length: number; hidden: { reason: Reason; pieces: string[] }[] };
/** Lines below each other, of the document or of a cell. `row` is set while a table row in it is open. */
type Column = { lines: Line[]; gap: boolean; row: Line[][] | null };

const deepestTable = 50;
const emptyParagraph = (): Paragraph => ({ pieces: [], length: 0, hidden: [] });

/**
 * Takes the pieces of a document without pages as its reader finds them, and lays them out in lines: paragraphs with
 * the author's line breaks, tables row by row, hidden text separately. @throws Unreadable beyond the limits
 */
export class FlowingText {
  readonly #limits: ReadLimits;
  readonly #columns: Column[] = [{ lines: [], gap: false, row: null }];
  readonly #outer: Paragraph[] = [];
  readonly #hidden: HiddenText[] = [];
  #paragraph = emptyParagraph();
  #paragraphs = 0;
  #characters = 0;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  get #column() {
    return this.#columns.at(-1) as Column;
  }

  /** Whether the open paragraph has any visible text. */
  get begun() {
    return this.#paragraph.length > 0;
  }

  /** Appends text as it is in the file; "\t" separates columns, "\n" breaks the line. */
  write(text: string, look: Look | null = null, reason: Reason | null = null) {
    if (text === "") return;
    this.#characters += text.length;
    if (this.#characters > this.#limits.characters) throw new Unreadable("too_long");
    const { pieces, hidden } = this.#paragraph;
    if (reason === null) {
      pieces.push({ text, look });
      this.#paragraph.length += text.length;
      return;
    }
    const last = hidden.at(-1);
    if (last?.reason === reason) last.pieces.push(text);
    else hidden.push({ reason, pieces: [text] });
  }

  /** Ends the paragraph, if one is open. A bullet marks its first line; a heading begins a new block. */
  endParagraph({ bullet = false, heading = false } = {}) {
    const { pieces, hidden } = this.#paragraph;
    this.#paragraph = emptyParagraph();
    if (++this.#paragraphs > this.#limits.paragraphs) throw new Unreadable("too_complex");
    for (const { reason, pieces: parts } of hidden) {
      const text = cleanText(parts.join(""));
      if (text !== "") this.#hidden.push({ text, page: 1, reason });
    }
    const lines = splitAtBreaks(pieces)
      .map(lineOfPieces)
      .filter((line) => line.text !== "");
    const [first] = lines;
    if (bullet && first) lines[0] = withBullet(first);
    this.#append(lines, heading);
  }

  /** A paragraph inside another (a text box, a note): it is read before the outer one continues. */
  openInner() {
    this.#outer.push(this.#paragraph);
    if (this.#outer.length > deepestTable) throw new Unreadable("too_complex");
    this.#paragraph = emptyParagraph();
  }

  closeInner() {
    this.#endOpen();
    this.#paragraph = this.#outer.pop() ?? emptyParagraph();
  }

  openRow() {
    this.#column.row = [];
  }

  openCell() {
    this.#columns.push({ lines: [], gap: false, row: null });
    if (this.#columns.length > deepestTable) throw new Unreadable("too_complex");
  }

  closeCell() {
    if (this.#columns.length < 2) return;
    this.#endOpen();
    const { lines } = this.#columns.pop() as Column;
    this.#column.row?.push(lines);
  }

  closeRow() {
    const { row } = this.#column;
    this.#column.row = null;
    if (row) this.#append(rowLines(row), false);
  }

  /** Makes the next line start a new block. */
  startBlock() {
    this.#column.gap = true;
  }

  finish({ pictures, properties }: { pictures: boolean; properties: Iterable<string> }): ReadFile {
    this.#endOpen();
    while (this.#columns.length > 1) {
      this.closeCell();
      this.closeRow();
    }
    const document = assemble([{ ...a4, lines: this.#column.lines }], this.#hidden, this.#limits);
    if (!/[\p{L}\p{N}]/u.test(document.text)) throw new Unreadable(pictures ? "needs_ocr" : "empty");
    return { ...document, properties: cleanProperties(properties) };
  }

  #endOpen() {
    if (this.begun || this.#paragraph.hidden.length) this.endParagraph();
  }

  #append(lines: Line[], heading: boolean) {
    const column = this.#column;
    const [first] = lines;
    if (!first) {
      column.gap = true;
      return;
    }
    first.gap = column.lines.length > 0 && (column.gap || heading || first.gap);
    for (const line of lines) column.lines.push(line);
    column.gap = false;
  }
}

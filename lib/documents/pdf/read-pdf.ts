import { getResolvedPDFJS } from "unpdf";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { assemble, type FoundPage, type HiddenText } from "../assemble.ts";
import type { ReadDocument } from "../document.ts";
import type { ReadLimits } from "../limits.ts";
import { Unreadable } from "../unreadable.ts";
import { hiddenReasons } from "./hidden-glyphs.ts";
import { openPdf } from "./open-pdf.ts";
import type { Glyph } from "./glyph.ts";
import { type PageDrawing, readDrawing } from "./page-drawing.ts";
import { linesOf } from "./page-lines.ts";
import { withoutRepeatedLines } from "./running-lines.ts";

/** Reads a PDF's text. @throws Unreadable */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits): Promise<ReadDocument> {
  const pdf = await openPdf(bytes);
  try {
    if (pdf.numPages > limits.pages) throw new Unreadable("too_complex");
    return await readPages(pdf, limits);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable("corrupt", { cause: error });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Larger than any paper or screen: made to exhaust whoever lays it out. */
const largestPage = 20_000;

async function readPages(pdf: PDFDocumentProxy, limits: ReadLimits): Promise<ReadDocument> {
  const { OPS } = await getResolvedPDFJS();
  const layers = await pdf.getOptionalContentConfig();
  const pages: FoundPage[] = [];
  const hidden: HiddenText[] = [];
  let glyphs = 0;
  let marks = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const drawing = await readDrawing(page, OPS, layers, limits.characters - glyphs);
    page.cleanup();
    if (Math.max(drawing.width, drawing.height) > largestPage) throw new Unreadable("too_complex");
    glyphs += drawing.glyphs.length;
    marks += drawing.pictures.length + drawing.areas.length;
    const reasons = hiddenReasons(drawing);
    pages.push({
      width: drawing.width,
      height: drawing.height,
      lines: linesOf(
        drawing.glyphs.filter((_, i) => reasons[i] === null),
        drawing.areas,
      ),
    });
    hidden.push(...hiddenTexts(drawing, reasons, number));
  }
  const document = assemble(withoutRepeatedLines(pages), hidden, limits);
  if (!isLegible(document.text)) {
    // Nothing drawn at all is a blank sheet; anything else is letters as pictures, outlines or unmapped codes.
    throw new Unreadable(glyphs + marks === 0 ? "empty" : "needs_ocr");
  }
  return document;
}

/** Runs of hidden glyphs, in drawing order, as text with the reason. */
function hiddenTexts(
  { glyphs }: PageDrawing,
  reasons: readonly (HiddenText["reason"] | null)[],
  page: number,
) {
  const byReason = new Map<HiddenText["reason"], Glyph[]>();
  glyphs.forEach((glyph, i) => {
    const reason = reasons[i];
    if (!reason) return;
    const group = byReason.get(reason);
    if (group) group.push(glyph);
    else byReason.set(reason, [glyph]);
  });
  return [...byReason].flatMap(([reason, group]) => {
    const text = linesOf(group)
      .map((line) => line.text)
      .join("\n");
    return text === "" ? [] : [{ text, page, reason }];
  });
}

/** Fonts without a map to characters leave codes where letters should be. */
function isLegible(text: string): boolean {
  const marks = text.match(/\S/g)?.length ?? 0;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters > 0 && letters >= marks * 0.3;
}

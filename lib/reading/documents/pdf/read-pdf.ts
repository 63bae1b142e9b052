import { setTimeout as sleep } from "node:timers/promises";
import { getResolvedPDFJS } from "unpdf";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { type Assembled, assemble, type FoundPage, type HiddenText } from "../assemble.ts";
import type { ReadFile } from "../document.ts";
import type { ReadLimits } from "../limits.ts";
import { cleanProperties } from "../properties.ts";
import type { RecognizedPage } from "../recognition/recognized-page.ts";
import { Unreadable } from "../unreadable.ts";
import { hiddenReasons } from "./hidden-glyphs.ts";
import { mostCoverPixels, openPdf } from "./open-pdf.ts";
import { type PageDrawing, readDrawing } from "./page-drawing.ts";
import { linesOf } from "./page-lines.ts";
import { isLegible, lookOf, type PageLook } from "./page-look.ts";
import { linksOf, withLinks } from "./page-links.ts";
import { pdfProperties } from "./pdf-properties.ts";
import { withoutRepeatedLines } from "./running-lines.ts";

/** Reads a PDF's text, and recognises text on pictured pages if the limits allow it. @throws Unreadable */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits): Promise<ReadFile> {
  // pdf.js takes ownership of the bytes, so recognition needs a copy.
  const copy = limits.recognizedPages > 0 ? bytes.slice() : null;
  const pdf = await openPdf(bytes);
  try {
    if (pdf.numPages > limits.pages) throw new Unreadable("too_complex");
    const document = await assemblePages(await readPages(pdf, limits), copy, limits);
    return { ...document, properties: cleanProperties(await pdfProperties(pdf)) };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable("corrupt", { cause: error });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** In points. No paper or screen is larger; such a page is meant to exhaust its reader. */
const largestPage = 20_000;

type PdfPage = FoundPage & { hidden: HiddenText[]; look: PageLook };

async function readPages(pdf: PDFDocumentProxy, limits: ReadLimits): Promise<PdfPage[]> {
  const { OPS } = await getResolvedPDFJS();
  const layers = await pdf.getOptionalContentConfig();
  const pages: PdfPage[] = [];
  let glyphs = 0;
  let decoded: PDFDocumentProxy | null = null;
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      const most = limits.characters - glyphs;
      const page = await pdf.getPage(number);
      let drawing = await readDrawing(page, OPS, layers, most);
      const links = await linksOf(page);
      page.cleanup();
      if (coversText(drawing)) {
        decoded ??= await openPdf(await pdf.getData(), mostCoverPixels);
        drawing = await withPictures(decoded, number, drawing, most);
      }
      const { width, height } = drawing;
      if (Math.max(width, height) > largestPage) throw new Unreadable("too_complex");
      glyphs += drawing.glyphs.length;
      const reasons = hiddenReasons(drawing);
      const visible = drawing.glyphs.filter((_, i) => reasons[i] === null);
      const lines = linesOf(withLinks(visible, links), drawing.areas);
      const hidden = hiddenTexts(drawing, reasons, number);
      pages.push({ width, height, lines, hidden, look: lookOf(drawing, lines) });
    }
    return pages;
  } finally {
    await decoded?.loadingTask.destroy();
  }
}

const coversText = (drawing: PageDrawing) =>
  drawing.pictures.length > 0 && hiddenReasons(drawing).includes("covered");

/** Redraws a page with decoded pictures: one above text may be partly transparent (a frame, a watermark). */
async function withPictures(decoded: PDFDocumentProxy, number: number, first: PageDrawing, glyphs: number) {
  const { OPS } = await getResolvedPDFJS();
  const page = await decoded.getPage(number);
  const drawing = await readDrawing(page, OPS, await decoded.getOptionalContentConfig(), glyphs);
  page.cleanup();
  return { ...drawing, pictures: first.pictures };
}

async function assemblePages(
  pages: readonly PdfPage[],
  copy: Uint8Array | null,
  limits: ReadLimits,
): Promise<Assembled> {
  const read = assemble(
    withoutRepeatedLines(pages),
    pages.flatMap(({ hidden }) => hidden),
    limits,
  );
  const legible = isLegible(read.text);
  // Without any text, anything drawn may be letters: pictures, outlines, or codes of an unknown font.
  const suspect: PageLook[] = legible ? ["picture"] : ["picture", "marks", "text"];
  const numbers = pages.flatMap(({ look }, i) => (suspect.includes(look) ? [i + 1] : []));
  if (numbers.length === 0 && legible) return read;
  if (numbers.length === 0) throw new Unreadable("empty");
  const recognized = copy ? await recognize(copy, numbers, limits) : new Map<number, RecognizedPage>();
  if (recognized.size === 0) {
    if (!legible) throw new Unreadable("needs_ocr");
    return { ...read, recognition: { pages: [], unread: numbers, confidence: null } };
  }
  const whole = pages.map((page, i) => ({ ...page, ...recognized.get(i + 1) }));
  const hidden = pages.flatMap((page, i) => [
    ...page.hidden,
    ...(recognized.get(i + 1)?.hidden ?? []).map((text): HiddenText => ({
      text,
      page: i + 1,
      reason: "low_contrast",
    })),
  ]);
  const confidences = [...recognized.values()].map(({ confidence }) => confidence);
  return {
    ...assemble(withoutRepeatedLines(whole), hidden, limits),
    recognition: {
      pages: [...recognized.keys()],
      unread: numbers.filter((number) => !recognized.has(number)),
      confidence: Math.round(confidences.reduce((sum, value) => sum + value, 0) / confidences.length),
    },
  };
}

/** Imported on demand: it is large, and optional. */
async function recognize(bytes: Uint8Array, numbers: number[], limits: ReadLimits) {
  const { recognizePages } = await import("../recognition/recognize-pages.ts");
  const timeIsUp = sleep(limits.milliseconds * 0.8, undefined, { ref: false });
  return recognizePages(bytes, numbers.slice(0, limits.recognizedPages), timeIsUp);
}

/** Runs of hidden glyphs, in drawing order, as text with the reason. */
function hiddenTexts(
  { glyphs }: PageDrawing,
  reasons: readonly (HiddenText["reason"] | null)[],
  page: number,
) {
  return [...Map.groupBy(glyphs, (_, i) => reasons[i])].flatMap(([reason, group]) => {
    if (!reason) return [];
    const text = linesOf(group)
      .map((line) => line.text)
      .join("\n");
    return text === "" ? [] : [{ text, page, reason }];
  });
}

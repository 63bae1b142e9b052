import { AnnotationMode, getDocument, GlobalWorkerOptions, TextLayer, VerbosityLevel } from "pdfjs-dist";
import type { PDFDocumentLoadingTask, PDFPageProxy, PageViewport } from "pdfjs-dist";
import { piecesOf } from "./pieces";

// A file of ours, whose answer lets it load nothing (next.config.ts): in it a stranger's file is taken apart.
GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).href;

/** Pictures of more pixels are left out, so that a file cannot fill the memory. */
const largestPicture = 32_000_000;

/**
 * Opens a stranger's PDF to be looked at. What it could do beyond being drawn is off: it runs no script (there is none in
 * this part of pdf.js), shows no form, fetches nothing, and has no WebAssembly decoders.
 */
export const openPdf = (data: ArrayBuffer): PDFDocumentLoadingTask =>
  getDocument({
    data,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: largestPicture,
    verbosity: VerbosityLevel.ERRORS,
  });

/** Draws a page without its annotations: neither links, nor fields, nor notes. Returns what stops the drawing. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, viewport: PageViewport) {
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE });
}

/** The page's text over its picture, to be read aloud, copied and marked; and its pieces, as they stand in `elements`. */
export async function layText(page: PDFPageProxy, container: HTMLElement, viewport: PageViewport) {
  const content = await page.getTextContent();
  const layer = new TextLayer({ textContentSource: content, container, viewport });
  await layer.render();
  return { elements: layer.textDivs, pieces: piecesOf(content, page.view) };
}

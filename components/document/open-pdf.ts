import { AnnotationMode, getDocument, GlobalWorkerOptions, TextLayer, VerbosityLevel } from "pdfjs-dist";
import type { PDFDocumentLoadingTask, PDFPageProxy, PageViewport } from "pdfjs-dist";
import { piecesOf } from "./pieces";

// The worker parses untrusted files. Its own response has a policy that lets it load nothing (next.config.ts).
GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).href;

/** In pixels. Larger images are left out, so that a file cannot exhaust the memory. */
const largestImage = 32_000_000;

/**
 * Opens an untrusted PDF for viewing. Everything but drawing is off: no scripts (this part of pdf.js has none), no
 * forms, no fetching, and no WebAssembly decoders.
 */
export const openPdf = (data: ArrayBuffer): PDFDocumentLoadingTask =>
  getDocument({
    data,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: largestImage,
    verbosity: VerbosityLevel.ERRORS,
  });

/** Draws a page without its annotations (links, fields, notes). Returns the task, which can be cancelled. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, viewport: PageViewport) {
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE });
}

/** Lays a page's text over its picture, to be read aloud, copied and highlighted. `pieces[i]` is in `elements[i]`. */
export async function layText(page: PDFPageProxy, container: HTMLElement, viewport: PageViewport) {
  const content = await page.getTextContent();
  const layer = new TextLayer({ textContentSource: content, container, viewport });
  await layer.render();
  return { elements: layer.textDivs, pieces: piecesOf(content, page.view) };
}

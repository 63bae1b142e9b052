import path from "node:path";
import { fileURLToPath } from "node:url";
import type * as Canvas from "@napi-rs/canvas";
import type { PDFDocumentProxy } from "pdfjs-dist";

/** A page as a person sees it, in pixels, `scale` of them to a point. */
export type PagePicture = {
  png: Buffer;
  /** RGBA, row by row. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  scale: number;
};

/** Degrees clockwise, for a page that was scanned lying on its side or its head. */
export type Turn = 0 | 90 | 180 | 270;

/** The models learnt from letters of about this many dots per inch; finer takes longer and reads no better. */
export const dotsPerInch = 200;
/** An A4 page at that resolution has 3.9 million pixels. Larger pages are drawn coarser. */
const mostPixels = 4_500_000;
/** A picture beyond this is left white: an A4 page at 600 dots per inch has 35 million. */
export const mostPicturePixels = 36_000_000;

/** Has no types of its own. */
const otherHalf = "pdfjs-dist/legacy/build/pdf.worker.mjs" as string;

/**
 * Draws pages of a PDF, pictures and all. unpdf, which reads text, comes without the decoders that scanners' pictures
 * need (CCITT, JBIG2, JPEG 2000); the whole pdf.js has them as WebAssembly. Letters are drawn from their outlines:
 * no font of the file reaches a native parser, and pictures reach the canvas as bare pixels.
 *
 * @throws when pdf.js or the canvas is not installed.
 */
export class PagePictures {
  readonly #pdf: PDFDocumentProxy;
  readonly #canvas: typeof Canvas;

  private constructor(pdf: PDFDocumentProxy, canvas: typeof Canvas) {
    this.#pdf = pdf;
    this.#canvas = canvas;
  }

  static async open(bytes: Uint8Array): Promise<PagePictures> {
    const canvas = await import("@napi-rs/canvas");
    const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    // pdf.js asks here for its other half, and unpdf has put its own, without the decoders.
    Object.assign(globalThis, { pdfjsWorker: (await import(otherHalf)) as unknown });
    const home = path.dirname(fileURLToPath(import.meta.resolve("pdfjs-dist/package.json")));
    const pdf = await getDocument({
      data: bytes,
      wasmUrl: path.join(home, "wasm") + path.sep,
      verbosity: VerbosityLevel.ERRORS,
      maxImageSize: mostPicturePixels,
      disableFontFace: true,
      useSystemFonts: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
    }).promise;
    return new PagePictures(pdf, canvas);
  }

  async draw(number: number, turn: Turn = 0): Promise<PagePicture> {
    const page = await this.#pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(dotsPerInch / 72, Math.sqrt(mostPixels / (width * height)));
    const viewport = page.getViewport({ scale, rotation: (page.rotate + turn) % 360 });
    const canvas = this.#canvas.createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext("2d");
    // The canvas is the DOM's in all that pdf.js asks of it.
    await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
    page.cleanup();
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const size = { width: canvas.width, height: canvas.height };
    return { png: canvas.toBuffer("image/png"), pixels: data, ...size, scale };
  }

  async close(): Promise<void> {
    await this.#pdf.loadingTask.destroy();
  }
}

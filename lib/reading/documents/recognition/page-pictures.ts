import path from "node:path";
import { fileURLToPath } from "node:url";
import type * as Canvas from "@napi-rs/canvas";
import type { PDFDocumentProxy } from "pdfjs-dist";

/** A rendered page; `scale` is pixels per point. */
export type PagePicture = {
  png: Buffer;
  /** RGBA, row by row. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  scale: number;
};

/** Degrees clockwise, for a page that was scanned sideways or upside down. */
export type Turn = 0 | 90 | 180 | 270;

/** The models were trained at about this many dots per inch; more takes longer and recognises no better. */
export const dotsPerInch = 200;
/** An A4 page at that resolution has 3.9 million pixels. Larger pages are drawn at a lower resolution. */
const mostPixels = 4_500_000;
/** Larger pictures are left white: an A4 page at 600 dots per inch has 35 million pixels. */
export const mostPicturePixels = 36_000_000;

/** pdf.js's worker module, which has no types. */
const pdfWorker = "pdfjs-dist/legacy/build/pdf.worker.mjs" as string;

/**
 * Renders pages of a PDF including pictures. unpdf, which reads text, lacks the decoders for scanners' pictures
 * (CCITT, JBIG2, JPEG 2000); the full pdf.js has them as WebAssembly. Letters are drawn from their outlines, so that
 * no font of the file reaches a native parser; pictures reach the canvas as decoded pixels.
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
    // pdf.js takes its worker from this global, where unpdf has put its own without the decoders.
    Object.assign(globalThis, { pdfjsWorker: (await import(pdfWorker)) as unknown });
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
    // The canvas supports everything of the DOM's that pdf.js uses.
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

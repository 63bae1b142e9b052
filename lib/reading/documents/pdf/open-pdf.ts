import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { Unreadable } from "../unreadable.ts";

/** Where to look for the end marker, which truncated files lack. Some programs append a little after it. */
const tail = 4096;

/** An A4 page at 300 dots per inch has 8.7 million pixels; larger pictures are assumed to be opaque. */
export const mostCoverPixels = 9_000_000;

/**
 * Opens the file, or throws Unreadable: encrypted, corrupt. Pictures of more than `picturePixels` are not decoded.
 * The caller destroys the document's loadingTask.
 */
export async function openPdf(bytes: Uint8Array, picturePixels = 0): Promise<PDFDocumentProxy> {
  const end = Buffer.from(bytes.subarray(-tail)).toString("latin1");
  // pdf.js would repair a truncated file, and half a CV would be judged as if it were complete.
  if (!end.includes("startxref") && !end.includes("%%EOF")) throw new Unreadable("corrupt");
  // Perhaps by a scheme that pdf.js does not know, as of systems for digital rights. Read here, as pdf.js takes the bytes.
  const encrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes("/Encrypt");
  const { VerbosityLevel } = await getResolvedPDFJS();
  try {
    return await getDocumentProxy(bytes, {
      verbosity: VerbosityLevel.ERRORS,
      // Most pictures are never decoded: they hold no text, and hostile files target their decoders.
      maxImageSize: picturePixels,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    if (isLocked || encrypted) throw new Unreadable("encrypted");
    throw new Unreadable("corrupt", { cause: error });
  }
}

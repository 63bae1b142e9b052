import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { Unreadable } from "../unreadable.ts";

/** A file cut short has lost the end every PDF must have. Some programs append a little of their own after it. */
const tail = 4096;

/** Opens the file, or throws Unreadable: encrypted, corrupt. The caller destroys the document's loadingTask. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const end = Buffer.from(bytes.subarray(-tail)).toString("latin1");
  // pdf.js would rebuild what is left; half a CV would be judged as if it were whole.
  if (!end.includes("startxref") && !end.includes("%%EOF")) throw new Unreadable("corrupt");
  const { VerbosityLevel } = await getResolvedPDFJS();
  try {
    return await getDocumentProxy(bytes, {
      verbosity: VerbosityLevel.ERRORS,
      // Pictures are never decoded: they hold no text, and their decoders are what hostile files aim at.
      maxImageSize: 0,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
    });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw new Unreadable("encrypted");
    throw new Unreadable("corrupt", { cause: error });
  }
}

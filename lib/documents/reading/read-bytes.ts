import { readDocx } from "../docx/read-docx.ts";
import type { ReadFile, ReadResult } from "../document.ts";
import type { Format } from "../format.ts";
import { readHtml } from "../html/read-html.ts";
import type { ReadLimits } from "../limits.ts";
import { readOdt } from "../odt/read-odt.ts";
import { readPdf } from "../pdf/read-pdf.ts";
import { parseJpeg } from "../picture/parse-jpeg.ts";
import { parsePng } from "../picture/parse-png.ts";
import { readPicture } from "../picture/read-picture.ts";
import { readRtf } from "../rtf/read-rtf.ts";
import { readText } from "../text/read-text.ts";
import { Unreadable } from "../unreadable.ts";
import { detectFormat } from "./detect-format.ts";

const readers: Record<Format, (bytes: Uint8Array, limits: ReadLimits) => ReadFile | Promise<ReadFile>> = {
  pdf: readPdf,
  docx: readDocx,
  odt: readOdt,
  rtf: readRtf,
  html: readHtml,
  png: (bytes, limits) => readPicture(parsePng(bytes), limits),
  jpeg: (bytes, limits) => readPicture(parseJpeg(bytes), limits),
  text: readText,
};

/** Reads a document in this process. Any other exception is a bug; the process is then replaced. */
export async function readBytes(bytes: Uint8Array, limits: ReadLimits): Promise<ReadResult> {
  try {
    if (bytes.length > limits.bytes) throw new Unreadable("too_large");
    const read = readers[detectFormat(bytes)];
    return { ok: true, document: await read(bytes, limits) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, failure: error.failure };
    throw error;
  }
}

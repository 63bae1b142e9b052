import { readDocx } from "../docx/read-docx.ts";
import type { ReadFile, ReadResult } from "../document.ts";
import { type Format, formatOf, markedUtf16, zip } from "../format.ts";
import { readHtml } from "../html/read-html.ts";
import type { ReadLimits } from "../limits.ts";
import { readOdt } from "../odt/read-odt.ts";
import { readPdf } from "../pdf/read-pdf.ts";
import { parseJpeg } from "../picture/parse-jpeg.ts";
import { parsePng } from "../picture/parse-png.ts";
import { readPicture } from "../picture/read-picture.ts";
import { readRtf } from "../rtf/read-rtf.ts";
import { decodeText } from "../text/decode-text.ts";
import { readText } from "../text/read-text.ts";
import { Unreadable } from "../unreadable.ts";

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

/** Compound file: legacy .doc and .xls, and the container of an encrypted DOCX. */
const compound = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
/** GIF, TIFF, WebP, HEIC: by their first bytes. */
const picture = /^(?:GIF8[79]a|II\*\0|MM\0\*|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif1|avif))/;
/** Text files that are not prose, by their first characters: XML, SVG, PostScript, mail, scripts, PEM. */
const notProse =
  /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*(<\?xml|<svg|%!PS|MIME-Version:|Received:|Return-Path:|#!|-----BEGIN )/i;

/** Detects the format from the content, and text by the whole of it. @throws Unreadable */
function detectFormat(bytes: Uint8Array): Format {
  const format = formatOf(bytes);
  if (format) return format;
  if (bytes.every((byte) => byte <= 0x20)) throw new Unreadable("empty");
  const head = Buffer.from(bytes.subarray(0, 8192));
  const start = head.toString("latin1");
  if (start.startsWith(compound)) {
    // Directory names of a compound file are UTF-16 ([MS-CFB] 2.6.1); Word's stream is "WordDocument" ([MS-DOC] 2.1.1).
    const has = (name: string) => Buffer.from(bytes).includes(Buffer.from(name, "utf16le"));
    if (has("EncryptedPackage")) throw new Unreadable("encrypted");
    throw new Unreadable(has("WordDocument") ? "old_word" : "wrong_type");
  }
  if (picture.test(start)) throw new Unreadable("picture");
  const words = markedUtf16(bytes) ? head.toString("utf16le") : start;
  if (start.startsWith(zip) || notProse.test(words) || decodeText(bytes) === null)
    throw new Unreadable("wrong_type");
  return "text";
}

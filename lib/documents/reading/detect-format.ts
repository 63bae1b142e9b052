import { decodeText, markedUtf16 } from "../text/decode-text.ts";
import { Unreadable } from "../unreadable.ts";

/** One reader per format. */
export type Format = "pdf" | "docx" | "odt" | "rtf" | "html" | "png" | "jpeg" | "text";

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((value, i) => bytes[i] === value);

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Compound file: legacy .doc and .xls, and the container of an encrypted DOCX. */
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** An OpenDocument archive starts with its media type, uncompressed. */
const openDocument = "mimetypeapplication/vnd.oasis.opendocument.";

/** How HTML pages begin, perhaps after an XML declaration and comments. */
const html =
  /^\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S]){0,2000}-->\s*)*<(!doctype\s+html|html|head|body|meta|title|div|section|article|main|header|table|center|font|h[1-6]|p|ul)\b/i;
/** Text files that are not prose, by their first characters: XML, SVG, PostScript, mail, scripts, PEM. */
const notProse = /^\s*(<\?xml|<svg|%!PS|MIME-Version:|Received:|Return-Path:|#!|-----BEGIN )/i;

/** GIF, TIFF, WebP, HEIC: by their first bytes. */
const picture = /^(?:GIF8[79]a|II\*\0|MM\0\*|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif1|avif))/;

/** Detects the format from the content, never from the name or declared type. @throws Unreadable */
export function detectFormat(bytes: Uint8Array): Format {
  if (bytes.length === 0) throw new Unreadable("empty");
  const head = Buffer.from(bytes.subarray(0, 4096));
  // PDF readers accept a header anywhere in the first kilobyte.
  if (head.subarray(0, 1024).includes("%PDF-")) return "pdf";
  if (startsWith(bytes, zip)) {
    const name = head.toString("latin1", 30, 200);
    if (!name.startsWith(openDocument)) return "docx";
    if (/^text(-template)?/.test(name.slice(openDocument.length))) return "odt";
    throw new Unreadable("wrong_type");
  }
  if (startsWith(bytes, compound)) {
    // Directory names of a compound file are UTF-16.
    const encrypted = Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
    throw new Unreadable(encrypted ? "encrypted" : "wrong_type");
  }
  if (head.toString("latin1", 0, 8) === "\x89PNG\r\n\x1A\n") return "png";
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (picture.test(head.toString("latin1", 0, 16))) throw new Unreadable("picture");
  if (/^\s*\{\\rtf/.test(head.toString("latin1", 0, 64))) return "rtf";
  return detectText(bytes);
}

function detectText(bytes: Uint8Array): Format {
  if (bytes.every((byte) => byte <= 0x20)) throw new Unreadable("empty");
  const start = Buffer.from(bytes.subarray(0, 8192))
    .toString(markedUtf16(bytes) ? "utf16le" : "latin1")
    .replace(/^(\uFEFF|\u00EF\u00BB\u00BF)/, "");
  if (html.test(start) && !/\0/.test(start)) return "html";
  if (notProse.test(start) || decodeText(bytes) === null) throw new Unreadable("wrong_type");
  return "text";
}

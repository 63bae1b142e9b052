import { type Format, formatOf, markedUtf16, zip } from "../format.ts";
import { decodeText } from "../text/decode-text.ts";
import { Unreadable } from "../unreadable.ts";

/** Compound file: legacy .doc and .xls, and the container of an encrypted DOCX. */
const compound = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
/** GIF, TIFF, WebP, HEIC: by their first bytes. */
const picture = /^(?:GIF8[79]a|II\*\0|MM\0\*|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif1|avif))/;
/** Text files that are not prose, by their first characters: XML, SVG, PostScript, mail, scripts, PEM. */
const notProse =
  /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*(<\?xml|<svg|%!PS|MIME-Version:|Received:|Return-Path:|#!|-----BEGIN )/i;

/** Detects the format from the content, and text by the whole of it. @throws Unreadable */
export function detectFormat(bytes: Uint8Array): Format {
  const format = formatOf(bytes);
  if (format) return format;
  if (bytes.every((byte) => byte <= 0x20)) throw new Unreadable("empty");
  const head = Buffer.from(bytes.subarray(0, 8192));
  const start = head.toString("latin1");
  if (start.startsWith(compound)) {
    // Directory names of a compound file are UTF-16.
    const encrypted = Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
    throw new Unreadable(encrypted ? "encrypted" : "wrong_type");
  }
  if (picture.test(start)) throw new Unreadable("picture");
  const words = markedUtf16(bytes) ? head.toString("utf16le") : start;
  if (start.startsWith(zip) || notProse.test(words) || decodeText(bytes) === null)
    throw new Unreadable("wrong_type");
  return "text";
}

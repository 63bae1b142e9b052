import iconv from "iconv-lite";
import { invalid } from "@/lib/errors";

export const encodings = ["UTF-8", "UTF-16", "Windows-1252", "Mac Roman", "DOS 850"] as const;
export type Encoding = (typeof encodings)[number];

/** First bytes of spreadsheet files (ZIP, OLE), which people mistake for CSV. */
const workbooks = ["504b0304", "d0cf11e0"];

/** Single-byte Western encodings, as spreadsheet programs on Windows, Mac and DOS write them. */
const oneByte = { "Windows-1252": "windows-1252", "Mac Roman": "macintosh", "DOS 850": "cp850" } as const;

/** A file's text: each call of `pieces` yields it from the start, with \n for every kind of line end. */
type Text = { encoding: Encoding; pieces: () => Generator<string> };

/**
 * Decodes a file: UTF-8 or UTF-16, with or without a byte order mark, else the most plausible Western encoding. The
 * text is never in memory as a whole. Throws invalid when it is not text.
 */
export function decode(bytes: Uint8Array): Text {
  if (workbooks.includes(Buffer.from(bytes.subarray(0, 4)).toString("hex")))
    throw invalid("The file is a spreadsheet, not CSV. Export it as CSV and choose that file.");
  const wide = wideEncoding(bytes);
  const unicode = () => inUnicode(wide ?? "utf-8", bytes);
  const isUnicode = decodes(unicode());
  const western = isUnicode || wide ? null : likeliest(bytes);
  const decoded = western ? () => inWestern(western, bytes) : unicode;
  if (!isUnicode && !western) throw noText();
  // Western encodings accept nearly any byte: control characters show that the file is not text.
  for (const piece of decoded())
    if (/[\u0000-\u0008\u000e-\u001f\u0080-\u009f\ufffd]/.test(piece)) throw noText();
  return {
    encoding: wide ? "UTF-16" : (western ?? "UTF-8"),
    pieces: () => withLineEnds(decoded()),
  };
}

const noText = () => invalid("The file is not text. Export the table as CSV and choose that file.");

/** Small, so that the rows of a piece are collected young: objects that grow old stay in memory longer. */
const pieceBytes = 8_192;

function* parts(bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

/** Throws TypeError when the bytes are not valid in this encoding. */
function* inUnicode(encoding: string, bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (const part of parts(bytes)) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

function* inWestern(encoding: keyof typeof oneByte, bytes: Uint8Array): Generator<string> {
  for (const part of parts(bytes)) yield iconv.decode(Buffer.from(part), oneByte[encoding]);
}

function decodes(pieces: Generator<string>): boolean {
  try {
    for (const _ of pieces);
    return true;
  } catch {
    return false;
  }
}

/** A \r\n may be split over two pieces. */
function* withLineEnds(pieces: Generator<string>): Generator<string> {
  let held = "";
  for (const piece of pieces) {
    const text = held + piece;
    held = text.endsWith("\r") ? "\r" : "";
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, "\n");
  }
  if (held) yield "\n";
}

/** The most plausible Western encoding; the first of several with the same score. */
function likeliest(bytes: Uint8Array) {
  const names = Object.keys(oneByte) as (keyof typeof oneByte)[];
  const scores = names.map((encoding) => {
    let score = 0;
    for (const piece of inWestern(encoding, bytes)) score += plausibility(piece);
    return score;
  });
  return names[scores.indexOf(Math.max(...scores))]!;
}

/** Letters and signs of English, German, French, Spanish and Portuguese, beyond ASCII. */
const letters = "äöüßàâæçéèêëîïôœùûÿñáíóúãõ";
const expected = new RegExp(`[${letters}${letters.toUpperCase()}¿¡ºª€–—’‘“”„«»…°§•]`, "gu");
/** A capital inside a word, or a sign between two letters, suggests another encoding. */
const stray = new RegExp(`\\p{Ll}[${letters.toUpperCase()}]\\p{Ll}|\\p{L}[¿¡ºª€–—‘“”„«»…°§•]\\p{L}`, "gu");

function plausibility(text: string): number {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  const foreign = count(/[^\x00-\x7f]/g);
  return 3 * count(expected) - 2 * foreign - 4 * count(stray);
}

/** Detects UTF-16 by its byte order mark, or by zeros as every other byte, as in most European text. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 1024);
  const zerosAt = (parity: number) => head.filter((byte, i) => byte === 0 && i % 2 === parity).length;
  const even = zerosAt(0);
  const odd = zerosAt(1);
  if (odd > head.length / 4 && even === 0) return "utf-16le";
  if (even > head.length / 4 && odd === 0) return "utf-16be";
  return null;
}

import buffer from "node:buffer";
import iconv from "iconv-lite";
import { invalid } from "@/lib/errors";
import { likeliest, type Narrow, narrowDecoder, narrowEncodings } from "./encodings";

export const encodings = ["UTF-8", "UTF-16", ...narrowEncodings] as const;
export type Encoding = (typeof encodings)[number];

/** First bytes of spreadsheet files (ZIP, OLE), which people mistake for CSV. */
const workbooks = ["504b0304", "d0cf11e0"];

/** A file's text: each call of `pieces` yields it from the start, with \n for every kind of line end. */
type Text = { encoding: Encoding; pieces: () => Generator<string> };

/**
 * Decodes a file in the encoding that a person has chosen, or else in the most plausible one. What is no character
 * spoils its cell only. The text is never in memory as a whole. Throws invalid when it is not text.
 */
export function decode(bytes: Uint8Array, chosen: Encoding | null = null): Text {
  if (workbooks.includes(Buffer.from(bytes.subarray(0, 4)).toString("hex")))
    throw invalid("The file is a spreadsheet, not CSV. Export it as CSV and choose that file.");
  const wide = wideEncoding(bytes);
  const encoding = chosen ?? (wide ? "UTF-16" : isUtf8(bytes) ? "UTF-8" : likeliest(bytes));
  const decoded = () =>
    encoding === "UTF-8" || encoding === "UTF-16"
      ? inUnicode(encoding === "UTF-8" ? "utf-8" : (wide ?? "utf-16le"), bytes)
      : inNarrow(encoding, bytes);
  if (!chosen) requireText(decoded());
  return { encoding, pieces: () => withLineEnds(decoded()) };
}

/** Small, so that the rows of a piece are collected young: objects that grow old stay in memory longer. */
const pieceBytes = 8_192;

function* parts(bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

/** Bytes that are no character become U+FFFD. */
function* inUnicode(encoding: string, bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (const part of parts(bytes)) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

function* inNarrow(encoding: Narrow, bytes: Uint8Array): Generator<string> {
  const decoder = narrowDecoder(encoding);
  for (const part of parts(bytes)) yield decoder.part(part);
  yield decoder.rest();
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Whether a file is UTF-8, but for a few bytes: characters of several bytes hardly ever occur by chance. */
function isUtf8(bytes: Uint8Array): boolean {
  if (buffer.isUtf8(bytes)) return true;
  let wide = 0;
  let broken = 0;
  for (const piece of inUnicode("utf-8", bytes)) {
    broken += count(piece, /\ufffd/g);
    wide += count(piece, /[^\x00-\x7f\ufffd]/g);
  }
  return wide >= 2 * broken;
}

/** A file with many characters that no text has is another kind of file. */
function requireText(pieces: Generator<string>) {
  let length = 0;
  let odd = 0;
  for (const piece of pieces) {
    length += piece.length;
    odd += count(piece, /[\u0000-\u0008\u000e-\u001f\u0080-\u009f\ufffd]/g);
  }
  if (odd * 10 > length || (odd > 20 && odd * 50 > length))
    throw invalid("The file is not text. Export the table as CSV and choose that file.");
}

/** Without control characters; those of a misread Windows-1252 become what they were. A \r\n may be split over two pieces. */
function* withLineEnds(pieces: Generator<string>): Generator<string> {
  let held = "";
  for (const piece of pieces) {
    const text = held + piece;
    held = text.endsWith("\r") ? "\r" : "";
    yield text
      .slice(0, text.length - held.length)
      .replace(/\r\n?/g, "\n")
      .replace(/[\u0080-\u009f]/g, (sign) => iconv.decode(Buffer.from(sign, "latin1"), "windows-1252"))
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "");
  }
  if (held) yield "\n";
}

/** Detects UTF-16 by its byte order mark, or by the zeros beside its separators and digits. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 1024);
  const zerosAt = (parity: number) => head.filter((byte, i) => byte === 0 && i % 2 === parity).length;
  const even = zerosAt(0);
  const odd = zerosAt(1);
  const many = Math.max(3, head.length / 16);
  if (odd > many && even === 0) return "utf-16le";
  if (even > many && odd === 0) return "utf-16be";
  return null;
}

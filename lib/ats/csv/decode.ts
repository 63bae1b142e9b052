import iconv from "iconv-lite";
import { invalid } from "@/lib/errors";

export const encodings = ["UTF-8", "UTF-16", "Windows-1252", "Mac Roman", "DOS 850"] as const;
export type Encoding = (typeof encodings)[number];

/** What spreadsheet programs write by themselves; people mistake them for CSV. */
const workbooks = ["504b0304", "d0cf11e0"];

/** Western encodings of one byte a character, as spreadsheet programs on Windows, Mac and DOS write them. */
const oneByte = { "Windows-1252": "windows-1252", "Mac Roman": "macintosh", "DOS 850": "cp850" } as const;

/**
 * A file's bytes as text: UTF-8 or UTF-16, with or without a byte order mark, else whichever Western encoding makes most
 * of it words. Line ends become \n. Throws invalid when it is not text.
 */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (workbooks.includes(Buffer.from(bytes.subarray(0, 4)).toString("hex")))
    throw invalid("The file is a spreadsheet, not CSV. Export it as CSV and choose that file.");
  const wide = wideEncoding(bytes);
  const unicode = decoded(wide ?? "utf-8", bytes);
  const western = wide || unicode !== null ? null : likeliest(bytes);
  const text = unicode ?? western?.text ?? null;
  // These encodings take nearly any byte: what no keyboard types tells that it was not text.
  if (text === null || /[\u0000-\u0008\u000e-\u001f\u0080-\u009f\ufffd]/.test(text))
    throw invalid("The file is not text. Export the table as CSV and choose that file.");
  const encoding = wide ? "UTF-16" : (western?.encoding ?? "UTF-8");
  return { text: text.replace(/\r\n?/g, "\n"), encoding };
}

function decoded(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The first of those that read best. */
function likeliest(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes);
  const readings = Object.entries(oneByte).map(([encoding, name]) => {
    const text = iconv.decode(buffer, name);
    return { encoding: encoding as Encoding, text, score: plausibility(text) };
  });
  return readings.reduce((best, one) => (one.score > best.score ? one : best));
}

/** Letters and signs of English, German, French, Spanish and Portuguese, beyond ASCII. */
const letters = "äöüßàâæçéèêëîïôœùûÿñáíóúãõ";
const athome = new RegExp(`[${letters}${letters.toUpperCase()}¿¡ºª€–—’‘“”„«»…°§•]`, "gu");
/** A capital in the middle of a word, or a sign between two letters, is another encoding's letter. */
const astray = new RegExp(`\\p{Ll}[${letters.toUpperCase()}]\\p{Ll}|\\p{L}[¿¡ºª€–—‘“”„«»…°§•]\\p{L}`, "gu");

function plausibility(text: string): number {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  const beyond = count(/[^\x00-\x7f]/g);
  return 3 * count(athome) - 2 * beyond - 4 * count(astray);
}

/** By its mark; without one by the zeros that are every other byte of nearly all European text. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 1024);
  const zerosAt = (parity: number) => head.filter((byte, i) => byte === 0 && i % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > head.length / 4 && even === 0) return "utf-16le";
  if (even > head.length / 4 && odd === 0) return "utf-16be";
  return null;
}

import { markedUtf16 } from "../format.ts";

/** How much of a file is examined to decide what it is. */
const sampleSize = 65_536;

/**
 * Decodes UTF-16 with a byte order mark, UTF-8, or Windows-1252; null when the result is not prose. A file with
 * control characters or without words is not text, whatever its name says.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = markedUtf16(bytes);
  const text = (marked && strictly(marked, bytes)) ?? strictly("utf-8", bytes) ?? windows1252(bytes);
  return text !== null && isProse(text.slice(0, sampleSize)) ? text : null;
}

function strictly(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Any bytes decode as Windows-1252, but real text has few bytes beyond ASCII. */
function windows1252(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, sampleSize);
  const high = sample.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  return high > sample.length * 0.2 ? null : new TextDecoder("windows-1252").decode(bytes);
}

/** Whether it is words separated by spaces, without control characters. A ruled line counts as one sign. */
function isProse(ruled: string): boolean {
  const text = ruled.replace(/([^\p{L}\p{N}\s])\1+/gu, "$1");
  if (/[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]/.test(text)) return false;
  const marks = text.match(/\S/g)?.length ?? 0;
  const letters = text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  const words = text.match(/(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]+/gu)?.length ?? 0;
  const longest = Math.max(0, ...text.split(/\s+/).map((word) => word.length));
  return words >= 3 && letters >= marks * 0.6 && longest < 2_000;
}

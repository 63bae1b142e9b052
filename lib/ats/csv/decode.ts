import { invalid } from "@/lib/errors";

export type Encoding = "UTF-8" | "UTF-16" | "Windows-1252";

/** What spreadsheet programs write by themselves; people mistake them for CSV. */
const workbooks = ["504b0304", "d0cf11e0"];

/**
 * A file's bytes as text: UTF-8 or UTF-16, with or without a byte order mark, else Windows-1252. Line ends become \n.
 * Throws invalid when it is not text.
 */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (workbooks.includes(Buffer.from(bytes.subarray(0, 4)).toString("hex")))
    throw invalid("The file is a spreadsheet, not CSV. Export it as CSV and choose that file.");
  const wide = wideEncoding(bytes);
  const unicode = decoded(wide ?? "utf-8", bytes);
  const text = unicode ?? (wide ? null : decoded("windows-1252", bytes));
  // Windows-1252 takes nearly any byte: what no keyboard types tells that it was not text.
  if (text === null || /[\u0000-\u0008\u000e-\u001f\u0080-\u009f]/.test(text))
    throw invalid("The file is not text. Export the table as CSV and choose that file.");
  const encoding = wide ? "UTF-16" : unicode === null ? "Windows-1252" : "UTF-8";
  return { text: text.replace(/\r\n?/g, "\n"), encoding };
}

function decoded(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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

import { Unreadable } from "../unreadable.ts";

/** One reader per format; the next ones (ODT, RTF, TXT, HTML) are told apart here and read beside these. */
export type Format = "pdf" | "docx";

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((value, i) => bytes[i] === value);

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Compound file: .doc and .xls of the nineties, and what an encrypted DOCX is wrapped in. */
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The format by the file's content; names and declared types are never asked. @throws Unreadable */
export function detectFormat(bytes: Uint8Array): Format {
  if (bytes.length === 0) throw new Unreadable("empty");
  // Readers accept a PDF whose header stands within the first kilobyte.
  if (Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")) return "pdf";
  if (startsWith(bytes, zip)) return "docx";
  if (startsWith(bytes, compound)) {
    // Directory names of a compound file are UTF-16.
    const encrypted = Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
    throw new Unreadable(encrypted ? "encrypted" : "wrong_type");
  }
  throw new Unreadable("wrong_type");
}

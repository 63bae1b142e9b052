import { unzipSync, type UnzipFileInfo } from "fflate";
import type { ReadLimits } from "../limits.ts";
import { Unreadable } from "../unreadable.ts";
import type { Parts } from "./parts.ts";

/** The parts of a DOCX with text or formatting; pictures, fonts, macros and embedded files are not unpacked. */
const wanted = /^(_rels\/\.rels|word\/(_rels\/)?[^/]+\.(xml|rels))$/;
const maximumEntries = 2_000;

/**
 * Unpacks the XML parts of a DOCX, within the limits: sizes are summed from the directory before anything is
 * inflated, and no part is inflated beyond its declared size. @throws Unreadable
 */
export function unpack(bytes: Uint8Array, limits: ReadLimits): Parts {
  const names: string[] = [];
  let inflated = 0;
  const filter = ({ name, originalSize, size }: UnzipFileInfo) => {
    if (names.push(name) > maximumEntries) throw new Unreadable("too_complex");
    if (!wanted.test(name)) return false;
    inflated += Math.max(originalSize, size);
    if (inflated > limits.inflatedBytes) throw new Unreadable("too_complex");
    return true;
  };
  let parts: Parts;
  try {
    parts = unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable("corrupt", { cause: error });
  }
  // A spreadsheet, an OpenDocument file or any other archive.
  if (!names.some((name) => name.startsWith("word/"))) throw new Unreadable("wrong_type");
  return parts;
}

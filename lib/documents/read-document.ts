import type { ReadResult } from "./document";
import { defaultLimits, type ReadLimits } from "./limits";
import { readingPool } from "./reading/pool";

/**
 * Reads a PDF, DOCX, ODT, RTF, HTML or plain text file into visible text with the place of every line, and what the
 * file hides. What the file is, is decided by its content. Nothing a file contains can harm or stall this process: it
 * is read in another one, with limits of time, memory and size, and a file that breaks one is a failure like any other.
 *
 * @throws unavailable when no reading process can be started
 */
export async function readDocument(bytes: Uint8Array, limits: Partial<ReadLimits> = {}): Promise<ReadResult> {
  const all = { ...defaultLimits, ...limits };
  if (bytes.length === 0) return { ok: false, failure: "empty" };
  if (bytes.length > all.bytes) return { ok: false, failure: "too_large" };
  return readingPool().readDocument(bytes, all);
}

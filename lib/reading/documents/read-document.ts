import type { ReadResult } from "./document";
import { defaultLimits, type ReadLimits } from "./limits";
import { readingPool } from "./reading/pool";

/**
 * Reads a PDF, DOCX, ODT, RTF, HTML or plain text file: its visible text with the position of every line, and its
 * hidden text. Detects the format from the content. The file is read in another process with limits on time, memory
 * and size, so it cannot harm or stall this one; exceeding a limit is a failure like any other.
 *
 * @throws unavailable when no reading process can be started
 */
export async function readDocument(bytes: Uint8Array, limits: Partial<ReadLimits> = {}): Promise<ReadResult> {
  const all = { ...defaultLimits, ...limits };
  if (bytes.length === 0) return { ok: false, failure: "empty" };
  if (bytes.length > all.bytes) return { ok: false, failure: "too_large" };
  return readingPool().readDocument(bytes, all);
}

import type { ReadResult } from "./document";
import { defaultLimits, type ReadLimits } from "./limits";
import { readDocument } from "./read-document";
import { readAlone } from "./reading/pool";

/**
 * Rendering and recognising ten pages takes about half a minute and holds several copies of each pixel. On a busy
 * machine it may take eight times as long, before the workflow engine ends a call after ten minutes.
 */
const recognitionLimits: ReadLimits = {
  ...defaultLimits,
  milliseconds: 300_000,
  memoryMegabytes: 1536,
  recognizedPages: 10,
};

/**
 * Reads a document and recognises the text on pages that are pictures. Takes seconds per page: never call it within
 * a request. Runs in its own process, which ends with the document and so frees Tesseract's memory.
 *
 * @throws unavailable when the process cannot be started
 */
export async function recognizeDocument(
  bytes: Uint8Array,
  limits: Partial<ReadLimits> = {},
): Promise<ReadResult> {
  const result = await readAlone(bytes, { ...recognitionLimits, ...limits });
  // A document that exceeded a limit during recognition may still be readable without it.
  return result.ok ? result : readDocument(bytes);
}

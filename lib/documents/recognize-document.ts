import type { ReadResult } from "./document";
import { defaultLimits, type ReadLimits } from "./limits";
import { readDocument } from "./read-document";
import { readAlone } from "./reading/pool";

/** Ten pages take about half a minute, drawn and recognised; a pixel is kept several times over. */
const recognitionLimits: ReadLimits = {
  ...defaultLimits,
  milliseconds: 150_000,
  memoryMegabytes: 1536,
  recognizedPages: 10,
};

/**
 * Reads a document and recognises the text on pages that are pictures. Takes seconds a page: never called within a
 * request. In a process of its own that ends with the document and takes what Tesseract holds along.
 *
 * @throws unavailable when the process cannot be started
 */
export async function recognizeDocument(
  bytes: Uint8Array,
  limits: Partial<ReadLimits> = {},
): Promise<ReadResult> {
  const result = await readAlone(bytes, { ...recognitionLimits, ...limits });
  // What broke a limit while pictures were drawn may still have text of its own.
  return result.ok ? result : readDocument(bytes);
}

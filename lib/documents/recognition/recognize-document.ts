import type { ReadResult } from "../document";
import { defaultLimits, type ReadLimits } from "../limits";
import { readDocument } from "../read-document";
import { ReadingThread } from "../reading/thread";

/** Ten pages take about half a minute, drawn and recognised; a pixel is kept several times over. */
const recognitionLimits: ReadLimits = {
  ...defaultLimits,
  milliseconds: 150_000,
  bufferMegabytes: 1024,
  recognizedPages: 10,
};

/**
 * Reads a document and recognises the text on pages that are pictures. Takes seconds a page: never called within a
 * request. In a thread of its own that ends with the document and takes what Tesseract holds along.
 */
export async function recognizeDocument(
  bytes: Uint8Array,
  limits: Partial<ReadLimits> = {},
): Promise<ReadResult> {
  const all = { ...recognitionLimits, ...limits };
  const thread = new ReadingThread(all.heapMegabytes);
  try {
    const result = await thread.readDocument(bytes, all);
    // What broke a limit while pictures were drawn may still have text of its own.
    return result.ok ? result : await readDocument(bytes);
  } finally {
    await thread.end();
  }
}

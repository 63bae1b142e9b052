import { files } from "@/lib/storage/files";
import type { ReadResult } from "./document";
import { readDocument } from "./read-document";

/** Reads a stored file into text with positions. */
export async function readStored(storageKey: string): Promise<ReadResult> {
  return readDocument(await files.get(storageKey));
}

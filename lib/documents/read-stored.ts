import { files } from "@/lib/storage/files";
import type { ReadResult } from "./document";
import type { ReadLimits } from "./limits";
import { readDocument } from "./read-document";

/** Reads a stored file into text with positions. */
export const readStored = async (storageKey: string, limits?: Partial<ReadLimits>): Promise<ReadResult> =>
  readDocument(await files.get(storageKey), limits);

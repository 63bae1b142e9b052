import * as z from "zod";
import { type ReadFile, ReadResult } from "@/lib/reading/documents/document";
import type { ReadLimits } from "@/lib/reading/documents/limits";
import { readDocument } from "@/lib/reading/documents/read-document";
import { parseProfile } from "@/lib/reading/profile/in-thread";
import { Profile } from "@/lib/reading/profile/profile";
import { files } from "@/lib/platform/storage/files";
import type { StoredFile } from "./incoming-file";

/** What was read of a file on its way in, and a CV's profile; its row keeps this until the text is stored. */
export const Reading = z.object({ result: ReadResult, profile: Profile.nullable() });
export type Reading = z.output<typeof Reading>;

/** What a row keeps of a file's reading; null when it has none, or one that another release has written. */
export const keptReading = (kept: unknown): Reading | null => Reading.safeParse(kept).data ?? null;

/** The profile in a document, with its file's name and properties as clues. Throws as `parseProfile` does. */
export const profileOf = ({ text, looks, properties }: ReadFile, fileName: string) =>
  parseProfile(text, new Date(), looks, [fileName, ...properties]);

type Limits = Partial<ReadLimits> & { isCv: boolean };

/**
 * Reads a file, and a CV's profile, unless that was done before. Returns the file with the reading, for its row. Throws
 * as `readDocument` and `parseProfile` do.
 */
export async function readOnce(
  file: StoredFile,
  { isCv, ...limits }: Limits,
): Promise<Reading & { file: StoredFile }> {
  const { result, profile: known } = file.reading ?? {
    result: await readDocument(await files.get(file.storageKey), limits),
    profile: null,
  };
  const document = isCv && result.ok ? result.document : null;
  const profile = known ?? (document && (await profileOf(document, file.fileName)));
  // There may be more time later.
  const isFinal = result.ok || result.failure !== "timed_out";
  return { result, profile, file: isFinal ? { ...file, reading: { result, profile } } : file };
}

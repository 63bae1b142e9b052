import { del, get, set } from "idb-keyval";
import { mark } from "./interrupted";

/** A file that is being added, and its upload once it has arrived. */
export type KeptFile = { file: File; uploadId?: string | undefined };

/**
 * Keeps the files that this tab is still to add in the browser's database, over a reload; an empty list forgets them.
 * Where there is no database, as in some private windows, nothing is kept.
 */
export async function keepFiles(about: string, id: string, files: KeptFile[]) {
  try {
    mark(about, files.length > 0 ? id : null);
    await (files.length > 0 ? set(id, files) : del(id));
  } catch {
    // They would be lost with the page, which asks before it is left.
  }
}

/** The files that were kept under this id before the reload, which are taken out. */
export async function keptFiles(id: string): Promise<KeptFile[]> {
  try {
    const kept = await get<KeptFile[]>(id);
    await del(id);
    return kept ?? [];
  } catch {
    return [];
  }
}

import { unzipSync, type UnzipFileInfo } from "fflate";
import type { ReadLimits } from "../limits.ts";
import { Unreadable } from "../unreadable.ts";
import type { Parts } from "./parts.ts";

const maximumEntries = 2_000;

/**
 * Unpacks an archive's parts with a wanted name, within the limits: sizes are summed from the directory before anything
 * is inflated, and no part is inflated beyond its declared size. @throws Unreadable
 */
export function unpack(bytes: Uint8Array, limits: ReadLimits, isWanted: (name: string) => boolean): Parts {
  let entries = 0;
  let inflated = 0;
  const filter = ({ name, originalSize, size }: UnzipFileInfo) => {
    if (++entries > maximumEntries) throw new Unreadable("too_complex");
    if (!isWanted(name)) return false;
    inflated += Math.max(originalSize, size);
    if (inflated > limits.inflatedBytes) throw new Unreadable("too_complex");
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable("corrupt", { cause: error });
  }
}

import { unzipSync, type UnzipFileInfo } from "fflate";
import type { ReadLimits } from "../limits.ts";
import { Unreadable } from "../unreadable.ts";

const wanted = new Set(["content.xml", "styles.xml", "META-INF/manifest.xml"]);
const maximumEntries = 2_000;

/** Unpacks an OpenDocument text's content, styles and manifest, within the limits. @throws Unreadable */
export function unpackOdt(bytes: Uint8Array, limits: ReadLimits): Record<string, Uint8Array> {
  let entries = 0;
  let inflated = 0;
  const filter = ({ name, originalSize, size }: UnzipFileInfo) => {
    if (++entries > maximumEntries) throw new Unreadable("too_complex");
    if (!wanted.has(name)) return false;
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

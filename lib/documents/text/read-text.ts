import type { ReadFile } from "../document.ts";
import { FlowingText } from "../flowing/flowing-text.ts";
import type { ReadLimits } from "../limits.ts";
import { Unreadable } from "../unreadable.ts";
import { decodeText } from "./decode-text.ts";

/** Reads plain text: keeps its lines; blank lines and form feeds separate blocks. @throws Unreadable */
export function readText(bytes: Uint8Array, limits: ReadLimits): ReadFile {
  const text = decodeText(bytes);
  if (text === null) throw new Unreadable("wrong_type");
  const flowing = new FlowingText(limits);
  const lines = text.replace(/\r\n?|[\v\u0085]/g, "\n");
  for (const block of lines.split(/\n[ \t]*\n|\f/)) {
    // Columns aligned with spaces.
    flowing.write(block.replace(/ {4,}/g, "\t"));
    flowing.endParagraph();
    flowing.startBlock();
  }
  return flowing.finish({ pictures: false, properties: [] });
}

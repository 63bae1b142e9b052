import { markedUtf16 } from "../format.ts";

/** Browsers look for the declared encoding in the first kilobyte. */
const head = 1024;

/** Decodes a page by its byte order mark, else as it declares, else as UTF-8, or as Windows-1252 if that fails. */
export function decodeHtml(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, head)).toString("latin1");
  const declared =
    /<meta[^>]{0,200}?charset\s{0,9}=[\s"']{0,9}([\w-]{2,30})|<\?xml[^>]{0,100}encoding=["']([\w-]{2,30})/i.exec(
      start,
    );
  const labels = [markedUtf16(bytes), declared?.[1] ?? declared?.[2] ?? "utf-8"];
  for (const label of labels.filter((each) => each !== null)) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // An unknown encoding, or bytes that are invalid in it.
    }
  }
  return new TextDecoder("windows-1252").decode(bytes);
}

/** Where a page says its encoding, browsers look into the first kilobyte. */
const head = 1024;

/** A page's text: by its mark, else as it declares, else UTF-8 or, where that cannot be, Windows-1252. */
export function decodeHtml(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, head)).toString("latin1");
  const declared =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{2,30})|<\?xml[^>]{0,100}encoding=["']([\w-]{2,30})/i.exec(
      start,
    );
  const labels = [...marks(bytes), declared?.[1] ?? declared?.[2] ?? "utf-8"];
  for (const label of labels) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // An encoding nobody knows, or bytes that are not in it.
    }
  }
  return new TextDecoder("windows-1252").decode(bytes);
}

const marks = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? ["utf-16le"] : first === 0xfe && second === 0xff ? ["utf-16be"] : [];

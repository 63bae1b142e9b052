/** Each format but text, with the media type of its files and the endings that they may be downloaded with. */
export const formats = {
  pdf: ["application/pdf", "pdf"],
  docx: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
  odt: ["application/vnd.oasis.opendocument.text", "odt"],
  rtf: ["application/rtf", "rtf"],
  html: ["text/html"],
  png: ["image/png", "png"],
  jpeg: ["image/jpeg", "jpg", "jpeg"],
} as const;
export type Format = keyof typeof formats | "text";

/** The format by the first bytes, never by the name or declared type; null for text and for what no reader reads. */
export function formatOf(bytes: Uint8Array): keyof typeof formats | null {
  const head = Buffer.from(bytes.subarray(0, 8192));
  const start = head.toString("latin1", 0, 1024);
  // PDF readers accept a header anywhere in the first kilobyte.
  if (start.includes("%PDF-")) return "pdf";
  if (start.startsWith(zip)) {
    const name = start.slice(30);
    if (!name.startsWith(openDocument)) return "docx";
    return /^text(-template)?/.test(name.slice(openDocument.length)) ? "odt" : null;
  }
  if (start.startsWith("\x89PNG\r\n\x1A\n")) return "png";
  if (start.startsWith("\xFF\xD8\xFF")) return "jpeg";
  if (/^\s*\{\\rtf/.test(start)) return "rtf";
  const page = head.toString(markedUtf16(bytes) ? "utf16le" : "latin1");
  return html.test(page) && !page.includes("\0") ? "html" : null;
}

/** Whether a file is a document that is read, by its first bytes: neither a picture nor plain text. */
export const isDocument = (bytes: Uint8Array) => !["png", "jpeg", null].includes(formatOf(bytes));

/** The media type by the first bytes; plain bytes for text and everything else. */
export function mediaTypeOf(bytes: Uint8Array): string {
  const format = formatOf(bytes);
  return format ? formats[format][0] : "application/octet-stream";
}

export const zip = "PK\u0003\u0004";
/** An OpenDocument archive starts with its media type, uncompressed. */
const openDocument = "mimetypeapplication/vnd.oasis.opendocument.";

/** How HTML pages begin, perhaps after a byte order mark, an XML declaration and comments. */
const html =
  /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S]){0,2000}-->\s*)*<(!doctype\s+html|html|head|body|meta|title|div|section|article|main|header|table|center|font|h[1-6]|p|ul)\b/i;

/** The encoding that a file's byte order mark names; null without one. */
export function markedUtf16([first, second]: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** Detected from the first bytes, never from the name. Whether other bytes are text is left to the reader. */
export function mediaTypeOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (head.includes("%PDF-")) return "application/pdf";
  if (head.startsWith("PK\u0003\u0004"))
    return head.startsWith("mimetypeapplication/vnd.oasis.opendocument.text", 30)
      ? "application/vnd.oasis.opendocument.text"
      : "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  if (head.startsWith("\x89PNG")) return "image/png";
  if (head.startsWith("\xFF\xD8\xFF")) return "image/jpeg";
  if (/^\s*\{\\rtf/.test(head)) return "application/rtf";
  if (/<(!doctype\s+html|html)\b/i.test(head)) return "text/html";
  return "application/octet-stream";
}

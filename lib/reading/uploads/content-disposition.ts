import { formats } from "@/lib/reading/documents/format";
import { trimmed } from "@/lib/reading/language/letters";

/** The endings allowed for each type. Everything else is saved as text, so that a double click cannot run it. */
const endings = new Map<string, readonly string[]>(
  Object.values(formats).flatMap(([type, ...own]) => (own.length > 0 ? [[type, own]] : [])),
);

/** The Content-Type a file is sent with: documents with their own, anything else (HTML above all) as plain bytes. */
export const harmlessType = (mediaType: string) =>
  endings.has(mediaType) ? mediaType : "application/octet-stream";

/**
 * The Content-Disposition header (RFC 6266) that saves a file under its original name, with an ending that fits its
 * type: "cv.exe" with text in it becomes "cv.exe.txt".
 */
export function contentDisposition(fileName: string, mediaType: string): string {
  const allowed = endings.get(mediaType) ?? ["txt", "md"];
  const shown = trimmed(fileName.replace(/["\\/:*?<>|\p{Cc}\p{Cf}]/gu, "_"), ". ") || "document";
  const ending = /\.([^.]+)$/.exec(shown)?.[1]?.toLowerCase();
  const name = ending !== undefined && allowed.includes(ending) ? shown : `${shown}.${allowed[0]}`;
  const ascii = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7E]|%/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

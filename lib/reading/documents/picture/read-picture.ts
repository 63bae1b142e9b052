import type { ReadFile } from "../document.ts";
import type { ReadLimits } from "../limits.ts";
import { readPdf } from "../pdf/read-pdf.ts";
import { cleanProperties } from "../properties.ts";
import { mostPicturePixels } from "../recognition/page-pictures.ts";
import { Unreadable } from "../unreadable.ts";
import { onePagePdf, type Picture } from "./one-page-pdf.ts";

/**
 * Reads a picture of a page like a scan: wraps it into a PDF, so that it uses pdf.js's decoders and the rules for
 * scans. @throws Unreadable
 */
export async function readPicture(picture: Picture, limits: ReadLimits): Promise<ReadFile> {
  const pixels = picture.width * picture.height;
  if (pixels === 0) throw new Unreadable("corrupt");
  if (pixels > mostPicturePixels) throw new Unreadable("too_complex");
  if (limits.recognizedPages === 0) throw new Unreadable("needs_ocr");
  const document = await readPdf(onePagePdf(picture), limits);
  return { ...document, properties: cleanProperties(picture.properties) };
}

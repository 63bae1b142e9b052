import type { PDFPageProxy } from "unpdf/pdfjs";
import { targetOf } from "../links.ts";
import type { Glyph } from "./glyph.ts";
import { type Box, type Matrix, transformBox } from "./matrix.ts";

/** The subset of pdf.js's annotations that is used here; `url` is set for targets outside the file. */
type Annotation = { subtype?: string; url?: string; rect: Box };
type PageLink = { target: string; box: Box };

/** A page of a CV has fewer. */
const most = 500;

/** The links on a page with the areas that open them, in points from its top left. A page with broken ones has none. */
export async function linksOf(page: PDFPageProxy): Promise<PageLink[]> {
  const matrix = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  const annotations = (await page.getAnnotations().catch(() => [])) as Annotation[];
  const links = annotations.flatMap(({ subtype, url, rect }) => {
    const target = subtype === "Link" ? targetOf(url) : undefined;
    return target === undefined ? [] : [{ target, box: transformBox(matrix, rect) }];
  });
  return links.slice(0, most);
}

/** Glyphs with the target of the link that their middle is under. */
export function withLinks(glyphs: readonly Glyph[], links: readonly PageLink[]): readonly Glyph[] {
  if (links.length === 0) return glyphs;
  return glyphs.map((glyph) => {
    const x = (glyph.start[0] + glyph.end[0]) / 2;
    const y = (glyph.start[1] + glyph.end[1]) / 2 - glyph.size / 4;
    const over = links.find(
      ({ box: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom,
    );
    return over ? { ...glyph, link: over.target } : glyph;
  });
}

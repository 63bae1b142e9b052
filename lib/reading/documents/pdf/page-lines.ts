import type { Line } from "@/lib/reading/language/line.ts";
import { linesOfSegments } from "../layout/lines-of-segments.ts";
import { readingOrder } from "../layout/reading-order.ts";
import { returnBullets, returnFloatingDates } from "./drawn-apart.ts";
import type { Glyph } from "./glyph.ts";
import type { PaintedArea } from "./painted-area.ts";
import { segmentsOf } from "./segments.ts";

/** Glyphs of one page → its lines in reading order. `areas` may include bullets that were drawn as shapes. */
export function linesOf(glyphs: readonly Glyph[], areas: readonly PaintedArea[] = []): Line[] {
  const ordered = readingOrder(returnBullets(returnFloatingDates(segmentsOf(glyphs))));
  return linesOfSegments(ordered, areas.filter(isBullet));
}

/** Browsers and others draw the dot before a list item as a shape. */
function isBullet({ box: [left, top, right, bottom] }: PaintedArea): boolean {
  const [width, height] = [right - left, bottom - top];
  return width > 1.2 && width < 7 && Math.abs(width - height) < 1;
}

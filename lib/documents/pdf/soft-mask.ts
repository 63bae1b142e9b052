import { black, type Colour, parseColour } from "../contrast.ts";
import type { Point } from "./matrix.ts";
import { coverAt, type PaintedArea } from "./painted-area.ts";

/** pdf.js's soft mask: a luminosity mask lets through by its light, an alpha mask by how much is painted at all. */
export type MaskOptions = { subtype: string; backdrop?: unknown; transferMap?: Uint8Array };

export type SoftMask = {
  options: MaskOptions;
  /** What is painted in it, in that order. Outlines and letters are no areas: they let little through. */
  areas: PaintedArea[];
};

/** How much of what is drawn under a mask is seen at a point, 0 to 1. All of it where the mask is a picture or gradient. */
export function letThrough({ options, areas }: SoftMask, point: Point): number {
  const byLight = options.subtype === "Luminosity";
  let through = byLight ? light(parseColour(String(options.backdrop)) ?? black) : 0;
  for (const area of areas) {
    const cover = coverAt(area, point);
    if (cover > 0 && byLight && area.colour === null) return 1;
    const own = byLight && area.colour ? light(area.colour) : 1;
    through += (own - through) * cover;
  }
  const { transferMap } = options;
  return transferMap ? (transferMap[Math.round(through * 255)] ?? 255) / 255 : through;
}

/** As PDF works it out (ISO 32000-1, 11.5.3), 0 to 1. */
const light = ([red, green, blue]: Colour) => (0.3 * red + 0.59 * green + 0.11 * blue) / 255;

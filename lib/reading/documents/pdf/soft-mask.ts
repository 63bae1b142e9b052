import { black, type Colour, parseColour } from "../contrast.ts";
import type { Point } from "./matrix.ts";
import { coverAt, type PaintedArea } from "./painted-area.ts";

/** pdf.js's soft mask: a luminosity mask works by brightness, an alpha mask by opacity. */
export type MaskOptions = { subtype: string; backdrop?: unknown; transferMap?: Uint8Array };

export type SoftMask = {
  options: MaskOptions;
  /** The areas painted in it, in order. Outlines and letters are left out: they show little. */
  areas: PaintedArea[];
};

/** How much a mask shows at a point, 0 to 1; 1 where a luminosity mask has a picture or gradient. */
export function visibleShare({ options, areas }: SoftMask, point: Point): number {
  const byLuminosity = options.subtype === "Luminosity";
  let shown = byLuminosity ? luminosity(parseColour(String(options.backdrop)) ?? black) : 0;
  for (const area of areas) {
    const cover = coverAt(area, point);
    if (cover > 0 && byLuminosity && area.colour === null) return 1;
    const own = byLuminosity && area.colour ? luminosity(area.colour) : 1;
    shown += (own - shown) * cover;
  }
  const { transferMap } = options;
  return transferMap ? (transferMap[Math.round(shown * 255)] ?? 255) / 255 : shown;
}

/** Luminosity as in ISO 32000-1, 11.5.3; 0 to 1. */
const luminosity = ([red, green, blue]: Colour) => (0.3 * red + 0.59 * green + 0.11 * blue) / 255;

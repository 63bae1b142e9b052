import { black, type Colour } from "../contrast.ts";
import { type Box, identity, type Matrix } from "./matrix.ts";
import type { SoftMask } from "./soft-mask.ts";

/** The properties of pdf.js's FontFaceObject that the text operators use. */
export type Font = { name?: string; fontMatrix?: number[]; isType3Font?: boolean; vertical?: boolean };

/** How a transparency group as a whole is composited onto the page. */
type Compositing = { opacity: number; masks: readonly SoftMask[]; blending: string };

/** Outside any transparency group. */
export const noGroup: Compositing = { opacity: 1, masks: [], blending: "source-over" };

export const initialState = (matrix: Matrix, clip: Box) => ({
  /** From the current space to the page: origin at the top left, in points. */
  matrix,
  /** Null for a pattern or gradient. */
  fill: black as Colour | null,
  stroke: black as Colour | null,
  fillOpacity: 1,
  strokeOpacity: 1,
  /** Paint may show what is below it: through a soft mask, or a pattern of tiles. */
  mask: null as SoftMask | null,
  tiled: false,
  /** The current transparency group. */
  group: noGroup,
  /** The soft mask that is being drawn, if any. */
  maskBeingDrawn: null as SoftMask | null,
  /** The blend mode, by its canvas name. */
  blending: "source-over",
  clip,
  font: null as Font | null,
  fontSize: 0,
  renderingMode: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
});
export type GraphicsState = ReturnType<typeof initialState>;

/** The masks that apply to what is drawn now. */
export const masksOver = ({ mask, group }: GraphicsState) => (mask ? [...group.masks, mask] : group.masks);

/** Where the next glyph goes: the text matrix, and the pen within it and at the start of its line. */
export class TextPosition {
  matrix: Matrix = identity;
  x = 0;
  y = 0;
  #lineX = 0;
  #lineY = 0;

  begin(matrix: Matrix = identity) {
    this.matrix = matrix;
    this.x = this.y = this.#lineX = this.#lineY = 0;
  }

  moveLine(dx: number, dy: number) {
    this.x = this.#lineX += dx;
    this.y = this.#lineY += dy;
  }
}

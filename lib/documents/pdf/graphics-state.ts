import { black, type Colour } from "../contrast.ts";
import { type Box, identity, type Matrix } from "./matrix.ts";
import type { SoftMask } from "./soft-mask.ts";

/** The properties of pdf.js's FontFaceObject that the text operators use. */
export type Font = { fontMatrix?: number[]; isType3Font?: boolean; vertical?: boolean };

export type GraphicsState = {
  /** From the current space to the page: origin at the top left, in points. */
  matrix: Matrix;
  /** Null for a pattern or gradient. */
  fill: Colour | null;
  stroke: Colour | null;
  fillOpacity: number;
  strokeOpacity: number;
  /** Paint may show what is below it: through a soft mask, or a pattern of tiles. */
  mask: SoftMask | null;
  tiled: boolean;
  /** How the current transparency group as a whole is composited onto the page. */
  group: { opacity: number; masks: readonly SoftMask[]; blending: string };
  /** The soft mask that is being drawn, if any. */
  maskBeingDrawn: SoftMask | null;
  /** The blend mode, by its canvas name. */
  blending: string;
  clip: Box;
  font: Font | null;
  fontSize: number;
  renderingMode: number;
  characterSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
};

/** Outside any transparency group. */
export const noGroup: GraphicsState["group"] = { opacity: 1, masks: [], blending: "source-over" };

export const initialState = (matrix: Matrix, clip: Box): GraphicsState => ({
  matrix,
  fill: black,
  stroke: black,
  fillOpacity: 1,
  strokeOpacity: 1,
  mask: null,
  tiled: false,
  group: noGroup,
  maskBeingDrawn: null,
  blending: "source-over",
  clip,
  font: null,
  fontSize: 0,
  renderingMode: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
});

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

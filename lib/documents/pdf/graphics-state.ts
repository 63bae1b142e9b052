import { black, type Colour } from "../contrast.ts";
import { type Box, identity, type Matrix } from "./matrix.ts";
import type { SoftMask } from "./soft-mask.ts";

/** What the text operators need to know of a font; pdf.js's FontFaceObject has these. */
export type Font = { fontMatrix?: number[]; isType3Font?: boolean; vertical?: boolean };

export type GraphicsState = {
  /** From the current space to the page, top left origin, points. */
  matrix: Matrix;
  /** Null: a pattern or gradient. */
  fill: Colour | null;
  stroke: Colour | null;
  fillOpacity: number;
  strokeOpacity: number;
  /** What is painted lets through what lies under it: a soft mask, a pattern of tiles. */
  mask: SoftMask | null;
  tiled: boolean;
  /** How the group that is being drawn goes onto the page as a whole, whatever is set within it. */
  group: { opacity: number; masks: readonly SoftMask[]; blending: string };
  /** The mask for something else that is being drawn. */
  unseen: SoftMask | null;
  /** The canvas's name for how paint mixes with what lies under it. */
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

/** Onto the page as it is. */
export const wholly: GraphicsState["group"] = { opacity: 1, masks: [], blending: "source-over" };

export const initialState = (matrix: Matrix, clip: Box): GraphicsState => ({
  matrix,
  fill: black,
  stroke: black,
  fillOpacity: 1,
  strokeOpacity: 1,
  mask: null,
  tiled: false,
  group: wholly,
  unseen: null,
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

/** The masks that are over what is drawn now. */
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

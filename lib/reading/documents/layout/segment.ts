import type { Piece } from "../looks.ts";

/** Characters drawn one after the other on one baseline, without a gap wide enough to separate columns. */
export type Segment = {
  text: string;
  /** The text by how it is set. */
  pieces: Piece[];
  left: number;
  right: number;
  /** The baseline, from the page's top. */
  baseline: number;
  size: number;
  /** Rotated text (a label along the margin) is never merged with other segments. */
  turned: boolean;
};

import { apply, invert, type Matrix, type Point } from "./matrix.ts";

/** pdf.js's picture: RGBA row by row if parts of it are transparent. */
export type DecodedPicture = { width: number; height: number; kind: number; data?: Uint8ClampedArray };

/** pdf.js's ImageKind.RGBA_32BPP. */
const rgba = 3;

/** A picture's opacity at points of the page, 0 to 1; `matrix` maps its unit square to the page. */
export function coverOf(picture: DecodedPicture, matrix: Matrix): ((point: Point) => number) | undefined {
  const { width, height, kind, data } = picture;
  const inverse = invert(matrix);
  if (kind !== rgba || !data || !inverse) return undefined;
  return (point) => {
    const [across, up] = apply(inverse, point);
    const column = Math.min(width - 1, Math.max(0, Math.floor(across * width)));
    const row = Math.min(height - 1, Math.max(0, Math.floor((1 - up) * height)));
    return (data[4 * (row * width + column) + 3] ?? 255) / 255;
  };
}

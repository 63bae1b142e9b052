import { apply, invert, type Matrix, type Point } from "./matrix.ts";

/** pdf.js's picture: RGBA row by row where some of it lets through what lies below. */
export type DecodedPicture = { width: number; height: number; kind: number; data?: Uint8ClampedArray };

/** pdf.js's ImageKind.RGBA_32BPP. */
const rgba = 3;

/** How much of what lies under a point of the page a picture covers, 0 to 1; `matrix` puts its unit square there. */
export function coverOf(picture: DecodedPicture, matrix: Matrix): ((point: Point) => number) | undefined {
  const { width, height, kind, data } = picture;
  const back = invert(matrix);
  if (kind !== rgba || !data || !back) return undefined;
  return (point) => {
    const [across, up] = apply(back, point);
    const column = Math.min(width - 1, Math.max(0, Math.floor(across * width)));
    const row = Math.min(height - 1, Math.max(0, Math.floor((1 - up) * height)));
    return (data[4 * (row * width + column) + 3] ?? 255) / 255;
  };
}

import { type Colour } from "../contrast.ts";
import { apply, type Box, boxAround, covers, type Matrix, type Point } from "./matrix.ts";

/** Something painted on a page, below or above text. */
export type PaintedArea = {
  box: Box;
  /** Null when the shape is the box itself. */
  outline: readonly Point[] | null;
  /** Null when the colour is not uniform: pictures, gradients, patterns. */
  colour: Colour | null;
  opacity: number;
  /** For a picture with known pixels: its opacity at a point, 0 to 1. */
  pixels?: (point: Point) => number;
  /** Position in the page's painting order. */
  order: number;
};

/** pdf.js packs a path as numbers: 0 x y move, 1 x y line, 2 … cubic curve, 3 … quadratic curve, 4 close. */
const pointsPerStep = [1, 1, 3, 2, 0] as const;
/** No background needs more corners; a map drawn in vectors has more. */
export const maximumCorners = 2_000;

/** The corners of each line of a packed path on the page; curves are replaced by their control points. */
export function linesOfPath(path: Float32Array | number[], matrix: Matrix): Point[][] {
  const lines: Point[][] = [];
  for (let i = 0; i < path.length;) {
    const step = path[i++] as 0 | 1 | 2 | 3 | 4;
    const points = pointsPerStep[step];
    if (points === undefined) break;
    if (step === 0 || lines.length === 0) lines.push([]);
    const corners = lines.at(-1)!;
    for (let p = 0; p < points; p++, i += 2) corners.push(apply(matrix, [path[i] ?? 0, path[i + 1] ?? 0]));
  }
  return lines;
}

export function paintedShape(
  outline: Point[],
  paint: Pick<PaintedArea, "colour" | "opacity" | "order">,
): PaintedArea {
  const box = boxAround(outline);
  const corners: Point[] = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[2], box[3]],
    [box[0], box[3]],
  ];
  const near = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(ax - bx) < 0.01 && Math.abs(ay - by) < 0.01;
  const rectangular =
    outline.length <= 5 &&
    outline.every((point) => corners.some((corner) => near(point, corner))) &&
    corners.every((corner) => outline.some((point) => near(point, corner)));
  return { box, outline: rectangular ? null : outline, ...paint };
}

/** The area's opacity at a point, 0 to 1. */
export const coverAt = (area: PaintedArea, point: Point): number =>
  paintsOver(area, point) ? area.opacity * (area.pixels?.(point) ?? 1) : 0;

/** Whether the point is in the shape (even-odd rule). */
function paintsOver(area: PaintedArea, point: Point): boolean {
  if (!covers(area.box, point)) return false;
  if (area.outline === null) return true;
  let inside = false;
  for (let i = 0, j = area.outline.length - 1; i < area.outline.length; j = i++) {
    const [xi, yi] = area.outline[i] as Point;
    const [xj, yj] = area.outline[j] as Point;
    if (yi > point[1] !== yj > point[1] && point[0] < ((xj - xi) * (point[1] - yi)) / (yj - yi) + xi)
      inside = !inside;
  }
  return inside;
}

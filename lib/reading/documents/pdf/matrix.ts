/** PDF's affine matrix [a b c d e f]: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];
/** Left, top, right, bottom; on pages y grows downwards. */
export type Box = readonly [number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` applied first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The inverse matrix; null when there is none. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const size = a * d - b * c;
  if (Math.abs(size) < 1e-9) return null;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

/** The axis-aligned bounding box of points. */
export function boxAround(points: readonly Point[]): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return box;
}

export function transformBox(matrix: Matrix, [x0, y0, x1, y1]: Box): Box {
  return boxAround([
    apply(matrix, [x0, y0]),
    apply(matrix, [x1, y0]),
    apply(matrix, [x1, y1]),
    apply(matrix, [x0, y1]),
  ]);
}

export const intersect = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

export const isEmpty = ([x0, y0, x1, y1]: Box): boolean => !(x1 > x0 && y1 > y0);

export const area = (box: Box): number => (isEmpty(box) ? 0 : (box[2] - box[0]) * (box[3] - box[1]));

export const covers = ([x0, y0, x1, y1]: Box, [x, y]: Point): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

import type { Colour } from "../contrast.ts";
import type { Glyph } from "./glyph.ts";
import type { PaintedArea } from "./painted-area.ts";
import { boxAround, type Box, type Point } from "./matrix.ts";

/** A closed line of a filled shape: a letter has one to three. */
export type Contour = { box: Box; colour: Colour | null; opacity: number; order: number };

/** Letters in a file of shapes that are no letters, such as maps, are not looked for further. */
export const mostContours = 20_000;
/** In points. No letter of a CV is larger. */
const largestLetter = 100;

/** The contours of a filled shape that could belong to letters. */
export const contoursOf = (lines: readonly Point[][], paint: Omit<Contour, "box">): Contour[] =>
  lines
    .map(boxAround)
    .filter((box) => box[2] - box[0] < largestLetter && box[3] - box[1] < largestLetter)
    .map((box) => ({ box, ...paint }));

/** Below this opacity letters are not seen. */
export const seeThrough = 0.05;
/** Not every letter matches: some touch their neighbours, some fonts have capitals for small letters. */
const mostMatch = 0.8;

/**
 * Skia's PDFs before 2024 paint bold text for which there is no bold font as shapes, with the text over them at opacity
 * 0, to be searched. Returns that text as painted where the shapes are, in bold and in their colour, and the areas
 * without these shapes. Each letter must have a shape of its own, as high and as low as that letter, so that a
 * decoration shows no text.
 */
export function withLetterShapes({ glyphs, contours, areas }: Drawn): Pick<Drawn, "glyphs" | "areas"> {
  if (contours.length === 0 || !glyphs.some(isTransparent)) return { glyphs, areas };
  const near = new NearbyContours(contours);
  const shapes = new Map<Glyph, Contour>();
  const heights = new Map<number, number>();
  for (const line of Map.groupBy(glyphs.filter(isTransparent), baseline).values()) {
    const letters = line.filter(({ text }) => /^[\p{L}\p{N}]/u.test(text));
    const own = new Map<Glyph, Contour>();
    for (const letter of letters) {
      const shape = near.shapeOf(letter);
      if (shape) own.set(letter, shape);
    }
    const [shape] = own.values();
    if (!shape || own.size < mostMatch * letters.length) continue;
    for (const glyph of line) shapes.set(glyph, own.get(glyph) ?? shape);
    for (const { order } of own.values()) heights.set(order, tallest * line[0]!.size);
  }
  return {
    glyphs: glyphs.map((glyph) => {
      const shape = shapes.get(glyph);
      return shape ? { ...glyph, bold: true, paints: [shape], order: shape.order } : glyph;
    }),
    areas: areas.filter(({ order, box }) => box[3] - box[1] > (heights.get(order) ?? 0)),
  };
}

type Drawn = { glyphs: Glyph[]; areas: PaintedArea[]; contours: readonly Contour[] };

/** The height of a line's shapes, in ems, is at most this. */
const tallest = 1.6;
const baseline = ({ start, size }: Glyph) => `${Math.round(start[1] * 2)} ${size}`;
const isTransparent = ({ paints, unpainted }: Glyph) =>
  !unpainted && paints.every(({ opacity }) => opacity < seeThrough);

/** How far beyond its own width a letter's shape may reach, in ems: bold letters are wider. */
const aside = 0.25;
/** In points. */
const cell = 16;
/** Of legible letters, no more contours are in a cell. */
const mostInCell = 100;
const cellOf = (x: number, y: number) => `${Math.floor(x / cell)}:${Math.floor(y / cell)}`;

class NearbyContours {
  readonly #cells = new Map<string, Contour[]>();
  readonly #taken = new Set<Contour>();

  constructor(contours: readonly Contour[]) {
    for (const contour of contours) {
      const [left, top, right, bottom] = contour.box;
      const key = cellOf((left + right) / 2, (top + bottom) / 2);
      const others = this.#cells.get(key);
      if (!others) this.#cells.set(key, [contour]);
      else if (others.length < mostInCell) others.push(contour);
    }
  }

  /** The last painted contour of the shape of this letter, if it has one that no other letter has. */
  shapeOf({ text, start, end, size }: Glyph): Contour | undefined {
    if (Math.max(size, end[0] - start[0]) > largestLetter) return undefined;
    const [left, right] = [start[0] - size * aside, end[0] + size * aside];
    const [top, bottom] = [start[1] - size * 1.1, start[1] + size * 0.4];
    const own: Contour[] = [];
    for (let x = left; x < right + cell; x += cell)
      for (let y = top; y < bottom + cell; y += cell)
        for (const contour of this.#cells.get(cellOf(x, y)) ?? []) {
          const [x0, y0, x1, y1] = contour.box;
          const middle = (x0 + x1) / 2;
          if (this.#taken.has(contour)) continue;
          if (middle > start[0] && middle < end[0] && x0 > left && x1 < right && y0 > top && y1 < bottom)
            own.push(contour);
        }
    const above = (start[1] - Math.min(...own.map(({ box }) => box[1]))) / size;
    const below = (Math.max(...own.map(({ box }) => box[3])) - start[1]) / size;
    if (!isAsHigh(text, above, below)) return undefined;
    for (const contour of own) this.#taken.add(contour);
    return own.at(-1);
  }
}

/** Whether a shape that is so high above its baseline and so deep below it, in ems, can be this letter. */
function isAsHigh(letter: string, above: number, below: number): boolean {
  const [first = ""] = letter.normalize("NFKD");
  if (/[acemnorsuvwxz]/.test(first) && letter.length === 1)
    return above > 0.38 && above < 0.64 && below < 0.12;
  if (/[gpqy]/.test(first)) return above > 0.38 && above < 0.64 && below > 0.12;
  if (/[bdfhklA-IK-PR-Z]/.test(first)) return above > 0.6 && below < 0.12;
  // Old-style digits are as low as small letters.
  return above > 0.3;
}

import { tinyPoints } from "../unseen.ts";
import { blend, type Colour, indistinguishable, white } from "../contrast.ts";
import type { HiddenText } from "../assemble.ts";
import { seeThrough } from "./letter-shapes.ts";
import { area, type Box, covers, intersect, isEmpty } from "./matrix.ts";
import type { Glyph } from "./glyph.ts";
import type { PageDrawing } from "./page-drawing.ts";
import { coverAt, type PaintedArea } from "./painted-area.ts";
import { visibleShare } from "./soft-mask.ts";

type HiddenReason = HiddenText["reason"];

const opaque = 0.9;

/** For each glyph, why a person looking at the page would not see it; null for visible ones. */
export function hiddenReasons(page: PageDrawing): (HiddenReason | null)[] {
  const box: Box = [0, 0, page.width, page.height];
  const areas = new NearbyAreas(page.areas);
  let previous: HiddenReason | null = null;
  const reasons = page.glyphs.map((glyph) => {
    // A space is invisible anyway: it counts like the letters before it.
    if (glyph.text.trim() === "") return previous;
    return (previous = hiddenReason(glyph, box, areas));
  });
  return isScanWithTextLayer(page, reasons) ? reasons.map(() => null) : reasons;
}

/** A scan's recognised text is unpainted above, or covered by, a picture of the whole page. */
function isScanWithTextLayer(page: PageDrawing, reasons: (HiddenReason | null)[]): boolean {
  const half = (page.width * page.height) / 2;
  return (
    page.pictures.some((picture) => area(picture) > half) &&
    reasons.every((reason) => reason === "invisible_rendering" || reason === "covered")
  );
}

function hiddenReason(glyph: Glyph, page: Box, areas: NearbyAreas): HiddenReason | null {
  if (glyph.unpainted) return "invisible_rendering";
  const middle = [
    (glyph.start[0] + glyph.end[0]) / 2,
    // A third of the size above the baseline: within the body of every letter.
    (glyph.start[1] + glyph.end[1]) / 2 - glyph.size / 3,
  ] as const;
  const body = inkBox(glyph);
  if (isEmpty(intersect(body, page))) return "off_page";
  if (Math.min(glyph.size, glyph.breadth) < tinyPoints) return "tiny";
  if (isEmpty(intersect(body, glyph.clip))) return "covered";
  let background: Colour | null = white;
  for (const painted of areas.at(glyph.order, body)) {
    const cover = coverAt(painted, middle);
    if (painted.order > glyph.order) {
      if (cover >= opaque && coversInk(painted, glyph)) return "covered";
    } else if (cover > 0.02) {
      if (cover >= opaque) background = painted.colour;
      else background = background && painted.colour && blend(painted.colour, background, cover);
    }
  }
  const through = glyph.masks.reduce((share, mask) => share * visibleShare(mask, middle), 1);
  return glyph.paints.some((paint) => contrasts(paint, paint.opacity * through, background))
    ? null
    : "low_contrast";
}

function contrasts({ colour }: Glyph["paints"][number], opacity: number, background: Colour | null): boolean {
  if (opacity < seeThrough) return false;
  if (background === null || colour === null) return true;
  return !indistinguishable(blend(colour, background, opacity), background);
}

/** About the area that the letter's ink covers, in any rotation. */
function inkBox({ start, end, size }: Glyph): Box {
  const upright = Math.abs(end[0] - start[0]) >= Math.abs(end[1] - start[1]);
  const [above, below] = upright ? [size * 0.7, size * 0.2] : [0, 0];
  const aside = upright ? 0 : size * 0.7;
  return [
    Math.min(start[0], end[0]) - aside,
    Math.min(start[1], end[1]) - above,
    Math.max(start[0], end[0]) + Math.max(aside, 0.01),
    Math.max(start[1], end[1]) + Math.max(below, 0.01),
  ];
}

/** Whether both ends of the letter are covered: an underline or a rule drawn later does not hide it. */
function coversInk(painted: PaintedArea, glyph: Glyph): boolean {
  const { start, end, size } = glyph;
  return [start, end].every(
    ([x, y]) =>
      coverAt(painted, [x, y - size * 0.1]) >= opaque && coverAt(painted, [x, y - size * 0.5]) >= opaque,
  );
}

/** Painted areas near a run of glyphs: searched once per run, not per glyph. */
class NearbyAreas {
  readonly #areas: readonly PaintedArea[];
  #order = -1;
  #box: Box = [0, 0, 0, 0];
  #near: PaintedArea[] = [];

  constructor(areas: readonly PaintedArea[]) {
    this.#areas = areas;
  }

  at(order: number, body: Box): readonly PaintedArea[] {
    if (
      order !== this.#order ||
      !(covers(this.#box, [body[0], body[1]]) && covers(this.#box, [body[2], body[3]]))
    ) {
      this.#order = order;
      // Wide along the line, so that it includes the rest of the run.
      this.#box = [body[0] - 10, body[1] - 2, body[2] + 200, body[3] + 2];
      this.#near = this.#areas.filter(({ box }) => !isEmpty(intersect(box, this.#box)));
    }
    return this.#near;
  }
}

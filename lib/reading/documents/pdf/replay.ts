import type { OPS as Operators, PDFPageProxy } from "unpdf/pdfjs";
import { parseColour } from "../contrast.ts";
import { Unreadable } from "../unreadable.ts";
import { type Glyph, type PackedGlyph, showGlyphs } from "./glyph.ts";
import {
  type Font,
  type GraphicsState,
  initialState,
  masksOver,
  TextPosition,
  noGroup,
} from "./graphics-state.ts";
import {
  type Box,
  boxAround,
  intersect,
  isEmpty,
  type Matrix,
  multiply,
  type Point,
  transformBox,
} from "./matrix.ts";
import { type Contour, contoursOf, mostContours } from "./letter-shapes.ts";
import { coverOf, type DecodedPicture } from "./picture-cover.ts";
import { linesOfPath, maximumCorners, type PaintedArea, paintedShape } from "./painted-area.ts";
import type { MaskOptions, SoftMask } from "./soft-mask.ts";

export type Ops = typeof Operators;
/** Optional content: which layers of the page are switched on. */
export type Layers = { isVisible(group: unknown): boolean } | null;

/** pdf.js's transparency group. */
type Group = { matrix: number[] | null; bbox: number[] | null; smask: MaskOptions | null };

const maximumAreas = 20_000;

const seeThrough = 0.5;
/** Blend modes that leave dark letters dark under light paint. */
const darkening = new Set(["multiply", "darken", "color-burn", "overlay", "soft-light"]);
const dark = 96;

/** Where pdf.js keeps a decoded picture: those that several pages share have names starting with "g_". */
export const storeOf = ({ commonObjs, objs }: PDFPageProxy, name: string): PDFPageProxy["objs"] =>
  name.startsWith("g_") ? commonObjs : objs;

/** Whether letters under this paint are still visible. */
const showsTextBelow = (state: GraphicsState, colour: PaintedArea["colour"]) =>
  masksOver(state).length > 0 ||
  state.tiled ||
  ((darkening.has(state.blending) || darkening.has(state.group.blending)) &&
    (colour?.every((value) => value > dark) ?? true));

/** Replays a page's drawing operators. Long because PDF has that many; each case is a line or two. */
export class Replay {
  /** In the order of the content stream. */
  readonly glyphs: Glyph[] = [];
  readonly areas: PaintedArea[] = [];
  readonly contours: Contour[] = [];
  readonly pictures: Box[] = [];
  #state: GraphicsState;
  readonly #stack: GraphicsState[] = [];
  readonly #pen = new TextPosition();
  readonly #marks: boolean[] = [];
  #clipNext = false;
  #order = 0;
  /** The mask drawn last, which the next SMask entry sets. */
  #mask: SoftMask | null = null;
  /**
   * Most pictures are dropped before they are decoded, which leaves an empty "save, transform, restore".
   * True after a transform until something else is painted.
   */
  #pictureDropped = false;

  readonly #page: PDFPageProxy;
  readonly #ops: Ops;
  readonly #layers: Layers;
  readonly #maximumGlyphs: number;

  constructor(page: PDFPageProxy, ops: Ops, layers: Layers, maximumGlyphs: number) {
    this.#page = page;
    this.#ops = ops;
    this.#layers = layers;
    this.#maximumGlyphs = maximumGlyphs;
    const { transform, width, height } = page.getViewport({ scale: 1 });
    this.#state = initialState(transform as unknown as Matrix, [0, 0, width, height]);
  }

  step(operator: number, args: unknown[]) {
    const ops = this.#ops;
    const state = this.#state;
    const numbers = args as number[];
    this.#order++;
    switch (operator) {
      case ops.save:
        this.#stack.push({ ...state });
        this.#pictureDropped = false;
        break;
      case ops.restore:
        if (this.#pictureDropped) this.#paintPicture();
        this.#state = this.#stack.pop() ?? state;
        break;
      case ops.transform:
        state.matrix = multiply(state.matrix, args as unknown as Matrix);
        this.#pictureDropped = true;
        break;
      case ops.paintFormXObjectBegin:
      case ops.beginAnnotation:
        this.#enter(operator === ops.beginAnnotation ? [args[2], args[3]] : [args[0]], args[1]);
        break;
      case ops.beginGroup:
        this.#beginGroup(args[0] as Group);
        break;
      case ops.endGroup:
        this.#mask = state.maskBeingDrawn;
        this.#state = this.#stack.pop() ?? state;
        break;
      case ops.paintFormXObjectEnd:
      case ops.endAnnotation:
        this.#state = this.#stack.pop() ?? state;
        break;
      case ops.setGState:
        for (const [key, value] of args[0] as [string, unknown][]) {
          if (key === "ca") state.fillOpacity = Number(value);
          if (key === "CA") state.strokeOpacity = Number(value);
          if (key === "BM") state.blending = String(value);
          if (key === "SMask") state.mask = value === false ? null : this.#mask;
          if (key === "Font") this.#setFont(value as [string, number]);
        }
        break;
      case ops.setFillRGBColor:
        state.fill = parseColour(String(args[0]));
        state.tiled = false;
        break;
      case ops.setStrokeRGBColor:
        state.stroke = parseColour(String(args[0]));
        break;
      case ops.setFillColorN:
      case ops.setFillTransparent:
        state.fill = null;
        state.tiled = args[0] === "TilingPattern";
        break;
      case ops.setStrokeColorN:
      case ops.setStrokeTransparent:
        state.stroke = null;
        break;
      case ops.clip:
      case ops.eoClip:
        this.#clipNext = true;
        break;
      case ops.constructPath:
        this.#path(args[0] as number, (args[1] as (Float32Array | null)[])[0] ?? null);
        break;
      case ops.shadingFill:
        this.#paint({ box: state.clip, outline: null, colour: null });
        break;
      case ops.paintImageXObject:
      case ops.paintInlineImageXObject:
        this.#paintPicture(this.#pixelsOf(args[0]));
        break;
      case ops.beginMarkedContent:
        this.#marks.push(true);
        break;
      case ops.beginMarkedContentProps:
        this.#marks.push(args[0] !== "OC" || !args[1] || (this.#layers?.isVisible(args[1]) ?? true));
        break;
      case ops.endMarkedContent:
        this.#marks.pop();
        break;
      case ops.beginText:
        this.#pen.begin();
        break;
      case ops.setTextMatrix:
        this.#pen.begin([...(args[0] as Float32Array)] as unknown as Matrix);
        break;
      case ops.moveText:
        this.#pen.moveLine(numbers[0] ?? 0, numbers[1] ?? 0);
        break;
      case ops.setLeadingMoveText:
        state.leading = numbers[1] ?? 0;
        this.#pen.moveLine(numbers[0] ?? 0, numbers[1] ?? 0);
        break;
      case ops.nextLine:
        this.#pen.moveLine(0, state.leading);
        break;
      case ops.setLeading:
        state.leading = -(numbers[0] ?? 0);
        break;
      case ops.setFont:
        this.#setFont(args as [string, number]);
        break;
      case ops.setCharSpacing:
        state.characterSpacing = numbers[0] ?? 0;
        break;
      case ops.setWordSpacing:
        state.wordSpacing = numbers[0] ?? 0;
        break;
      case ops.setHScale:
        state.horizontalScale = (numbers[0] ?? 100) / 100;
        break;
      case ops.setTextRise:
        state.rise = numbers[0] ?? 0;
        break;
      case ops.setTextRenderingMode:
        state.renderingMode = numbers[0] ?? 0;
        break;
      case ops.showText:
        this.#pictureDropped = false;
        this.#show(args[0] as (PackedGlyph | number)[]);
        break;
    }
  }

  #enter(matrices: unknown[], box: unknown) {
    this.#stack.push({ ...this.#state });
    for (const matrix of matrices) {
      if (matrix)
        this.#state.matrix = multiply(this.#state.matrix, [...(matrix as number[])] as unknown as Matrix);
    }
    if (box && matrices.length === 1) {
      const clip = transformBox(this.#state.matrix, [...(box as number[])] as unknown as Box);
      this.#state.clip = intersect(this.#state.clip, clip);
    }
  }

  /** A group is composited first, and then drawn onto the page with the settings from before the group. */
  #beginGroup({ matrix, bbox, smask }: Group) {
    const { matrix: before } = this.#state;
    this.#enter([matrix], bbox);
    const state = this.#state;
    // The form in the group applies the same matrix again; here it only places the box.
    state.matrix = before;
    state.group = {
      opacity: state.group.opacity * state.fillOpacity,
      masks: masksOver(state),
      blending: darkening.has(state.blending) ? state.blending : state.group.blending,
    };
    Object.assign(state, { fillOpacity: 1, strokeOpacity: 1, mask: null, blending: "source-over" });
    if (!smask) return;
    // A mask is drawn on its own: earlier settings do not weaken it.
    state.group = noGroup;
    state.maskBeingDrawn = { options: smask, areas: [] };
  }

  #setFont([name, size]: [string, number]) {
    // A font that failed to load falls back to default widths; its text is still read.
    this.#state.font = this.#page.commonObjs.has(name) ? (this.#page.commonObjs.get(name) as Font) : null;
    this.#state.fontSize = size;
  }

  #paint(area: Omit<PaintedArea, "opacity" | "order">) {
    this.#pictureDropped = false;
    const { maskBeingDrawn, fillOpacity, group } = this.#state;
    const areas = maskBeingDrawn?.areas ?? this.areas;
    if (isEmpty(area.box) || this.#marks.includes(false) || areas.length >= maximumAreas) return;
    const opacity = showsTextBelow(this.#state, area.colour) ? seeThrough : 1;
    areas.push({ ...area, opacity: opacity * fillOpacity * group.opacity, order: this.#order });
  }

  #paintPicture(pixels?: PaintedArea["pixels"]) {
    const box = intersect(transformBox(this.#state.matrix, [0, 0, 1, 1]), this.#state.clip);
    if (isEmpty(box)) return;
    this.#paint({ box, outline: null, colour: null, pixels });
    this.pictures.push(box);
  }

  /** The opacity of a decoded picture, given as the name of a page's object or as the pixels themselves. */
  #pixelsOf(picture: unknown): PaintedArea["pixels"] {
    const decoded: unknown =
      typeof picture === "string" ? storeOf(this.#page, picture).get(picture) : picture;
    return decoded ? coverOf(decoded as DecodedPicture, this.#state.matrix) : undefined;
  }

  #path(kind: number, path: Float32Array | null) {
    const ops = this.#ops;
    const lines = path ? linesOfPath(path, this.#state.matrix) : [];
    const outline = lines.flat();
    const filled =
      kind === ops.fill ||
      kind === ops.eoFill ||
      kind === ops.fillStroke ||
      kind === ops.eoFillStroke ||
      kind === ops.closeFillStroke ||
      kind === ops.closeEOFillStroke;
    if (filled) {
      this.#pictureDropped = false;
      this.#keepContours(lines);
    }
    if (filled && outline.length > 2 && outline.length <= maximumCorners) {
      const shape = paintedShape(outline, { colour: this.#state.fill, opacity: 1, order: 0 });
      this.#paint({ ...shape, box: intersect(shape.box, this.#state.clip) });
    }
    // In a mask, a complex shape still shows something: approximate it by its box.
    if (filled && this.#state.maskBeingDrawn && outline.length > maximumCorners)
      this.#paint({ box: intersect(boxAround(outline), this.#state.clip), outline: null, colour: null });
    if (this.#clipNext) {
      this.#state.clip = intersect(this.#state.clip, outline.length ? boxAround(outline) : [0, 0, 0, 0]);
      this.#clipNext = false;
    }
  }

  #keepContours(lines: readonly Point[][]) {
    const { fill: colour, fillOpacity, group, maskBeingDrawn } = this.#state;
    if (maskBeingDrawn || this.#marks.includes(false) || this.contours.length > mostContours) return;
    const paint = { colour, opacity: fillOpacity * group.opacity, order: this.#order };
    for (const contour of contoursOf(lines, paint))
      if (!isEmpty(intersect(contour.box, this.#state.clip))) this.contours.push(contour);
  }

  #show(run: (PackedGlyph | number)[]) {
    const inHiddenLayer = this.#marks.includes(false);
    if (this.glyphs.length + run.length > this.#maximumGlyphs) throw new Unreadable("too_long");
    const shown = showGlyphs(run, this.#state, this.#pen, { inHiddenLayer, order: this.#order });
    for (const glyph of shown) this.glyphs.push(glyph);
  }
}

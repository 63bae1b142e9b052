import type { OPS as Operators, PDFPageProxy } from "unpdf/pdfjs";
import { type Colour, parseColour } from "../contrast.ts";
import { Unreadable } from "../unreadable.ts";
import { type GraphicsState, type Font, initialState, TextPosition } from "./graphics-state.ts";
import {
  apply,
  type Box,
  boxAround,
  intersect,
  isEmpty,
  type Matrix,
  multiply,
  transformBox,
} from "./matrix.ts";
import { outlineOf, paintedShape, type PaintedArea } from "./painted-area.ts";

/** One drawn character (or the few a ligature stands for). */
export type Glyph = {
  text: string;
  /** Pen position on the baseline where it begins and ends, in points from the page's top left. */
  start: readonly [number, number];
  end: readonly [number, number];
  /** Height of the font on the page, in points. */
  size: number;
  /** What it is painted with, inside and outline; a null colour is a pattern or gradient. */
  paints: readonly { colour: Colour | null; opacity: number }[];
  /** Drawn in a mode or a layer that leaves no mark. */
  unpainted: boolean;
  clip: Box;
  order: number;
};

export type PageDrawing = {
  width: number;
  height: number;
  /** In the order of the content stream. */
  glyphs: Glyph[];
  areas: PaintedArea[];
  /** Boxes of pictures, whose pixels are never decoded. */
  pictures: Box[];
};

type Ops = typeof Operators;
type Layers = { isVisible(group: unknown): boolean } | null;
type PackedGlyph = { unicode: string; width: number; isSpace: boolean };

const maximumAreas = 20_000;

/** Replays a page's drawing operators without drawing: every glyph and painted area with place and colour. */
export async function readDrawing(
  page: PDFPageProxy,
  ops: Ops,
  layers: Layers,
  maximumGlyphs: number,
): Promise<PageDrawing> {
  const { width, height } = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const replay = new Replay(page, ops, layers, maximumGlyphs);
  for (let i = 0; i < operators.fnArray.length; i++) {
    replay.step(operators.fnArray[i] ?? 0, (operators.argsArray[i] ?? []) as unknown[]);
  }
  const { glyphs, areas, pictures } = replay;
  return { width, height, glyphs, areas, pictures };
}

class Replay {
  readonly glyphs: Glyph[] = [];
  readonly areas: PaintedArea[] = [];
  readonly pictures: Box[] = [];
  #state: GraphicsState;
  readonly #stack: GraphicsState[] = [];
  readonly #text = new TextPosition();
  readonly #marks: boolean[] = [];
  #clipNext = false;
  #order = 0;
  /**
   * Pictures are dropped before they are decoded, which leaves an empty "save, transform, restore" where one was:
   * true from the transform on, until something else is painted.
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
      case ops.paintFormXObjectEnd:
      case ops.endAnnotation:
        this.#state = this.#stack.pop() ?? state;
        break;
      case ops.setGState:
        for (const [key, value] of args[0] as [string, unknown][]) {
          if (key === "ca") state.fillOpacity = Number(value);
          if (key === "CA") state.strokeOpacity = Number(value);
          if (key === "Font") this.#setFont(value as [string, number]);
        }
        break;
      case ops.setFillRGBColor:
        state.fill = parseColour(String(args[0]));
        break;
      case ops.setStrokeRGBColor:
        state.stroke = parseColour(String(args[0]));
        break;
      case ops.setFillColorN:
      case ops.setFillTransparent:
        state.fill = null;
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
        this.#text.begin();
        break;
      case ops.setTextMatrix:
        this.#text.begin([...(args[0] as Float32Array)] as unknown as Matrix);
        break;
      case ops.moveText:
        this.#text.moveLine(numbers[0] ?? 0, numbers[1] ?? 0);
        break;
      case ops.setLeadingMoveText:
        state.leading = numbers[1] ?? 0;
        this.#text.moveLine(numbers[0] ?? 0, numbers[1] ?? 0);
        break;
      case ops.nextLine:
        this.#text.moveLine(0, state.leading);
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

  #setFont([name, size]: [string, number]) {
    // A font that never arrived leaves a stand-in width; its text is still text.
    this.#state.font = this.#page.commonObjs.has(name) ? (this.#page.commonObjs.get(name) as Font) : null;
    this.#state.fontSize = size;
  }

  #paint(area: Omit<PaintedArea, "opacity" | "order">) {
    this.#pictureDropped = false;
    if (isEmpty(area.box) || this.#marks.includes(false) || this.areas.length >= maximumAreas) return;
    this.areas.push({ ...area, opacity: this.#state.fillOpacity, order: this.#order });
  }

  #paintPicture() {
    const box = intersect(transformBox(this.#state.matrix, [0, 0, 1, 1]), this.#state.clip);
    if (isEmpty(box)) return;
    this.#paint({ box, outline: null, colour: null });
    this.pictures.push(box);
  }

  #path(how: number, path: Float32Array | null) {
    const ops = this.#ops;
    const outline = path && outlineOf(path, this.#state.matrix);
    const filled =
      how === ops.fill ||
      how === ops.eoFill ||
      how === ops.fillStroke ||
      how === ops.eoFillStroke ||
      how === ops.closeFillStroke ||
      how === ops.closeEOFillStroke;
    if (filled) this.#pictureDropped = false;
    if (filled && outline && outline.length > 2) {
      const shape = paintedShape(outline, { colour: this.#state.fill, opacity: 1, order: 0 });
      this.#paint({ ...shape, box: intersect(shape.box, this.#state.clip) });
    }
    if (this.#clipNext) {
      this.#state.clip = intersect(this.#state.clip, outline ? boxAround(outline) : [0, 0, 0, 0]);
      this.#clipNext = false;
    }
  }

  #show(run: (PackedGlyph | number)[]) {
    const state = this.#state;
    const text = this.#text;
    const mode = state.renderingMode & 3;
    const inside = { colour: state.fill, opacity: state.fillOpacity };
    const outline = { colour: state.stroke, opacity: state.strokeOpacity };
    const paints = mode === 0 ? [inside] : mode === 1 ? [outline] : [inside, outline];
    const matrix = multiply(state.matrix, text.matrix);
    const unit = state.font?.fontMatrix?.[0] ?? 0.001;
    const height = Math.abs(state.fontSize) * Math.hypot(matrix[2], matrix[3]);
    const unpainted = mode === 3 || this.#marks.includes(false);
    for (const glyph of run) {
      if (typeof glyph === "number") {
        text.x -= ((glyph * state.fontSize) / 1000) * state.horizontalScale;
        continue;
      }
      const spacing = state.characterSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      const width = glyph.width * state.fontSize * unit;
      const start = apply(matrix, [text.x, text.y + state.rise]);
      const end = apply(matrix, [text.x + width * state.horizontalScale, text.y + state.rise]);
      text.x += (width + spacing) * state.horizontalScale;
      if (!glyph.unicode) continue;
      if (this.glyphs.length >= this.#maximumGlyphs) throw new Unreadable("too_complex");
      this.glyphs.push({
        text: glyph.unicode,
        start,
        end,
        // A Type 3 font chooses its own unit, so its size is better told by how wide its letters are.
        size: state.font?.isType3Font
          ? Math.max(height, 1.2 * Math.hypot(end[0] - start[0], end[1] - start[1]))
          : height,
        paints,
        unpainted,
        clip: state.clip,
        order: this.#order,
      });
    }
  }
}

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

/** What an operator does; its arguments come as such and as numbers. */
type Step = (replay: Replay, state: GraphicsState, args: unknown[], numbers: readonly number[]) => void;

/** Replays a page's drawing operators; the table at its end says what each does. */
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
  readonly #byOperator: ReadonlyMap<number, Step>;
  readonly #layers: Layers;
  readonly #maximumGlyphs: number;

  constructor(page: PDFPageProxy, ops: Ops, layers: Layers, maximumGlyphs: number) {
    this.#page = page;
    this.#ops = ops;
    this.#byOperator = new Map(
      Object.entries(Replay.#steps).map(([name, step]) => [ops[name as keyof Ops], step]),
    );
    this.#layers = layers;
    this.#maximumGlyphs = maximumGlyphs;
    const { transform, width, height } = page.getViewport({ scale: 1 });
    this.#state = initialState(transform as unknown as Matrix, [0, 0, width, height]);
  }

  step(operator: number, args: unknown[]) {
    this.#order++;
    this.#byOperator.get(operator)?.(this, this.#state, args, args as number[]);
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

  static readonly #enterForm: Step = (replay, _state, [matrix, box]) => replay.#enter([matrix], box);
  static readonly #leave: Step = (replay, state) => {
    replay.#state = replay.#stack.pop() ?? state;
  };
  static readonly #clip: Step = (replay) => {
    replay.#clipNext = true;
  };
  static readonly #paintImage: Step = (replay, _state, [picture]) =>
    replay.#paintPicture(replay.#pixelsOf(picture));
  static readonly #unfill: Step = (_replay, state, [pattern]) => {
    state.fill = null;
    state.tiled = pattern === "TilingPattern";
  };
  static readonly #unstroke: Step = (_replay, state) => {
    state.stroke = null;
  };

  static readonly #steps: { readonly [name in keyof Ops]?: Step } = {
    save: (replay, state) => {
      replay.#stack.push({ ...state });
      replay.#pictureDropped = false;
    },
    restore: (replay, ...rest) => {
      if (replay.#pictureDropped) replay.#paintPicture();
      Replay.#leave(replay, ...rest);
    },
    transform: (replay, state, args) => {
      state.matrix = multiply(state.matrix, args as unknown as Matrix);
      replay.#pictureDropped = true;
    },
    paintFormXObjectBegin: Replay.#enterForm,
    paintFormXObjectEnd: Replay.#leave,
    beginAnnotation: (replay, _state, args) => replay.#enter([args[2], args[3]], args[1]),
    endAnnotation: Replay.#leave,
    beginGroup: (replay, _state, [group]) => replay.#beginGroup(group as Group),
    endGroup: (replay, state, ...rest) => {
      replay.#mask = state.maskBeingDrawn;
      Replay.#leave(replay, state, ...rest);
    },
    setGState: (replay, state, [settings]) => {
      for (const [key, value] of settings as [string, unknown][]) {
        if (key === "ca") state.fillOpacity = Number(value);
        if (key === "CA") state.strokeOpacity = Number(value);
        if (key === "BM") state.blending = String(value);
        if (key === "SMask") state.mask = value === false ? null : replay.#mask;
        if (key === "Font") replay.#setFont(value as [string, number]);
      }
    },
    setFillRGBColor: (_replay, state, [colour]) => {
      state.fill = parseColour(String(colour));
      state.tiled = false;
    },
    setFillColorN: Replay.#unfill,
    setFillTransparent: Replay.#unfill,
    setStrokeRGBColor: (_replay, state, [colour]) => {
      state.stroke = parseColour(String(colour));
    },
    setStrokeColorN: Replay.#unstroke,
    setStrokeTransparent: Replay.#unstroke,
    clip: Replay.#clip,
    eoClip: Replay.#clip,
    constructPath: (replay, _state, [kind, path]) =>
      replay.#path(kind as number, (path as (Float32Array | null)[])[0] ?? null),
    shadingFill: (replay, { clip }) => replay.#paint({ box: clip, outline: null, colour: null }),
    paintImageXObject: Replay.#paintImage,
    paintInlineImageXObject: Replay.#paintImage,
    beginMarkedContent: (replay) => replay.#marks.push(true),
    beginMarkedContentProps: (replay, _state, [tag, group]) =>
      replay.#marks.push(tag !== "OC" || !group || (replay.#layers?.isVisible(group) ?? true)),
    endMarkedContent: (replay) => replay.#marks.pop(),
    beginText: (replay) => replay.#pen.begin(),
    setTextMatrix: (replay, _state, [matrix]) =>
      replay.#pen.begin([...(matrix as Float32Array)] as unknown as Matrix),
    moveText: (replay, _state, _args, [x = 0, y = 0]) => replay.#pen.moveLine(x, y),
    setLeadingMoveText: (replay, state, _args, [x = 0, y = 0]) => {
      state.leading = y;
      replay.#pen.moveLine(x, y);
    },
    nextLine: (replay, state) => replay.#pen.moveLine(0, state.leading),
    setLeading: (_replay, state, _args, [leading = 0]) => {
      state.leading = -leading;
    },
    setFont: (replay, _state, args) => replay.#setFont(args as [string, number]),
    setCharSpacing: (_replay, state, _args, [spacing = 0]) => {
      state.characterSpacing = spacing;
    },
    setWordSpacing: (_replay, state, _args, [spacing = 0]) => {
      state.wordSpacing = spacing;
    },
    setHScale: (_replay, state, _args, [percent]) => {
      state.horizontalScale = (percent ?? 100) / 100;
    },
    setTextRise: (_replay, state, _args, [rise = 0]) => {
      state.rise = rise;
    },
    setTextRenderingMode: (_replay, state, _args, [mode = 0]) => {
      state.renderingMode = mode;
    },
    showText: (replay, _state, [run]) => {
      replay.#pictureDropped = false;
      replay.#show(run as (PackedGlyph | number)[]);
    },
  };
}

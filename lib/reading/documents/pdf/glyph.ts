import type { Colour } from "../contrast.ts";
import { type GraphicsState, masksOver, type TextPosition } from "./graphics-state.ts";
import { apply, type Box, multiply } from "./matrix.ts";
import type { SoftMask } from "./soft-mask.ts";

/** One drawn character (or the few a ligature stands for). */
export type Glyph = {
  text: string;
  /** Pen position on the baseline where it begins and ends, in points from the page's top left. */
  start: readonly [number, number];
  end: readonly [number, number];
  /** Height of the font on the page, in points. */
  size: number;
  /** The width of the font's em square along the line, in points. */
  breadth: number;
  bold: boolean;
  italic: boolean;
  /** Its paints, for inside and outline; a null colour is a pattern or gradient. */
  paints: readonly { colour: Colour | null; opacity: number }[];
  /** Drawn in an invisible mode or a hidden layer, or within a mask. */
  unpainted: boolean;
  /** Soft masks over it, each of which shows some, all or nothing of it. */
  masks: readonly SoftMask[];
  clip: Box;
  order: number;
  /** The target of the link over it. */
  link?: string | undefined;
};

/** pdf.js's glyph; numbers between glyphs move the pen. */
export type PackedGlyph = { unicode: string; width: number; isSpace: boolean };

/**
 * What a font gives for one glyph: a space or a hyphen where it lists all their code points (Word for Mac), and a
 * hyphen for a soft hyphen that is drawn.
 */
function oneSign(unicode: string): string {
  if (/^\s{2,}$/.test(unicode)) return " ";
  return /^[-\u00ad\u2010\u2011]+$/.test(unicode) ? "-" : unicode;
}

/**
 * Weights and slopes in names of fonts. "Medi" is the bold of URW's Nimbus Roman; Knuth's names end in "bx" and "b" for
 * bold, "ti", "it", "sl" for slope, and the design size.
 */
const boldName = /bold|black|heavy|demi|medi$|[-_,](?:bd|sb|xb)|^(?:\w{6}\+)?(?:cm|sf|ec|la|lm|ae)\w{0,3}bx/i;
const italicName = /ital|obli|slant|[-_,](?:it|ti|bi|sl)|^(?:\w{6}\+)?(?:cm|sf|ec)(?:bx)?(?:ti|sl|it)\d/i;

/** Shows a run of text: returns its glyphs with their positions, and advances the pen. */
export function showGlyphs(
  run: readonly (PackedGlyph | number)[],
  state: GraphicsState,
  pen: TextPosition,
  { inHiddenLayer, order }: { inHiddenLayer: boolean; order: number },
): Glyph[] {
  const glyphs: Glyph[] = [];
  // 0 fill, 1 outline, 2 both, 3 neither; from 4 on the same, and clipping.
  const mode = state.renderingMode & 3;
  const inside = { colour: state.fill, opacity: state.fillOpacity * state.group.opacity };
  const outline = { colour: state.stroke, opacity: state.strokeOpacity * state.group.opacity };
  const paints = mode === 0 ? [inside] : mode === 1 ? [outline] : [inside, outline];
  const masks = masksOver(state);
  const matrix = multiply(state.matrix, pen.matrix);
  const unit = state.font?.fontMatrix?.[0] ?? 0.001;
  const [along, upward] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
  const cosine = (matrix[0] * matrix[2] + matrix[1] * matrix[3]) / (along * upward || 1);
  const height = Math.abs(state.fontSize) * upward * Math.sqrt(Math.max(0, 1 - cosine ** 2));
  const across = Math.abs(state.fontSize * state.horizontalScale) * along;
  const { name = "" } = state.font ?? {};
  const bold = boldName.test(name) || mode === 2;
  // Programs without an italic font slant the upright one.
  const italic = italicName.test(name) || Math.abs(cosine) > 0.1;
  for (const glyph of run) {
    if (typeof glyph === "number") {
      pen.x -= ((glyph * state.fontSize) / 1000) * state.horizontalScale;
      continue;
    }
    const spacing = state.characterSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    const width = glyph.width * state.fontSize * unit;
    const start = apply(matrix, [pen.x, pen.y + state.rise]);
    const end = apply(matrix, [pen.x + width * state.horizontalScale, pen.y + state.rise]);
    pen.x += (width + spacing) * state.horizontalScale;
    if (!glyph.unicode) continue;
    // A Type 3 font chooses its own unit, so the width of its letters is a better measure of its size.
    const letter = state.font?.isType3Font ? 1.2 * Math.hypot(end[0] - start[0], end[1] - start[1]) : 0;
    glyphs.push({
      text: oneSign(glyph.unicode),
      start,
      end,
      size: Math.max(height, letter),
      // An "l" is a fifth as wide as the em square.
      breadth: Math.max(across, 5 * letter),
      bold,
      italic,
      paints,
      unpainted: mode === 3 || inHiddenLayer || state.maskBeingDrawn !== null,
      masks,
      clip: state.clip,
      order,
    });
  }
  return glyphs;
}

import { tinyPoints } from "../tiny.ts";
import type { HiddenText } from "../assemble.ts";
import { black, type Colour, indistinguishable, white } from "../contrast.ts";
import { cssColour } from "./colours.ts";
import type { Declarations } from "./style-sheet.ts";

/** How text looks where it stands; handed down from element to element. */
export type Look = {
  reason: HiddenText["reason"] | null;
  /** Of `visibility`, which a child can take back. */
  invisible: boolean;
  colour: Colour | null;
  /** Null where it cannot be told: a picture, a gradient. */
  background: Colour | null;
  pixels: number;
  preformatted: boolean;
};

export const firstLook: Look = {
  ...{ reason: null, invisible: false, colour: black, background: white, pixels: 16, preformatted: false },
};

const farPixels = 500;

const pixelsPer: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78, q: 0.945 };
const keywords: Record<string, number> = {
  ...{ "xx-small": 9, "x-small": 10, small: 13, medium: 16, large: 18, "x-large": 24, "xx-large": 32 },
};

/** A length in pixels; null for what depends on more than the text around. */
function pixels(value: string | undefined, around: number): number | null {
  const match = /^([+-]?\d*\.?\d+)(px|pt|pc|in|cm|mm|q|em|rem|ex|%)?$/i.exec(value?.trim() ?? "");
  if (!match) return keywords[value?.trim().toLowerCase() ?? ""] ?? null;
  const [, number, unit = "px"] = match;
  const n = Number(number);
  const kind = unit.toLowerCase();
  if (kind === "em") return n * around;
  if (kind === "ex") return (n * around) / 2;
  if (kind === "%") return (n * around) / 100;
  if (kind === "rem") return n * 16;
  return n * (pixelsPer[kind] ?? 1);
}

/** The look of what is inside an element with this style, given the look around it. */
export function styledLook(around: Look, style: Declarations): Look {
  const size = style["font-size"] ?? /(?:^|\s)([\d.]+(?:px|pt|em|rem|%))/.exec(style.font ?? "")?.[1];
  const fill = style["background-color"] ?? style.background;
  const background = fill === undefined ? around.background : cssColour(fill, around.background);
  const look: Look = {
    ...around,
    pixels: pixels(size, around.pixels) ?? around.pixels,
    background,
    colour: style.color === undefined ? around.colour : (cssColour(style.color, background) ?? null),
    invisible:
      style.visibility === undefined ? around.invisible : /^(hidden|collapse)$/i.test(style.visibility),
    preformatted:
      style["white-space"] === undefined ? around.preformatted : /^pre/.test(style["white-space"]),
  };
  look.reason = around.reason ?? ownReason(style, look);
  return look;
}

/** Why a browser shows nothing of an element and all that is in it. */
function ownReason(style: Declarations, { pixels: size }: Look): HiddenText["reason"] | null {
  if (/^none\b/i.test(style.display ?? "")) return "vanished";
  if (style.opacity !== undefined && Number.parseFloat(style.opacity) < 0.05) return "vanished";
  if (/^(rect\(\s*0|inset\(\s*(50|100)%|circle\(\s*0)/i.test(style["clip-path"] ?? style.clip ?? ""))
    return "vanished";
  if (/scale\(\s*0(\.0*)?\s*[,)]/i.test(style.transform ?? "")) return "vanished";
  const none = (side: string) => {
    const length = pixels(style[side] ?? style[`max-${side}`], size);
    return length !== null && length < 2;
  };
  if (/^(hidden|clip)\b/i.test(style.overflow ?? "") && (none("height") || none("width"))) return "vanished";
  const away = ["left", "top"].map((side) => pixels(style[side], size) ?? 0);
  const placed = /^(absolute|fixed|relative)\b/i.test(style.position ?? "");
  if (placed && away.some((length) => Math.abs(length) >= farPixels && length < 0)) return "off_page";
  const indent = pixels(style["text-indent"], size);
  return indent !== null && indent <= -farPixels ? "off_page" : null;
}

/** Why a reader does not see text that looks like this; null for text that can be read. */
export function hiddenBy({
  reason,
  invisible,
  colour,
  background,
  pixels: size,
}: Look): HiddenText["reason"] | null {
  if (reason) return reason;
  if (invisible) return "vanished";
  if (size < tinyPoints * (pixelsPer.pt ?? 1)) return "tiny";
  return colour && background && indistinguishable(colour, background) ? "low_contrast" : null;
}

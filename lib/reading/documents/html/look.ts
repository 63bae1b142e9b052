import { tinyPoints } from "../unseen.ts";
import type { HiddenText } from "../assemble.ts";
import { black, type Colour, indistinguishable, white } from "../contrast.ts";
import { lookOf } from "../looks.ts";
import { cssColour } from "./colours.ts";
import type { Declarations } from "./style-sheet.ts";

/** How text is rendered; inherited from element to element. */
export const firstLook = {
  reason: null as HiddenText["reason"] | null,
  /** From `visibility`, which a child can override. */
  invisible: false,
  colour: black as Colour | null,
  /** Null when it is unknown: a picture, a gradient. */
  background: white as Colour | null,
  pixels: 16,
  bold: false,
  italic: false,
  preformatted: false,
  link: undefined as string | undefined,
};
export type Look = typeof firstLook;

const farPixels = 500;

/** Width of a typical browser window. */
const windowPixels = 1_200;
/** Beyond the far edge of any window. */
const beyondPixels = 4_000;
/** Letter spacing this negative, relative to the font size, puts all letters on one spot. */
const squeezed = -0.4;

const pixelsPer: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
  vw: windowPixels / 100,
  vh: windowPixels / 200,
  vmin: windowPixels / 200,
  vmax: windowPixels / 100,
};
const keywords: Record<string, number> = {
  "xx-small": 9,
  "x-small": 10,
  small: 13,
  medium: 16,
  large: 18,
  "x-large": 24,
  "xx-large": 32,
};

/** A length in pixels; null when it depends on more than the surrounding font size. */
function pixels(value: string | undefined, around: number): number | null {
  const match = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))(px|pt|pc|in|cm|mm|q|em|rem|ex|ch|vw|vh|vmin|vmax|%)?$/i.exec(
    value?.trim() ?? "",
  );
  if (!match) return keywords[value?.trim().toLowerCase() ?? ""] ?? null;
  const [, number, unit = "px"] = match;
  const n = Number(number);
  const kind = unit.toLowerCase();
  if (kind === "em") return n * around;
  if (kind === "ex" || kind === "ch") return (n * around) / 2;
  if (kind === "%") return (n * around) / 100;
  if (kind === "rem") return n * 16;
  return n * (pixelsPer[kind] ?? 1);
}

/** A distance in pixels; percentages are of the window's width. */
const across = (value: string | undefined, around: number) =>
  /%$/.test(value?.trim() ?? "")
    ? (Number.parseFloat(value ?? "") * windowPixels) / 100
    : (pixels(value, around) ?? 0);

/** A fraction: "0.05" or "5%". */
const shareOf = (value: string) => Number.parseFloat(value) / (value.includes("%") ? 100 : 1);

/** The look inside an element with this style, given the look around the element. */
export function styledLook(around: Look, style: Declarations): Look {
  const size =
    style["font-size"] ?? /(?:^|\s)([\d.]+(?:px|pt|em|rem|%)|0)(?=[\s/]|$)/.exec(style.font ?? "")?.[1];
  const ink = style["-webkit-text-fill-color"] ?? style.color;
  const fill = style["background-color"] ?? style.background;
  const background = fill === undefined ? around.background : cssColour(fill, around.background);
  const look: Look = {
    ...around,
    pixels: (pixels(size, around.pixels) ?? around.pixels) * shareOf(style.zoom ?? "1") || 0,
    background,
    colour: ink === undefined ? around.colour : (cssColour(ink, background) ?? null),
    invisible:
      style.visibility === undefined ? around.invisible : /^(hidden|collapse)$/i.test(style.visibility),
    bold: isBold(style["font-weight"] ?? style.font ?? "", around.bold),
    italic: isItalic(style["font-style"] ?? style.font ?? "", around.italic),
    preformatted:
      style["white-space"] === undefined ? around.preformatted : /^pre/.test(style["white-space"]),
  };
  look.reason = around.reason ?? ownReason(style, look);
  return look;
}

/** Whether a `font-weight` or a `font` makes text bold. CSS Fonts 4, 2.2: bold is 700, semi-bold 600. */
function isBold(value: string, around: boolean): boolean {
  if (/\bbold(er)?\b|(?:^|\s)[6-9]\d\d(?=\s|$)/i.test(value)) return true;
  return around && !/\b(normal|lighter)\b|(?:^|\s)[1-5]\d\d(?=\s|$)/i.test(value);
}

const isItalic = (value: string, around: boolean) =>
  /\b(italic|oblique)\b/i.test(value) || (around && !/\bnormal\b/i.test(value));

/** Why a browser hides an element with all its content; null if it does not. */
function ownReason(style: Declarations, { pixels: size }: Look): HiddenText["reason"] | null {
  if (/^none\b/i.test(style.display ?? "") || /^hidden\b/i.test(style["content-visibility"] ?? ""))
    return "vanished";
  const fades = [style.opacity, /\bopacity\(\s*([\d.]+%?)/i.exec(style.filter ?? "")?.[1]];
  if (fades.some((fade) => fade !== undefined && shareOf(fade) < 0.05)) return "vanished";
  if (emptyClip.test(style["clip-path"] ?? style.clip ?? "")) return "vanished";
  const shrunk = Math.min(1, ...factorsOf(style));
  if (shrunk === 0) return "vanished";
  if (size * shrunk < tinyPoints * (pixelsPer.pt ?? 1) && shrunk < 1) return "tiny";
  if ((pixels(style["letter-spacing"], size) ?? 0) < squeezed * Math.max(size, 1)) return "tiny";
  if (isCollapsed(style, size)) return "vanished";
  return isOffScreen(style, size) ? "off_page" : null;
}

const emptyClip =
  /^(rect\(\s*0|rect\(\s*([\d.]+[a-z]*)(?:[,\s]+\2){3}\s*\)|inset\(\s*(50|100)%|circle\(\s*0)/i;

/** The factors by which an element is scaled, per axis. */
function factorsOf({ transform = "", scale = "" }: Declarations): number[] {
  const drawn = [...transform.matchAll(/\bscale[xy]?\(([^)]*)\)/gi)].flatMap(([, list = ""]) =>
    list.split(","),
  );
  const own = /^[-\d.%\s]+$/.test(scale) ? scale.trim().split(/\s+/) : [];
  return [...drawn, ...own].map((factor) => Math.abs(shareOf(factor))).filter(Number.isFinite);
}

/** Whether it is a box of no height or width that clips its content. */
function isCollapsed(style: Declarations, size: number): boolean {
  if (!/^(hidden|clip)\b/i.test(style.overflow ?? "")) return false;
  const none = (side: string) => {
    const length = pixels(style[side] ?? style[`max-${side}`], size);
    return length !== null && length < 2;
  };
  const isOpen = style.height === undefined || /^auto$/i.test(style.height);
  const line = pixels(style["line-height"], size);
  return none("height") || none("width") || (isOpen && line !== null && line < 2);
}

/** Whether an element is moved outside any window. */
function isOffScreen(style: Declarations, size: number): boolean {
  const moved = /\btranslate(?:3d|[xy])?\(([^)]*)\)/i.exec(style.transform ?? "")?.[1]?.split(",") ?? [];
  const margins = (style.margin ?? "").split(/\s+/);
  const shifts = [...moved, ...margins, style["margin-left"], style["margin-top"], style["text-indent"]];
  const placed = /^(absolute|fixed|relative)\b/i.test(style.position ?? "");
  if (placed) shifts.push(style.left, style.top);
  const lengths = shifts.map((shift) => across(shift, size));
  const fromFarSide = placed ? [style.right, style.bottom].map((shift) => across(shift, size)) : [];
  return (
    lengths.some((length) => length <= -farPixels || length >= beyondPixels) ||
    fromFarSide.some((length) => length >= 2 * windowPixels)
  );
}

/** Why a person does not see text with this look; null for visible text. */
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

/** How text with this look is set. */
export const shownAs = ({ pixels: size, ...look }: Look) =>
  lookOf({ ...look, size: size / (pixelsPer.pt ?? 1) });

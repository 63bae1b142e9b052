import { farthest, widestMargin } from "../unseen.ts";

/** A box that floats over the page: its position and size in points. */
export type FloatingBox = {
  left: number | null;
  top: number | null;
  width: number;
  height: number;
  /** Whether both offsets are from the page's edge; else they are from a margin, a column or a paragraph. */
  fromPage: boolean;
};

/** EMU, the unit of drawings, in a point. */
export const emuPerPoint = 12_700;

/** Whether the box is outside the page, so that nobody sees its text. */
export function isOffPage({ left, top, width, height, fromPage }: FloatingBox): boolean {
  const before = fromPage ? 0 : -widestMargin;
  const isOutside = (start: number | null, size: number) =>
    start !== null && (start + size <= before || start > farthest);
  return isOutside(left, width) || isOutside(top, height);
}

/** A unit of length in points. */
export const pointsPer: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

/** The box of a VML shape from its style ("position:absolute;margin-left:-900pt;width:200pt"). */
export function boxOfStyle(style: string): FloatingBox {
  const points = (name: string) => {
    const [, number, unit] =
      new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*(-?[\\d.]+)(\\w*)`, "i").exec(style) ?? [];
    return number === undefined ? null : Number(number) * (pointsPer[unit?.toLowerCase() ?? ""] ?? 1);
  };
  const fromPage = /mso-position-horizontal-relative\s*:\s*page/i.test(style);
  const [width, height] = [points("width") ?? 0, points("height") ?? 0];
  return {
    left: points("margin-left") ?? points("left"),
    top: points("margin-top") ?? points("top"),
    width,
    height,
    fromPage,
  };
}

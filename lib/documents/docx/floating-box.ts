/** A box that floats over the page: where it stands and how large it is, in points. */
export type FloatingBox = {
  left: number | null;
  top: number | null;
  width: number;
  height: number;
  /** Both counted from the page's edge; else from a margin, a column or a paragraph. */
  fromPage: boolean;
};

/** EMU, the unit of drawings, in a point. */
export const emuPerPoint = 12_700;
/** No margin is wider, so that what ends this far before one is off the page. */
export const widestMargin = 144;
/** Beyond the lower right corner of an A3 page. */
export const farthest = 1_200;

/** Whether it stands where no page is: text in it is seen by nobody. */
export function isOffPage({ left, top, width, height, fromPage }: FloatingBox): boolean {
  const before = fromPage ? 0 : -widestMargin;
  const away = (start: number | null, size: number) =>
    start !== null && (start + size <= before || start > farthest);
  return away(left, width) || away(top, height);
}

const units: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

/** The box of a VML shape by its style ("position:absolute;margin-left:-900pt;width:200pt"). */
export function boxOfStyle(style: string): FloatingBox {
  const points = (name: string) => {
    const [, number, unit] =
      new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*(-?[\\d.]+)(\\w*)`, "i").exec(style) ?? [];
    return number === undefined ? null : Number(number) * (units[unit?.toLowerCase() ?? ""] ?? 1);
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

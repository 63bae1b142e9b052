/** Red, green and blue, 0–255. */
export type Colour = readonly [number, number, number];

export const white: Colour = [255, 255, 255];
export const black: Colour = [0, 0, 0];

/** "#rrggbb" or "rrggbb" → colour; null for anything else ("auto"). */
export function parseColour(hex: string): Colour | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return null;
  const n = Number.parseInt(digits, 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** WCAG relative luminance, 0 to 1. */
function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Whether text of one colour is invisible on the other: nearly the same brightness (a contrast ratio under 1.2;
 * the palest greys that designers use for print have 1.6) and also nearly the same hue.
 */
export function indistinguishable(text: Colour, background: Colour): boolean {
  const a = luminance(text);
  const b = luminance(background);
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const distance = Math.max(...text.map((value, i) => Math.abs(value - (background[i] ?? 0))));
  return ratio < 1.2 && distance < 48;
}

/** `over` painted on `under` with the given opacity. */
export function blend(over: Colour, under: Colour, opacity: number): Colour {
  const mix = (i: 0 | 1 | 2) => over[i] * opacity + under[i] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}

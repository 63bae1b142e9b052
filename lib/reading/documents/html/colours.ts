import { blend, type Colour, parseColour, white } from "../contrast.ts";

const named: Record<string, string> = {
  white: "ffffff",
  black: "000000",
  snow: "fffafa",
  ivory: "fffff0",
  ghostwhite: "f8f8ff",
  whitesmoke: "f5f5f5",
  floralwhite: "fffaf0",
  mintcream: "f5fffa",
  azure: "f0ffff",
  navy: "000080",
  red: "ff0000",
  blue: "0000ff",
  green: "008000",
  gray: "808080",
  grey: "808080",
  silver: "c0c0c0",
};

/** A CSS colour as painted over `under`; null when it is unknown (a variable, a gradient). */
export function cssColour(value: string, under: Colour | null): Colour | null {
  const text = value.trim().toLowerCase();
  if (text === "transparent") return under;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return parseColour(
      short
        .slice(1)
        .map((digit) => digit + digit)
        .join(""),
    );
  const rgb = /^rgba?\(\s*([\d.]+)[,\s]+([\d.]+)[,\s]+([\d.]+)(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/.exec(text);
  const hsl =
    /^hsla?\(\s*(-?[\d.]+)(?:deg)?[,\s]+([\d.]+)%[,\s]+([\d.]+)%(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/.exec(text);
  if (hsl) return under && Number(hsl[4] ?? 1) / (hsl[5] ? 100 : 1) < 0.05 ? under : ofHue(hsl);
  if (!rgb) return parseColour(named[text] ?? text);
  const colour: Colour = [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])];
  const opacity = rgb[4] === undefined ? 1 : Number(rgb[4]) / (rgb[5] ? 100 : 1);
  return blend(colour, under ?? white, Math.min(1, opacity));
}

/** A colour by hue in degrees, and saturation and lightness in percent. */
function ofHue([, hue, saturation, lightness]: RegExpExecArray): Colour {
  const [h, s, l] = [Number(hue), Number(saturation) / 100, Number(lightness) / 100];
  const channel = (n: number) => {
    const k = (((n + h / 30) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

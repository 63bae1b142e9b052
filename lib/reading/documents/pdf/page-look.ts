import type { Line } from "@/lib/reading/language/line.ts";
import { area } from "./matrix.ts";
import type { PageDrawing } from "./page-drawing.ts";

/** What a page consists of: nothing, text, a picture with hardly any text, or only other marks. */
export type PageLook = "blank" | "text" | "picture" | "marks";

/** Fewer letters than a line or two: a stamp or "Scanned with …" on a picture of a page. */
const fewLetters = 100;
/** A picture of more than this share of the page may be a page of text. */
const largePicture = 0.3;
/** Letters drawn as outlines take more shapes than this; decoration takes fewer. */
const manyShapes = 300;

export function lookOf(drawing: PageDrawing, lines: readonly Line[]): PageLook {
  const { glyphs, pictures, areas, width, height } = drawing;
  const text = lines.map((line) => line.text).join("\n");
  const letters = isLegible(text) ? (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) : 0;
  const pictured = pictures.reduce((sum, picture) => sum + area(picture), 0);
  if (letters < fewLetters && (pictured > largePicture * width * height || areas.length > manyShapes))
    return "picture";
  if (letters > 0) return "text";
  return glyphs.length + pictures.length + areas.length === 0 ? "blank" : "marks";
}

/** Whether it has enough letters and digits: fonts without a character map give codes instead. */
export function isLegible(text: string): boolean {
  const characters = text.match(/\S/g)?.length ?? 0;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters > 0 && letters >= characters * 0.3;
}

import type { FoundLine } from "../assemble.ts";
import { area } from "./matrix.ts";
import type { PageDrawing } from "./page-drawing.ts";

/** What a page is as a whole: nothing, text, a picture that hardly has text of its own, or only other marks. */
export type PageLook = "blank" | "text" | "picture" | "marks";

/** Less than a line or two: a stamp or "Scanned with …" on a picture of a page. */
const fewLetters = 100;
/** A picture this large, against the page, can be a page of text. */
const largePicture = 0.3;
/** Letters drawn as outlines are many shapes; decoration is few. */
const manyShapes = 300;

export function lookOf(drawing: PageDrawing, lines: readonly FoundLine[]): PageLook {
  const { glyphs, pictures, areas, width, height } = drawing;
  const text = lines.map((line) => line.text).join("\n");
  const letters = isLegible(text) ? (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) : 0;
  const pictured = pictures.reduce((sum, picture) => sum + area(picture), 0);
  if (letters < fewLetters && (pictured > largePicture * width * height || areas.length > manyShapes))
    return "picture";
  if (letters > 0) return "text";
  return glyphs.length + pictures.length + areas.length === 0 ? "blank" : "marks";
}

/** Fonts without a map to characters leave codes where letters should be. */
export function isLegible(text: string): boolean {
  const marks = text.match(/\S/g)?.length ?? 0;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters > 0 && letters >= marks * 0.3;
}

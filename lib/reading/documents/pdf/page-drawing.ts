import type { PDFPageProxy } from "unpdf/pdfjs";
import { withLetterShapes } from "./letter-shapes.ts";
import { type Layers, type Ops, Replay, storeOf } from "./replay.ts";

export type PageDrawing = { width: number; height: number } & Pick<Replay, "glyphs" | "areas" | "pictures">;

/** Replays a page's drawing operators without drawing: collects glyphs and painted areas. */
export async function readDrawing(
  page: PDFPageProxy,
  ops: Ops,
  layers: Layers,
  maximumGlyphs: number,
): Promise<PageDrawing> {
  const { width, height } = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  // Pictures that are decoded arrive asynchronously: wait for them.
  for (const [i, operator] of operators.fnArray.entries()) {
    const [name] = (operators.argsArray[i] ?? []) as unknown[];
    if (operator === ops.paintImageXObject && typeof name === "string")
      await new Promise<void>((resolve) => {
        storeOf(page, name).get(name, () => resolve());
      });
  }
  const replay = new Replay(page, ops, layers, maximumGlyphs);
  for (let i = 0; i < operators.fnArray.length; i++) {
    replay.step(operators.fnArray[i] ?? 0, (operators.argsArray[i] ?? []) as unknown[]);
  }
  return { width, height, pictures: replay.pictures, ...withLetterShapes(replay) };
}

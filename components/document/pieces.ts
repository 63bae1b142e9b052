import type { TextContent } from "pdfjs-dist/types/src/display/api";
import type { Piece } from "./find-words";

/** The pieces of a page's text in the PDF's order. Second argument: the page's box in points (pdf.js `view`). */
export const piecesOf = ({ items }: TextContent, [, , , upper]: number[]): Piece[] =>
  items.flatMap((item) =>
    "str" in item ? [{ text: item.str, top: (upper ?? 0) - (item.transform as number[])[5]! }] : [],
  );

import { cut } from "@/lib/reading/language/cut";
import { visibleLine } from "@/lib/visible-line";

/** Makes external text storable in PostgreSQL: no NUL, no lone surrogates, at most `most` characters. */
export function storableText(text: string, most: number): string {
  return cut(text.replaceAll("\u0000", "").toWellFormed(), most);
}

/** The same for a name, a title or a label. */
export const storableLine = (text: string, most: number) => cut(visibleLine(text), most);

export const lineOrNull = (text: string | null, most: number) =>
  text === null ? null : storableLine(text, most) || null;

import { cut } from "@/lib/language/cut";

/** Makes external text storable in PostgreSQL: no NUL, no lone surrogates, at most `most` characters. */
export function storableText(text: string, most: number): string {
  return cut(text.replaceAll("\u0000", "").toWellFormed(), most);
}

export const storableOrNull = (text: string | null, most: number) =>
  text === null ? null : storableText(text, most) || null;

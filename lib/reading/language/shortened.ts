import { cut } from "./cut";

/** The beginning of a text, `most` UTF-16 code units at most: ends with a whole word, and "…" for the rest. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(" ", most - 1);
  return `${cut(text, space > 0 ? space : most - 1)}…`;
}

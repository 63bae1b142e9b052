import type { Dossier } from "../judging";

/** Replaces lines that contain one of the passages with spaces; `removed` is the first passage that was found. */
export function withoutLines(
  dossier: Dossier,
  passages: readonly string[],
): { rest: Dossier; removed: string | null } {
  let quote: string | null = null;
  const cut = (text: string) => {
    let left = text;
    for (const passage of passages) {
      const at = passage.trim() ? text.indexOf(passage) : -1;
      if (at < 0) continue;
      quote ??= passage;
      const start = text.lastIndexOf("\n", at) + 1;
      const newline = text.indexOf("\n", at + passage.length);
      const end = newline < 0 ? text.length : newline;
      left = left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, " ") + left.slice(end);
    }
    return left;
  };
  const answers = dossier.answers.map((answer) => ({ ...answer, text: cut(answer.text) }));
  const rest = { ...dossier, text: cut(dossier.text), answers };
  return { rest, removed: quote };
}

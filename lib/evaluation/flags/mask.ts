import type { Dossier } from "@/lib/ai/judging";
import type { TextLine } from "./text-lines";

/** Spaces of the same length in place of lines, so that an offset in the result is an offset in the document. */
export function maskLines(text: string, lines: TextLine[]): string {
  let result = "";
  let at = 0;
  for (const { start, end } of lines.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    result += text.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return result + text.slice(at);
}

/** The dossier without what may not count as evidence; the same object when there is nothing to leave out. */
export function maskDossier(
  dossier: Dossier,
  document: TextLine[],
  answers: Map<string, TextLine[]>,
): Dossier {
  if (document.length === 0 && ![...answers.values()].some((lines) => lines.length)) return dossier;
  return {
    ...dossier,
    text: maskLines(dossier.text, document),
    answers: dossier.answers.map((answer) => ({
      ...answer,
      text: maskLines(answer.text, answers.get(answer.id) ?? []),
    })),
  };
}

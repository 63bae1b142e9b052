import type { Dossier } from "@/lib/ai/judging";
import type { TextLine } from "./text-lines";

/** Spaces of the same length in place of lines, so that an offset in the result is an offset in the document. */
const maskLines = (text: string, lines: readonly TextLine[] = []) =>
  lines.reduce(
    (masked, { start, end }) => masked.slice(0, start) + " ".repeat(end - start) + masked.slice(end),
    text,
  );

/** The dossier without what may not count as evidence; the same object when there is nothing to leave out. */
export function maskDossier(
  dossier: Dossier,
  document: TextLine[],
  inAnswers: Map<string, TextLine[]>,
): Dossier {
  if (![document, ...inAnswers.values()].some((lines) => lines.length)) return dossier;
  const answers = dossier.answers.map((answer) => ({
    ...answer,
    text: maskLines(answer.text, inAnswers.get(answer.id)),
  }));
  return { ...dossier, text: maskLines(dossier.text, document), answers };
}

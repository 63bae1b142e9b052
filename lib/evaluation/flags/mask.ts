import type { Dossier } from "@/lib/ai/judging";
import { maskSpans } from "@/lib/language/mask";
import type { TextLine } from "./text-lines";

/** The dossier without what may not count as evidence; the same object when there is nothing to leave out. */
export function maskDossier(
  dossier: Dossier,
  document: TextLine[],
  inAnswers: Map<string, TextLine[]>,
): Dossier {
  if (![document, ...inAnswers.values()].some((lines) => lines.length)) return dossier;
  const answers = dossier.answers.map((answer) => ({
    ...answer,
    text: maskSpans(answer.text, inAnswers.get(answer.id) ?? [], " "),
  }));
  return { ...dossier, text: maskSpans(dossier.text, document, " "), answers };
}

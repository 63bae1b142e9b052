import { embeddedJudge } from "@/lib/judging/ai/embedded/embedded-judge";
import { visibleText } from "@/lib/reading/documents/clean-text";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import type { ReadFile } from "@/lib/reading/documents/document";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { type Assessed, assessDossier } from "./assess-dossier";
import { makeDossier } from "./dossier";
import type { Dossier, Judge } from "@/lib/judging/ai/judging";
import type { Around } from "./flags/flag-document";

/** A CV ready to be judged any number of times. */
export type Readied = Pick<ReadFile, "pages" | "hidden"> & { dossier: Dossier; around: Around };

/** Makes a dossier from a document, with identity masked. `asOf` is the day the document was received. */
export function prepareDocument(
  document: Pick<ReadFile, "text" | "pages" | "hidden" | "properties">,
  asOf: Date,
): Readied {
  const dossier = makeDossier(document, parseProfile(document.text, asOf), []);
  return {
    dossier: { ...dossier, asOf: asOf.toISOString().slice(0, 10) },
    pages: document.pages,
    hidden: document.hidden,
    around: { properties: document.properties },
  };
}

/** A CV that is plain text: one page, no layout, nothing hidden. Invisible characters are removed, as from files. */
export const prepareText = (text: string, asOf: Date): Readied =>
  prepareDocument({ text: visibleText(text), pages: [], hidden: [], properties: [] }, asOf);

/**
 * Runs the product's evaluation on plain text, from a job description and a CV to an assessed scorecard. Callers may
 * pass a scorecard or a readied CV to reuse it.
 */
export async function evaluateText(
  job: { title: string; description: string },
  cv: string | Readied,
  options: { asOf: Date; content?: ScorecardContent; judge?: Judge },
): Promise<Assessed & { content: ScorecardContent }> {
  const { asOf, content = draftWithRefusals(job).content, judge = embeddedJudge } = options;
  const readied = typeof cv === "string" ? prepareText(cv, asOf) : cv;
  const assessed = await assessDossier({
    ...readied,
    jobDescription: job.description,
    jobTitle: job.title,
    content,
    judge,
  });
  return { ...assessed, content };
}

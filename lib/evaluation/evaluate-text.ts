import { embeddedJudge } from "@/lib/ai/embedded/embedded-judge";
import { parseProfile } from "@/lib/candidates/parse-profile/parse-profile";
import { profileWithoutIdentity } from "@/lib/candidates/profile";
import { draftScorecard } from "@/lib/scorecards/draft-scorecard";
import type { ScorecardContent } from "@/lib/scorecards/scorecard";
import { type Assessed, assessDossier } from "./assess-dossier";
import type { Dossier, Judge } from "./evaluation";

/** The dossier of a CV that is plain text: no pages, no layout, nothing hidden. */
export function textDossier(text: string, asOf: Date): Dossier {
  const profile = profileWithoutIdentity(parseProfile(text, asOf));
  return { text, answers: [], profile, asOf: asOf.toISOString().slice(0, 10) };
}

/**
 * The product's own path over plain text: drafts the scorecard, makes the dossier, judges and totals. For measuring
 * and for comparing; parts worked out before are passed in to be used again.
 */
export async function evaluateText(
  job: { title: string; description: string },
  cv: string | Dossier,
  options: { asOf: Date; content?: ScorecardContent; judge?: Judge },
): Promise<Assessed & { content: ScorecardContent }> {
  const content = options.content ?? draftScorecard(job);
  const dossier = typeof cv === "string" ? textDossier(cv, options.asOf) : cv;
  const judge = options.judge ?? embeddedJudge;
  const assessed = await assessDossier({
    dossier,
    pages: [],
    jobDescription: job.description,
    content,
    judge,
  });
  return { ...assessed, content };
}

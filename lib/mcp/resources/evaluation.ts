import { pageUrl } from "@/lib/access/addresses";
import { getApplication } from "@/lib/applications/get-application";
import { notFound } from "@/lib/errors";
import { applicationIds } from "../completion/candidate";
import { candidateData } from "../text/candidate-data";
import { outline } from "../text/outline";
import type { Resource } from "./resource";

export const evaluationResource: Resource = {
  permission: "candidate:read",
  address: "shortlist://applications/{applicationId}/evaluation",
  name: "evaluation",
  title: "An evaluation, explained",
  description:
    "How one application's current score came about: totals, and every criterion with its verdict, the reason and the quotes it rests on.",
  mimeType: "text/plain",
  keptMs: 0,
  completes: { applicationId: applicationIds },
  async read(actor, uri, { applicationId = "" }) {
    const { name, jobTitle, summary, evaluation } = await getApplication(actor, { applicationId });
    if (!evaluation) throw notFound("Evaluation");
    const { totals, judged, flags, judge, version, currentVersion, createdAt } = evaluation;
    const { overall, low, high, advice, dimensions } = totals;
    const explained = outline({
      ...{ candidate: name, job: jobTitle, summary, overall, low, high, advice },
      scorecard: `version ${version}${currentVersion === version ? "" : `; the published one is ${currentVersion}`}`,
      judged: `${createdAt} by ${judge}`,
      dimensions,
      flags,
      criteria: judged.map(({ criterion, assessment }) => ({
        criterion: criterion.name,
        weight: criterion.weight,
        importance: criterion.importance,
        verdict: assessment.verdict,
        rating: assessment.rating,
        reason: assessment.reason,
        question: assessment.question,
        quotes: assessment.evidence.map(({ quote, page }) => `“${quote}” (page ${page})`),
      })),
    });
    return {
      uri,
      mimeType: "text/plain",
      text: `${candidateData(explained)}\nPage: ${pageUrl.application(applicationId)}`,
    };
  },
};

import { presentApplication } from "@/lib/hiring/applications/present-application";
import { CANDIDATE_CARD } from "../apps/candidate-card";
import { candidateData } from "../text/candidate-data";
import { outline } from "../text/outline";
import { reads, shapedTool } from "../tool";
import { detail } from "./detail";

const brief = <Point extends { evidence: unknown[] }>(point: Point): Point => ({
  ...point,
  evidence: point.evidence.slice(0, 1),
});

export const presentCandidateTool = shapedTool({
  name: "presentCandidate",
  title: "Present a candidate",
  description:
    "Overview of one application: why this candidate, strengths with quotes, open points with questions, culture fit, ways of working, scores, documents.",
  safety: reads,
  view: CANDIDATE_CARD,
  next: { not_found: "listJobCandidates gives the applicationIds of a job." },
  useCase: presentApplication,
  input: presentApplication.input.extend({ detail }),
  output: presentApplication.output,
  shape: (result, { detail }) =>
    detail === "detailed"
      ? result
      : {
          ...result,
          strengths: result.strengths.slice(0, 4).map(brief),
          focusPoints: result.focusPoints.slice(0, 4).map(brief),
          workStyles: result.workStyles && {
            ...result.workStyles,
            workStyles: result.workStyles.workStyles.map(brief),
            withoutEvidence: [],
          },
          cultureFit: { ...result.cultureFit, points: result.cultureFit.points.slice(0, 3).map(brief) },
        },
  text: ({ url, scoringInsights: all, ...result }) => {
    const scoringInsights = all.filter(({ criteria }) => criteria > 0);
    return `${candidateData(outline({ ...result, scoringInsights }))}\nPage: ${url}`;
  },
});

import { getScorecardConfig } from "@/lib/judging/scorecards/get-scorecard-config";
import { quoted } from "../text/candidate-data";
import { scorecardJson } from "../text/scorecard-json";
import { sharesInWords } from "../text/share-in-words";
import { reads, tool } from "../tool";

export const getScorecardConfigTool = tool({
  name: "getScorecardConfig",
  title: "Get a job's scorecard",
  description:
    "The published scorecard of one job: criteria with weights and skills, thresholds, flags and versions.",
  safety: reads,
  next: {
    not_found:
      "listConfiguredJobs lists jobs with a scorecard; generateScorecard drafts one for a job without.",
  },
  useCase: getScorecardConfig,
  text: ({ jobTitle, version, current, publishedAt, content, shares, changes }) =>
    [
      `Scorecard v${version}${current ? " (current)" : ""} of ${quoted(jobTitle)}, published ${publishedAt}.`,
      ...(changes === null ? [] : [`Changes in that version: ${changes.join(" ") || "none."}`]),
      sharesInWords(content, shares),
      `content: ${scorecardJson(content)}`,
    ].join("\n"),
});

import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { quoted } from "../text/candidate-data";
import { scorecardJson } from "../text/scorecard-json";
import { sharesInWords } from "../text/share-in-words";
import { reads, tool } from "../tool";

export const getGeneratedScorecardTool = tool({
  name: "getGeneratedScorecard",
  title: "Get a generated scorecard",
  description:
    "How far generateScorecard is, and the draft once it is ready. While generating, wait pollAfterMs and call again.",
  safety: reads,
  next: { not_found: "generateScorecard starts a draft for a job." },
  useCase: getGeneratedScorecard,
  text: ({ draftId, status, failure, content, shares, refused, leftOut, asked, published, pollAfterMs }) => {
    if (status === "generating")
      return ["Still generating.", failure, `Call again after ${pollAfterMs} ms.`].filter(Boolean).join(" ");
    if (!content)
      return `Generation failed: ${failure ?? "no reason is known."} Call generateScorecard to try again.`;
    return [
      published
        ? `Version ${published.version} came of this draft; version ${published.current} is published now. saveScorecard with edits alone changes that one.`
        : `Ready; not published. Show it to the recruiter; saveScorecard publishes draftId ${draftId}, with edits if there are any.`,
      ...[...refused, ...leftOut].map(({ text, reason }) => `Left out: ${quoted(text)}. ${reason}`),
      ...asked.map(({ text, reason }) =>
        ["Ask:", text && `${quoted(text)}.`, reason].filter(Boolean).join(" "),
      ),
      sharesInWords(content, shares),
      `content: ${scorecardJson(content)}`,
    ].join("\n");
  },
});

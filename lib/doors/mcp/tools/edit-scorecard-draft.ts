import { editScorecardDraft } from "@/lib/judging/scorecards/edit-scorecard-draft";
import { scorecardJson } from "../text/scorecard-json";
import { sharesInWords } from "../text/share-in-words";
import { reads, tool } from "../tool";

export const editScorecardDraftTool = tool({
  name: "editScorecardDraft",
  title: "Edit a scorecard draft",
  description:
    "Applies edits to a scorecard content and checks it. Saves nothing: saveScorecard takes the returned content, or the draftId and these edits.",
  safety: reads,
  handedOn: ["content"],
  useCase: editScorecardDraft,
  text: ({ content, shares, changes, valid, problems }) =>
    [
      changes.length > 0
        ? `Changed:\n${changes.map((change) => `- ${change}`).join("\n")}`
        : "Nothing changed.",
      valid
        ? "It can be published."
        : `Fix these first:\n${problems.map((p) => `- ${p.path} ${p.message}`).join("\n")}`,
      sharesInWords(content, shares),
      `content: ${scorecardJson(content)}`,
    ].join("\n"),
});

import { invalid } from "@/lib/errors";
import { previewPublication } from "@/lib/scorecards/preview-publication";
import { publishScorecard } from "@/lib/scorecards/publish-scorecard";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";

export const saveScorecardTool = confirmableTool({
  name: "saveScorecard",
  title: "Publish a scorecard",
  description:
    "Publishes a draft (by draftId, with edits) or a content for a job; may create a version and have candidates scored again, which costs credits. Needs the recruiter's explicit yes: the first call only shows what would happen.",
  safety: { ...adds, destructiveHint: true, idempotentHint: true },
  handedOn: ["content", "edits"],
  next: {
    invalid: "editScorecardDraft solves it and says when the content can be published.",
    not_found:
      "listConfiguredJobs with includeUnconfigured lists the jobs, getGeneratedScorecard gives the draftId.",
    conflict: "getScorecardConfig shows what is published.",
  },
  useCase: publishScorecard,
  async preview(actor, args) {
    const plan = await previewPublication(actor, args);
    const [problem] = plan.problems;
    if (problem) throw invalid(`${problem.path}: ${problem.message}`);
    const title = quoted(plan.jobTitle);
    const scored = plan.staleApplications + plan.firstScores;
    const effects = plan.same
      ? [`This is version ${plan.version} already: nothing changes.`]
      : [
          ...plan.edited.map((change) => `Edit of the draft: ${change}`),
          ...plan.changes,
          scored > 0
            ? `${scored} applications are scored with it, for ${plan.rescoringCredits} of ${plan.balance} credits.`
            : "No application is scored again.",
        ];
    return {
      // Every change is shown, however many: what is not shown is not agreed to.
      preview: {
        headline: `Publish version ${plan.version} of the scorecard for ${title}`,
        effects,
      },
      subjectRevision: plan.subjectRevision,
    };
  },
  text: ({ version, created, applicationsQueued }) =>
    created
      ? `Published version ${version}. ${applicationsQueued} applications are queued for scoring; listJobCandidates shows how far they are.`
      : `Version ${version} had this content already; nothing changed.`,
});

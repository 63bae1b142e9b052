import { invalid } from "@/lib/errors";
import { previewPublication } from "@/lib/judging/publishing/preview-publication";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

export const saveScorecardTool = confirmableTool({
  name: "saveScorecard",
  title: "Publish a scorecard",
  description:
    "Publishes a draft (draftId, edits), only edits of what is published, or a content; may create a version and rescore candidates, for credits only where a criterion asks something new. Needs the recruiter's explicit yes.",
  safety: { ...adds, destructiveHint: true, idempotentHint: true },
  handedOn: ["content", "edits"],
  next: {
    invalid: "editScorecardDraft fixes it and says when the content can be published.",
    not_found:
      "listConfiguredJobs with includeUnconfigured lists the jobs, getGeneratedScorecard gives the draftId.",
    conflict: "getScorecardConfig shows what is published.",
  },
  useCase: publishScorecard,
  async preview(actor, args) {
    const plan = await previewPublication(actor, args);
    const [problem] = plan.problems;
    if (problem) throw invalid(`${problem.path}: ${problem.message}`);
    const scored = plan.staleApplications + plan.firstScores;
    const atOnce = plan.rescoredAtOnce;
    const effects = plan.same
      ? [say("This is already version {version}: nothing changes.", { version: plan.version })]
      : [
          ...plan.edited.map((change) => say("Edit of the draft: {change}", { change })),
          ...plan.changes,
          ...(atOnce > 0
            ? [say("{atOnce} applications are rescored immediately, free of charge.", { atOnce })]
            : []),
          ...(scored > 0
            ? [
                say("{scored} applications are evaluated, for {credits} of {balance} credits.", {
                  scored,
                  credits: plan.rescoringCredits,
                  balance: plan.balance,
                }),
              ]
            : []),
          ...(atOnce + scored === 0 ? [say("No application is scored again.")] : []),
        ];
    return {
      headline: say("Publish version {version} of the scorecard for {title}", {
        version: plan.version,
        title: quoted(plan.jobTitle),
      }),
      // Every change is shown, however many: nobody can agree to a change they have not seen.
      effects,
      subjectRevision: plan.subjectRevision,
    };
  },
  text: ({ version, created, rescored, applicationsQueued }) =>
    created
      ? `Published version ${version}. ${rescored} applications were rescored immediately; ` +
        `${applicationsQueued} are queued for evaluation; listJobCandidates shows their progress.`
      : `Version ${version} already had this content; nothing changed.`,
});

import { Deciding, decisionsByKind } from "@/lib/applications/decide";
import { decisionKinds } from "@/lib/applications/decision-kinds";
import { Reason } from "@/lib/applications/decisions";
import { previewDecision } from "@/lib/applications/preview-decisions";
import { conflict } from "@/lib/errors";
import type { Outcome } from "@/lib/states/status";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

/** Accepting, rejecting and reopening are confirmed, previewed and refused alike. */
const decisionTool = (kind: Outcome, described: { title: string; description: string }) =>
  confirmableTool({
    ...described,
    name: decisionKinds[kind].tool,
    useCase: decisionsByKind[kind],
    input: kind === "reject" ? Deciding.extend({ reason: Reason }) : Deciding,
    // The decision is sent to the ATS, which may write to the candidate.
    safety: { ...adds, destructiveHint: true, openWorldHint: true },
    next: {
      not_found: "listJobCandidates gives the applicationIds of a job.",
      conflict: "presentCandidate shows its state.",
    },
    async preview(actor, { applicationId, feedback, reason }) {
      const plan = await previewDecision(actor, { applicationId, kind, feedback, reason });
      if (plan.refusal !== null) throw conflict(plan.refusal);
      const { name, jobTitle: job, effects, subjectRevision } = plan;
      return {
        headline: say(decisionKinds[kind].headline, { name: quoted(name), job: quoted(job) }),
        effects: [
          ...effects,
          ...(feedback ? [say("Feedback: {feedback}", { feedback: quoted(feedback, feedback.length) })] : []),
        ],
        subjectRevision,
      };
    },
    text: ({ applicationId, disposition, decidedAt, atsSync, url }) =>
      `Done: application ${applicationId} is ${disposition} since ${decidedAt}; ATS ${atsSync}. Page: ${url}`,
  });

export const acceptCandidateTool = decisionTool("accept", {
  title: "Accept a candidate",
  description:
    "Puts one application on the shortlist, in the recruiter's name; may update the ATS. Needs the recruiter's explicit yes.",
});

export const rejectCandidateTool = decisionTool("reject", {
  title: "Reject a candidate",
  description:
    "Rejects one application, in the recruiter's name; may update the ATS. Needs the recruiter's explicit yes.",
});

export const reopenCandidateTool = decisionTool("reopen", {
  title: "Reopen a candidate",
  description:
    "Makes one accepted, rejected or withdrawn application undecided again. Confirmed like rejectCandidate.",
});

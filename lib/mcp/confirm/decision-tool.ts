import type { acceptApplication } from "@/lib/applications/accept-application";
import { Deciding } from "@/lib/applications/decide";
import { Reason } from "@/lib/applications/decisions";
import { previewDecision } from "@/lib/applications/preview-decision";
import { conflict } from "@/lib/errors";
import { quoted } from "../text/candidate-data";
import { type Described, adds } from "../tool";
import { confirmableTool } from "./confirmable-tool";
import { say, sentence } from "@/lib/say";

type Decision = Pick<Described, "title" | "description"> & {
  name: "acceptCandidate" | "rejectCandidate" | "reopenCandidate";
  kind: keyof typeof decisionHeadlines;
  useCase: typeof acceptApplication;
};

export const decisionHeadlines = {
  accept: sentence("Accept {name} for {job}"),
  reject: sentence("Reject {name} for {job}"),
  reopen: sentence("Reopen {name} for {job}"),
};

/** Accepting, rejecting and reopening are confirmed, previewed and refused alike. */
export const decisionTool = ({ kind, ...described }: Decision) =>
  confirmableTool({
    ...described,
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
      return {
        headline: say(decisionHeadlines[kind], { name: quoted(plan.name), job: quoted(plan.jobTitle) }),
        effects: [
          ...plan.effects,
          ...(feedback ? [say("Feedback: {feedback}", { feedback: quoted(feedback, feedback.length) })] : []),
        ],
        subjectRevision: plan.subjectRevision,
      };
    },
    text: ({ applicationId, disposition, decidedAt, atsSync, url }) =>
      `Done: application ${applicationId} is ${disposition} since ${decidedAt}; ATS ${atsSync}. Page: ${url}`,
  });

import { Correction, correctCandidate } from "@/lib/records/candidates/correct-candidate";
import { previewCorrection } from "@/lib/records/candidates/preview-correction";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

export const correctCandidateTool = confirmableTool({
  name: "correctCandidate",
  title: "Correct a candidate's name or contact",
  description: "Changes a person's name, e-mail address, phone number or location.",
  safety: { ...adds, destructiveHint: true, idempotentHint: true },
  next: {
    not_found: "searchCandidates finds people by name.",
    conflict: "findDuplicates shows what was merged.",
  },
  useCase: correctCandidate,
  input: Correction.extend({ confirmationToken: ConfirmationToken }),
  async preview(actor, correction) {
    const { name, effects, subjectRevision } = await previewCorrection(actor, Correction.parse(correction));
    if (effects.length === 0)
      return {
        headline: say("Nothing changes for {name}", { name: quoted(name) }),
        effects,
        subjectRevision: null,
      };
    return {
      headline: say("Correct {name}", { name: quoted(name) }),
      effects: [...effects, say("The applicant tracking system is not updated.")],
      subjectRevision,
    };
  },
  text: ({ candidateId, changed }) =>
    `Changed ${changed.join(", ") || "nothing"} of candidate ${candidateId}.`,
});

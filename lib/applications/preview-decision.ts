import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { Reason } from "./decisions";
import { describeDecisions } from "./describe-decisions";
import { Dispositions, Outcomes } from "@/lib/states/status";
import { say } from "@/lib/say";

/** Previews what a decision would do, in Shortlist and outside it, without making it. */
export const previewDecision = useCase({
  name: "previewDecision",
  permission: "candidate:read",
  input: z.object({
    applicationId: z.uuid(),
    kind: Outcomes,
    feedback: z.string().trim().max(4000).optional(),
    reason: Reason,
    letter: z.boolean().optional().describe("Whether the candidate also gets a letter."),
  }),
  output: z.object({
    applicationId: z.uuid(),
    name: z.string(),
    jobTitle: z.string(),
    kind: Outcomes,
    disposition: Dispositions.describe("As it is now."),
    refusal: z.string().nullable().describe("Why it cannot be decided this way; null when it can."),
    effects: z.array(z.string()),
    subjectRevision: z.string(),
  }),

  async run({ db }, wanted) {
    const [plan] = await describeDecisions(db, [wanted]);
    if (!plan) throw notFound("Application");
    const { applicationId, name, jobTitle, disposition, refusal, told: consequences, revision } = plan;
    const { kind } = wanted;
    const act = {
      accept: say("{name} is put on the shortlist for {jobTitle}.", { name, jobTitle }),
      reject: say("{name} is rejected for {jobTitle}.", { name, jobTitle }),
      reopen: say("{name} is undecided for {jobTitle} again.", { name, jobTitle }),
    }[kind];
    const { standing } = plan;
    const reversal = say("{name} already has a decision ({standing}); this reverses it.", { name, standing });
    return {
      applicationId,
      name,
      jobTitle,
      kind,
      disposition,
      refusal,
      effects: [
        ...(disposition === "active" ? [] : [reversal]),
        act,
        ...(wanted.reason
          ? [say("The reason “{reason}” is kept with the decision.", { reason: wanted.reason })]
          : []),
        wanted.feedback ? say("The feedback is kept with the decision.") : say("No feedback is given."),
        ...consequences,
      ],
      subjectRevision: String(revision),
    };
  },
});

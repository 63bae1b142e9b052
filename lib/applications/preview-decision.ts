import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { foretellPush } from "@/lib/ats/foretell-push";
import { findChoices } from "@/lib/ats/push/find-choices";
import { isBlind } from "@/lib/candidates/blind-candidate";
import { notFound } from "@/lib/errors";
import { shownName } from "./shown-name";
import { dispositionsBefore } from "./states";
import { DecisionKinds, Dispositions } from "./status";

/** What a decision would do, here and outside, without doing it. */
export const previewDecision = useCase({
  permission: "candidate:read",
  input: z.object({
    applicationId: z.uuid(),
    kind: DecisionKinds,
    feedback: z.string().trim().max(4000).optional(),
  }),
  output: z.object({
    applicationId: z.uuid(),
    name: z.string(),
    jobTitle: z.string(),
    kind: DecisionKinds,
    disposition: Dispositions.describe("As it is now."),
    possible: z.boolean().describe("False when it has been decided already."),
    effects: z.array(z.string()),
    subjectRevision: z.string(),
  }),

  async run({ db }, { applicationId, kind, feedback }) {
    const application = await db.application.findUnique({
      where: { id: applicationId },
      include: {
        candidate: { select: { fullName: true } },
        connection: { select: { id: true, name: true, status: true, provider: true, settings: true } },
        job: { select: { title: true, externalId: true } },
      },
    });
    if (!application) throw notFound("Application");
    const blind = await isBlind(db, application.candidateId);
    const name = shownName(application, application.candidate, blind);
    const { connection, job } = application;
    const refusal = connection ? (await findChoices(db, connection, kind, job.externalId)).refusal : null;
    const told = connection
      ? foretellPush(connection, kind, Boolean(feedback), refusal)
      : [
          "No applicant tracking system is linked to this application: nothing leaves Shortlist and nobody is e-mailed.",
        ];
    const to = kind === "accept" ? "accepted" : "rejected";
    return {
      applicationId,
      name,
      jobTitle: job.title,
      kind,
      disposition: application.disposition,
      possible: dispositionsBefore(to).includes(application.disposition),
      effects: [
        kind === "accept"
          ? `${name} is put on the shortlist for ${job.title}.`
          : `${name} is rejected for ${job.title}.`,
        feedback ? "The feedback is kept with the decision." : "No feedback is given.",
        ...told,
      ],
      subjectRevision: String(application.revision),
    };
  },
});

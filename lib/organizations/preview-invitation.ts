import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { asIdentity } from "@/lib/db/as-identity";
import { INVITATION_DAYS, Inviting, planInvitation } from "./invitation";

/** What an invitation would do, without sending it. Throws what inviting would throw. */
export const previewInvitation = useCase({
  name: "previewInvitation",
  permission: "service:recruiters",
  input: Inviting,
  output: z.object({ organization: z.string(), effects: z.array(z.string()), subjectRevision: z.string() }),

  async run({ db }, { organizationId, email, role }) {
    const plan = await asIdentity(db, (identity) => planInvitation(identity, { organizationId, email }));
    const may =
      role === "admin"
        ? "administer the organization and do all a recruiter does"
        : "see and change its jobs, candidates and scorecards, and decide on applications";
    return {
      organization: plan.organization,
      effects: [
        ...(plan.open
          ? [
              `${email} was invited on ${plan.open.invitedAt.toISOString().slice(0, 10)} already${plan.open.expired ? "; that invitation has expired" : ""}.`,
            ]
          : []),
        `An e-mail goes to ${email} now.`,
        `For ${INVITATION_DAYS} days whoever reads it can join ${plan.organization} as ${role}: ${may}.`,
      ],
      subjectRevision: plan.revision,
    };
  },
});

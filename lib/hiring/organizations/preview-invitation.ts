import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { INVITATION_DAYS, Inviting, planInvitation } from "./invitation";
import { say, spokenDay } from "@/lib/say";

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
        ? say("administer the organization and do all a recruiter does")
        : say("see and change its jobs, candidates and scorecards, and decide on applications");
    const day = plan.open ? spokenDay(plan.open.invitedAt) : "";
    return {
      organization: plan.organization,
      effects: [
        ...(plan.open
          ? [
              plan.open.expired
                ? say("{email} was already invited on {day}; that invitation has expired.", { email, day })
                : say("{email} was already invited on {day}.", { email, day }),
            ]
          : []),
        say("An e-mail goes to {email} now.", { email }),
        say("For {days} days anyone who reads it can join {organization} as {role}: {may}.", {
          days: INVITATION_DAYS,
          organization: plan.organization,
          role,
          may,
        }),
      ],
      subjectRevision: plan.revision,
    };
  },
});

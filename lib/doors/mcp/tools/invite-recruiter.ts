import { inviteRecruiter } from "@/lib/hiring/organizations/invite-recruiter";
import { previewInvitation } from "@/lib/hiring/organizations/preview-invitation";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

export const inviteRecruiterTool = confirmableTool({
  name: "inviteRecruiter",
  title: "Invite a recruiter",
  description: "Invites an address into an organization by e-mail. Needs an explicit yes.",
  // It writes to a person, and mail cannot be recalled.
  safety: { ...adds, destructiveHint: true, openWorldHint: true },
  next: {
    not_found: "findOrganizations gives organizationIds.",
    conflict: "Ask whether they still need it.",
    unavailable: "Tell the administrator.",
  },
  useCase: inviteRecruiter,
  async preview(actor, { organizationId, email, role }) {
    const plan = await previewInvitation(actor, { organizationId, email, role });
    return {
      headline: say("Invite {email} into {organization}", {
        email,
        organization: quoted(plan.organization),
      }),
      effects: plan.effects,
      subjectRevision: plan.subjectRevision,
    };
  },
  text: ({ email, organization, role, again, expiresAt }) =>
    `${again ? "Invited again" : "Invited"}: ${email} into ${quoted(organization)} as ${role}, until ${expiresAt}. The e-mail is on its way.`,
});

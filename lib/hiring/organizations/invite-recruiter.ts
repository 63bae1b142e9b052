import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { Inviting } from "./invitation";
import { storeInvitation, lockInvitation } from "./store-invitation";

/**
 * Invites an address into any organization of the service; every call sends an e-mail. An agent needs its
 * administrator's confirmation. An open invitation is renewed.
 */
export const inviteRecruiter = useCase({
  name: "inviteRecruiter",
  permission: "service:recruiters",
  input: Inviting.extend({ confirmationToken: ConfirmationToken }),
  output: z.object({
    invitationId: z.uuid(),
    organization: z.string(),
    email: z.string(),
    role: z.enum(["recruiter", "admin"]),
    again: z.boolean().describe("Had been invited before."),
    expiresAt: z.string(),
  }),

  async run(ctx, input) {
    const plan = await lockInvitation(ctx, input);
    await redeemConfirmation(ctx, {
      act: "inviteRecruiter",
      input,
      subjectRevision: plan.revision,
    });
    const { invitationId, fresh, expiresAt } = await storeInvitation(ctx, input);
    const { email, role } = input;
    return {
      invitationId,
      email,
      role,
      organization: plan.organization,
      again: !fresh,
      expiresAt: expiresAt.toISOString(),
    };
  },
});

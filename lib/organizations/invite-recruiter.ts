import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { ConfirmationToken } from "@/lib/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/confirmations/redeem-confirmation";
import { asIdentity } from "@/lib/db/as-identity";
import { emit } from "@/lib/events/emit";
import { invitationRequested } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import { INVITATION_DAYS, Inviting, planInvitation } from "./invitation";

/**
 * Invites an address into any organization of the service; every call sends an e-mail. An agent has to bring its
 * administrator's confirmation. An address that was invited before keeps its invitation, renewed.
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
    const { organizationId, email, role } = input;
    const { actor, db } = ctx;
    // Of two who were shown the same, the second finds the first one's invitation, which nobody agreed to renew.
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`invite:${organizationId}:${email}`}))::text`;
    const plan = await asIdentity(db, (identity) => planInvitation(identity, { organizationId, email }));
    await redeemConfirmation(ctx, {
      ...{ act: "inviteRecruiter", input, subjectRevision: plan.revision },
    });
    const expiresAt = new Date(Date.now() + INVITATION_DAYS * 24 * 3_600_000);
    // Two administrators can invite at once: the index lets one row in, the other renews it.
    const [kept] = await asIdentity(
      db,
      (identity) => identity.$queryRaw<{ id: string; fresh: boolean }[]>`
        INSERT INTO "Invitation" (id, "organizationId", email, role, "expiresAt", "inviterId")
        VALUES (gen_random_uuid(), ${organizationId}::uuid, ${email}, ${role}, ${expiresAt}, ${actor.id}::uuid)
        ON CONFLICT ("organizationId", email) WHERE status = 'pending'
          DO UPDATE SET role = excluded.role, "expiresAt" = excluded."expiresAt", "inviterId" = excluded."inviterId"
        RETURNING id, xmax::text = '0' AS fresh`,
    );
    if (!kept) throw new Error("The upsert returned no row.");
    const { id: invitationId, fresh } = kept;
    await record(ctx, "recruiter.invited", invitationId, { organizationId, role, again: !fresh });
    await emit(ctx, invitationRequested, { invitationId });
    return {
      ...{ invitationId, email, role },
      organization: plan.organization,
      again: !fresh,
      expiresAt: expiresAt.toISOString(),
    };
  },
});

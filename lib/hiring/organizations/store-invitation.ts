import type { Context } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { emit } from "@/lib/platform/events/emit";
import { invitationRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { INVITATION_DAYS, planInvitation } from "./invitation";

type Address = { organizationId: string; email: string };

/** Plans an invitation and locks the address in this organization until the transaction ends. */
export async function lockInvitation({ db }: Context, { organizationId, email }: Address) {
  // Of two callers with the same preview, the second finds the first one's invitation: its confirmation is outdated.
  await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`invite:${organizationId}:${email}`}))::text`;
  return asIdentity(db, (identity) => planInvitation(identity, { organizationId, email }));
}

/** Stores an invitation by the actor, or renews the open one, and requests its e-mail. */
export async function storeInvitation(
  ctx: Context,
  { organizationId, email, role }: Address & { role: string },
) {
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * 24 * 3_600_000);
  // Two administrators can invite concurrently: the unique index admits one row, and the second call renews it.
  const [invitation] = await asIdentity(
    ctx.db,
    (identity) => identity.$queryRaw<{ id: string; fresh: boolean }[]>`
      INSERT INTO "Invitation" (id, "organizationId", email, role, "expiresAt", "inviterId")
      VALUES (gen_random_uuid(), ${organizationId}::uuid, ${email}, ${role}, ${expiresAt}, ${ctx.actor.id}::uuid)
      ON CONFLICT ("organizationId", email) WHERE status = 'pending'
        DO UPDATE SET role = excluded.role, "expiresAt" = excluded."expiresAt", "inviterId" = excluded."inviterId",
          "undeliveredAt" = NULL
      RETURNING id, xmax::text = '0' AS fresh`,
  );
  if (!invitation) throw new Error("The upsert returned no row.");
  const { id: invitationId, fresh } = invitation;
  await record(ctx, "recruiter.invited", invitationId, { organizationId, role, again: !fresh });
  await emit(ctx, invitationRequested, { invitationId });
  return { invitationId, fresh, expiresAt };
}

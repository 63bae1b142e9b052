import { permissionsOfMember, sightOf } from "@/lib/access/role-permissions";
import type { Actor } from "@/lib/access/actor";
import { asIdentity } from "@/lib/db/as-identity";
import { inTenant, type TenantDb, wholeOrganization } from "@/lib/db/tenant";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { openInvitation, type OpenedInvitation } from "./open-invitation";

/**
 * Joins the invited organization as someone who has an account and is signed in to it. Throws `not_found` for a link
 * that is not ours, `forbidden` for another's invitation, `conflict` when it was accepted before or has expired.
 */
export async function acceptInvitation(
  user: { id: string; email: string },
  token: string,
): Promise<{ organizationId: string }> {
  const invitation = await openInvitation(token);
  if (!invitation) throw notFound("Invitation");
  if (invitation.email !== user.email.toLowerCase())
    throw forbidden("This invitation is for another e-mail address.");
  await joining(invitation, async () => user.id);
  return { organizationId: invitation.organizationId };
}

/**
 * Uses an invitation up and makes its member, in one transaction: of several at once, one gets in. `who` finds or
 * makes the user in that transaction, as identity.
 */
export function joining(
  { id, organizationId, role }: OpenedInvitation,
  who: (db: TenantDb) => Promise<string>,
): Promise<string> {
  return inTenant(wholeOrganization(organizationId), async (db) => {
    const userId = await asIdentity(db, async (identity) => {
      const { count } = await identity.invitation.updateMany({
        where: { id, status: "pending", expiresAt: { gt: new Date() } },
        data: { status: "accepted" },
      });
      if (count === 0) throw conflict("This invitation has been accepted already, or has expired.");
      const user = await who(identity);
      // Reading the mail is what proved the address.
      await identity.user.update({ where: { id: user }, data: { emailVerified: true } });
      // Someone who belongs to it already, by whatever way, stays what they are.
      await identity.member.createMany({
        data: [{ organizationId, userId: user, role }],
        skipDuplicates: true,
      });
      await identity.formerMember.deleteMany({ where: { organizationId, userId: user } });
      return user;
    });
    const actor: Actor = {
      kind: "member",
      id: userId,
      organizationId,
      sees: sightOf(role),
      clientId: null,
      permissions: permissionsOfMember(role, false),
      scopes: [],
    };
    await record({ actor, db }, "invitation.accepted", id, { role });
    return userId;
  });
}

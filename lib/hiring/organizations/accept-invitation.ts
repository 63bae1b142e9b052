import { memberActor } from "@/lib/platform/access/signed-in";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { inTenant, type TenantDb, wholeOrganization } from "@/lib/platform/db/tenant";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { openInvitation, type OpenedInvitation } from "./open-invitation";

/**
 * Adds a signed-in user to the organization that invited them, and to the hiring teams that the invitation is for.
 * `jobId`: the newest of these. Throws `not_found` for a forged link, `forbidden` for
 * somebody else's invitation, `conflict` when it was accepted before or has expired.
 */
export async function acceptInvitation(
  user: { id: string; email: string },
  token: string,
): Promise<{ organizationId: string; jobId: string | null }> {
  const invitation = await openInvitation(token);
  if (!invitation) throw notFound("Invitation");
  if (invitation.email !== user.email.toLowerCase())
    throw forbidden("This invitation is for another e-mail address.");
  await joinOrganization(invitation, async () => user.id);
  return { organizationId: invitation.organizationId, jobId: invitation.jobs[0]?.jobId ?? null };
}

/**
 * Accepts an invitation and creates the membership in one transaction: of several concurrent calls, one succeeds.
 * `getUserId` finds or creates the user in that transaction, as identity.
 */
export function joinOrganization(
  { id, organizationId, role, inviterId }: OpenedInvitation,
  getUserId: (db: TenantDb) => Promise<string>,
): Promise<string> {
  return inTenant(wholeOrganization(organizationId), async (db) => {
    const userId = await asIdentity(db, async (identity) => {
      const { count } = await identity.invitation.updateMany({
        where: { id, status: "pending", expiresAt: { gt: new Date() }, inviter: { reviewSince: null } },
        data: { status: "accepted" },
      });
      if (count === 0) throw conflict("This invitation has already been accepted or has expired.");
      const user = await getUserId(identity);
      // Opening the e-mailed link proved the address.
      await identity.user.update({ where: { id: user }, data: { emailVerified: true } });
      // An existing member keeps their role.
      await identity.member.createMany({
        data: [{ organizationId, userId: user, role }],
        skipDuplicates: true,
      });
      await identity.formerMember.deleteMany({ where: { organizationId, userId: user } });
      return user;
    });
    const actor = memberActor({ id: userId, serviceAdministrator: false }, { organizationId, role });
    await record({ actor, db }, "invitation.accepted", id, { role });
    const jobs = await db.jobInvitation.findMany({ where: { invitationId: id }, select: { jobId: true } });
    await db.hiringTeamMember.createMany({
      data: jobs.map(({ jobId }) => ({ jobId, userId, addedBy: inviterId })),
      skipDuplicates: true,
    });
    for (const { jobId } of jobs) await record({ actor, db }, "job.team-member-added", jobId, { userId });
    return userId;
  });
}

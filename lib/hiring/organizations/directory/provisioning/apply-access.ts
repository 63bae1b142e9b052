import type { Context } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { record } from "@/lib/platform/events/record";
import { endMembership } from "../../end-membership";
import { isOwner, whyNotLeave } from "../../standing";
import { roleOfGroups } from "../role-of-groups";

/** Makes changes of an organization's directory come one after the other, until the commit. */
export const lockDirectory = ({ db, actor }: Context) =>
  db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`directory:${actor.organizationId}`}))::text`;

/**
 * Gives provisioned people the membership that their directory says: the role of their groups while they are active,
 * else none; sessions and agents of a membership that ends end with it. An owner who is active stays one. Throws
 * `conflict` for ending the last owner's membership.
 */
export async function applyAccess(ctx: Context, userIds: Iterable<string>): Promise<void> {
  const { db, actor } = ctx;
  const { organizationId } = actor;
  const rules = (await db.signInProvider.findFirst()) ?? { groupRoles: [], otherRole: null };
  for (const userId of new Set(userIds)) {
    const person = await db.provisionedPerson.findFirst({
      where: { userId },
      include: { groups: { include: { group: { select: { displayName: true } } } } },
    });
    const groups = person?.groups.map(({ group }) => group.displayName) ?? [];
    const role = person?.active ? roleOfGroups(rules, groups) : null;
    const key = { organizationId_userId: { organizationId, userId } };
    const member = await db.member.findUnique({ where: key });
    if (member && person?.active && isOwner(member)) continue;
    if (role === null) {
      if (member) await endMembership(ctx, userId, ({ members, member: last }) => whyNotLeave(members, last));
    } else if (!member) {
      await asIdentity(db, async (identity) => {
        await identity.member.create({ data: { organizationId, userId, role } });
        await identity.formerMember.deleteMany({ where: { organizationId, userId } });
      });
      await record(ctx, "member.provisioned", userId, { role });
    } else if (member.role !== role) {
      await asIdentity(db, (identity) => identity.member.update({ where: key, data: { role } }));
      await record(ctx, "member.role-changed", userId, { from: member.role, to: role });
    }
  }
}

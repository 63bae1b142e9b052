import type { Context } from "@/lib/platform/access/use-case";
import { endAccess } from "@/lib/platform/access/end-access";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { asRole } from "@/lib/platform/db/as-role";
import type { DomainError } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { lockMembers } from "./standing";

type Locked = Awaited<ReturnType<typeof lockMembers>>;

/**
 * Ends a membership of the actor's organization unless `refusal` returns an error: the member's browsers and agents
 * lose access immediately. What they decided and wrote stays, under their name; open requests for their feedback end.
 * Throws what `lockMembers` throws, and the refusal.
 */
export async function endMembership(
  ctx: Context,
  userId: string,
  refusal: (members: Locked) => DomainError | null,
) {
  const key = { organizationId: ctx.actor.organizationId, userId };
  const role = await asIdentity(ctx.db, async (identity) => {
    const locked = await lockMembers(identity, ctx.actor, userId);
    const refused = refusal(locked);
    if (refused) throw refused;
    await identity.member.deleteMany({ where: key });
    await identity.formerMember.createMany({ data: [key], skipDuplicates: true });
    await endAccess(identity, key);
    return locked.member.role;
  });
  // A hiring manager who leaves may not delete them.
  await asRole(ctx.db, "shortlist_tenant", (db) =>
    db.feedbackRequest.deleteMany({ where: { userId, givenAt: null } }),
  );
  await record(ctx, "member.removed", userId, { role });
}

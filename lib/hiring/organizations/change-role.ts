import * as z from "zod";
import { roles } from "@/lib/platform/access/permissions";
import { useCase } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { record } from "@/lib/platform/events/record";
import { assignableRoles, lockMembers, whyNotChange } from "./standing";

/**
 * Gives a member another role, effective from their next request and their agents' next call. Nobody can promote
 * themselves: the actor already has the highest role that can be given. Throws `forbidden` for changing an owner
 * unless the actor is one, `conflict` for the last owner, `not_found`.
 */
export const changeRole = useCase({
  name: "changeRole",
  permission: "organization:administer",
  input: z.object({ userId: z.uuid(), role: z.enum(assignableRoles) }),
  output: z.object({ role: z.enum(roles) }),

  async run(ctx, { userId, role }) {
    const { organizationId } = ctx.actor;
    const from = await asIdentity(ctx.db, async (identity) => {
      const { members, own, member } = await lockMembers(identity, ctx.actor, userId);
      const refusal = whyNotChange(members, own, member);
      if (refusal) throw refusal;
      await identity.member.updateMany({ where: { organizationId, userId }, data: { role } });
      return member.role;
    });
    await record(ctx, "member.role-changed", userId, { from, to: role });
    return { role };
  },
});

import * as z from "zod";
import { endAccess } from "@/lib/access/end-access";
import { useCase } from "@/lib/access/use-case";
import { asIdentity } from "@/lib/db/as-identity";
import { record } from "@/lib/events/record";
import { lockMembers, whyNotChange } from "./standing";

/**
 * Ends a membership, one's own included: at once nothing of theirs works here any more, neither a browser nor an agent.
 * What they decided and wrote stays, under their name. Throws `forbidden` for an owner unless by an owner, `conflict`
 * for the last one, `not_found`.
 */
export const removeMember = useCase({
  name: "removeMember",
  permission: "organization:administer",
  input: z.object({ userId: z.uuid() }),
  output: z.object({ removed: z.literal(true) }),

  async run(ctx, { userId }) {
    const key = { organizationId: ctx.actor.organizationId, userId };
    const role = await asIdentity(ctx.db, async (identity) => {
      const { members, own, member } = await lockMembers(identity, ctx.actor, userId);
      const refusal = whyNotChange(members, own, member);
      if (refusal) throw refusal;
      await identity.member.deleteMany({ where: key });
      await identity.formerMember.createMany({ data: [key], skipDuplicates: true });
      await endAccess(identity, key);
      return member.role;
    });
    await record(ctx, "member.removed", userId, { role });
    return { removed: true as const };
  },
});

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { asIdentity } from "@/lib/platform/db/as-identity";
import { whyNotChange, whyNotLeave, whyNotOwner } from "./standing";

/**
 * Lists the organization's members in the order they joined, and what the actor may do about each. Only
 * administrators get when somebody was last seen, in a signed-in browser.
 */
export const listMembers = useCase({
  name: "listMembers",
  permission: "organization:read",
  output: z.object({
    members: z.array(
      z.object({
        userId: z.uuid(),
        name: z.string(),
        email: z.string(),
        role: z.string(),
        joinedAt: z.string(),
        lastSeenAt: z.string().nullable().describe("To within five minutes; null where it is not known."),
        isYou: z.boolean(),
        mayChange: z.boolean().describe("Whether the actor may give them another role."),
        mayGo: z.boolean().describe("Whether the actor may remove them or, if it is the actor, leave."),
        mayBecomeOwner: z.boolean().describe("Whether the actor may make them an owner."),
      }),
    ),
  }),

  async run({ actor, db }) {
    const { organizationId } = actor;
    const members = await db.member.findMany({
      select: { userId: true, role: true, createdAt: true, user: { select: { name: true, email: true } } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    });
    const own = members.find(({ userId }) => userId === actor.id);
    const administers = actor.permissions.has("organization:administer");
    const sessions = administers
      ? await asIdentity(db, (identity) =>
          identity.session.groupBy({
            by: ["userId"],
            where: {
              activeOrganizationId: organizationId,
              userId: { in: members.map(({ userId }) => userId) },
            },
            _max: { updatedAt: true },
          }),
        )
      : [];
    const seen = new Map(sessions.map(({ userId, _max }) => [userId, _max.updatedAt]));
    return {
      members: members.map(({ createdAt, user, ...member }) => {
        const isYou = member.userId === actor.id;
        const mayChange = own !== undefined && whyNotChange(members, own, member) === null;
        return {
          ...member,
          ...user,
          joinedAt: createdAt.toISOString(),
          lastSeenAt: seen.get(member.userId)?.toISOString() ?? null,
          isYou,
          mayChange,
          mayGo: isYou ? whyNotLeave(members, member) === null : mayChange,
          mayBecomeOwner: own !== undefined && whyNotOwner(own, member) === null,
        };
      }),
    };
  },
});

import { Prisma } from "@/lib/platform/db/generated/client";
import { identityRows } from "@/lib/platform/db/identity";
import type { Actor } from "./actor";
import type { Permission } from "./permissions";
import { permissionsOfMember, sightOf } from "./role-permissions";

/**
 * The member of an organization with this confirmed address, as an actor with one permission, for a mail whose sender
 * was authenticated. Null without such a member, for one whose role does not allow it, or whose account is in review.
 */
export async function memberWhoWrote(
  email: string,
  { organizationId, permission }: { organizationId: string; permission: Permission },
): Promise<Actor | null> {
  const [member] = await identityRows<{ id: string; role: string }>(Prisma.sql`
    SELECT u.id, m.role FROM "User" u JOIN "Member" m ON m."userId" = u.id
    WHERE u.email = ${email.trim().toLowerCase()} AND u."emailVerified" AND u."reviewSince" IS NULL
      AND m."organizationId" = ${organizationId}::uuid`);
  if (!member || !permissionsOfMember(member.role, false).has(permission)) return null;
  return {
    kind: "member",
    id: member.id,
    organizationId,
    sees: sightOf(member.role),
    clientId: null,
    permissions: new Set([permission]),
    scopes: [],
  };
}

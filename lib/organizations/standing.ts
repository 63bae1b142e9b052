import type { Actor } from "@/lib/access/actor";
import { roles } from "@/lib/access/permissions";
import type { TenantDb } from "@/lib/db/tenant";
import { conflict, type DomainError, forbidden, notFound } from "@/lib/errors";

type Member = { userId: string; role: string };

/** Ownership is handed over, never given as a role is. */
export const givenRoles = roles.filter((role) => role !== "owner");

export const isOwner = ({ role }: Member) => rank(role) === 0;

/** 0 for an owner, higher for who may do less. A role we do not know stands below all. */
function rank(role: string): number {
  const at = roles.findIndex((each) => role.split(",").includes(each));
  return at === -1 ? roles.length : at;
}

/** Why `actor` may not change a member's role or remove them; null when they may. */
export function whyNotChange(members: Member[], actor: Member, member: Member): DomainError | null {
  if (rank(actor.role) > roles.indexOf("admin"))
    return forbidden("Only administrators of the organization can do this.");
  if (rank(member.role) < rank(actor.role)) return forbidden("Only an owner can do this to an owner.");
  return whyNotLeave(members, member);
}

/** Why a member may not go, nor stop being an owner; null when they may. */
export function whyNotLeave(members: Member[], member: Member): DomainError | null {
  return isOwner(member) && members.filter(isOwner).length === 1
    ? conflict("An organization keeps at least one owner. Make somebody else an owner first.")
    : null;
}

/** Why `actor` may not make a member an owner; null when they may. */
export function whyNotOwner(actor: Member, member: Member): DomainError | null {
  if (!isOwner(actor)) return forbidden("Only an owner can hand over ownership.");
  return isOwner(member) ? conflict("This member is an owner already.") : null;
}

/**
 * The members of the actor's organization, as identity, locked until the transaction ends: of two changes at once the
 * second sees what the first has made of them, so that neither removes the last owner or acts for somebody who has
 * just been removed. Throws `forbidden` when that is the actor, `not_found` for a member who is not there.
 */
export async function lockMembers(db: TenantDb, actor: Actor, userId: string) {
  const members = await db.$queryRaw<Member[]>`
    SELECT "userId", role FROM "Member" WHERE "organizationId" = ${actor.organizationId}::uuid
    ORDER BY id FOR UPDATE`;
  const own = members.find((each) => each.userId === actor.id);
  if (!own) throw forbidden("You do not belong to this organization any more.");
  const member = members.find((each) => each.userId === userId);
  if (!member) throw notFound("Member");
  return { members, own, member };
}

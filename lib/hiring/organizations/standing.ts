import type { Actor } from "@/lib/platform/access/actor";
import { roles } from "@/lib/platform/access/permissions";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { conflict, type DomainError, forbidden, notFound } from "@/lib/errors";

type Member = { userId: string; role: string };

/** Roles that can be given. Ownership is transferred instead. */
export const assignableRoles = roles.filter((role) => role !== "owner");

export const isOwner = ({ role }: Member) => rank(role) === 0;

/** 0 for an owner, higher for less powerful roles. An unknown role ranks lowest. */
function rank(role: string): number {
  const index = roles.findIndex((each) => role.split(",").includes(each));
  return index === -1 ? roles.length : index;
}

/** Why `actor` may not change a member's role or remove them; null when they may. */
export function whyNotChange(members: Member[], actor: Member, member: Member): DomainError | null {
  if (rank(actor.role) > roles.indexOf("admin"))
    return forbidden("Only administrators of the organization can do this.");
  if (rank(member.role) < rank(actor.role)) return forbidden("Only an owner can do this to an owner.");
  return whyNotLeave(members, member);
}

/** Why a member may not leave or stop being an owner; null when they may. */
export function whyNotLeave(members: Member[], member: Member): DomainError | null {
  return isOwner(member) && members.filter(isOwner).length === 1
    ? conflict("An organization keeps at least one owner. Make somebody else an owner first.")
    : null;
}

/** Why `actor` may not make a member an owner; null when they may. */
export function whyNotOwner(actor: Member, member: Member): DomainError | null {
  if (!isOwner(actor)) return forbidden("Only an owner can hand over ownership.");
  return isOwner(member) ? conflict("This member is already an owner.") : null;
}

/**
 * Locks the members of the actor's organization until the transaction ends, as identity: of two concurrent changes
 * the second sees the result of the first, so that neither removes the last owner or is made by somebody just
 * removed. Throws `forbidden` when the actor was removed, `not_found` when `userId` is no member.
 */
export async function lockMembers(db: TenantDb, actor: Actor, userId: string) {
  const members = await db.$queryRaw<Member[]>`
    SELECT "userId", role FROM "Member" WHERE "organizationId" = ${actor.organizationId}::uuid
    ORDER BY id FOR UPDATE`;
  // The service itself, for the organization's directory, may do what an owner may.
  const own =
    actor.kind === "system"
      ? { userId: actor.id, role: "owner" }
      : members.find((each) => each.userId === actor.id);
  if (!own) throw forbidden("You no longer belong to this organization.");
  const member = members.find((each) => each.userId === userId);
  if (!member) throw notFound("Member");
  return { members, own, member };
}

import { hasMessage, type Words } from "@/components/words/translate";
import type { Role } from "@/lib/platform/access/permissions";
import en from "@/messages/en/member.json";

export type GivenRole = Exclude<Role, "owner">;

/** The roles that can be assigned. Ownership is transferred instead. */
export const assignableRoles: readonly GivenRole[] = ["admin", "recruiter", "hiring_manager", "read_only"];

/** A role's display name; the stored value if it has none. */
export function roleName(t: Words<typeof en>, role: string) {
  const key = `role.${role}`;
  return hasMessage(en, key) ? t(key) : role;
}

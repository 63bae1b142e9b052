import { hasMessage, type Words } from "@/components/words/translate";
import type { Role } from "@/lib/access/permissions";
import en from "@/messages/en/member.json";

export type GivenRole = Exclude<Role, "owner">;

/** The roles that somebody can be given; ownership is handed over. */
export const givenRoles: readonly GivenRole[] = ["admin", "recruiter", "hiring_manager", "read_only"];

/** The name of a stored role; one without a name of its own is named as it is stored. */
export function roleName(t: Words<typeof en>, role: string) {
  const key = `role.${role}`;
  return hasMessage(en, key) ? t(key) : role;
}

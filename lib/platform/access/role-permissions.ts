import type { Actor } from "./actor";
import {
  administratorPermissions,
  administratorScopes,
  rolePermissions,
  roles,
  scopePermissions,
  type Permission,
  type Role,
  type Scope,
} from "./permissions";
import type { Withheld } from "./withheld";

/** better-auth keeps several roles of one member as a list with commas; an unknown role allows nothing. */
const rolesOf = (stored: string): Role[] => roles.filter((role) => stored.split(",").includes(role));

/** The permissions of a member's role, and those of a service administrator. */
export function permissionsOfMember(role: string, serviceAdministrator: boolean): Set<Permission> {
  const allowed = new Set<Permission>(rolesOf(role).flatMap((each) => rolePermissions[each]));
  if (serviceAdministrator) for (const permission of administratorPermissions) allowed.add(permission);
  return allowed;
}

/** How much of the organization a member sees. An unknown role sees no more than a hiring manager. */
export const sightOf = (role: string): Actor["sees"] =>
  rolesOf(role).some((each) => each !== "hiring_manager") ? "organization" : "shared_jobs";

/** The scopes of a token that still apply: administrator scopes end with the recruiter's administrator role. */
export const currentScopes = (granted: readonly string[], serviceAdministrator: boolean): Scope[] =>
  (granted as Scope[]).filter((scope) => serviceAdministrator || !administratorScopes.includes(scope));

/** What an agent may do: its recruiter's permissions that the token's scopes also allow; no notes where they are withheld. */
export function permissionsOfAgent(
  member: ReadonlySet<Permission>,
  scopes: readonly Scope[],
  withheld: readonly Withheld[],
): Set<Permission> {
  const allowed = scopes.flatMap((scope) => scopePermissions[scope] ?? []).filter((each) => member.has(each));
  return new Set(allowed.filter((each) => each !== "note:read" || !withheld.includes("notes")));
}

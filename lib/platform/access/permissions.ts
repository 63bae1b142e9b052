/** Everything an actor can be allowed to do. A use case names exactly one. */
export const permissions = [
  "job:read",
  "job:write",
  "candidate:read",
  "candidate:write",
  /** The talent pool: everybody the organization has seen before. */
  "pool:read",
  "scorecard:read",
  "scorecard:write",
  "application:decide",
  /** The team's notes about candidates: an agent needs the write scope even to read them. */
  "note:read",
  "note:write",
  "credit:read",
  "organization:read",
  "organization:administer",
  /** Impact ratios, by what people said about themselves: signed in, and never through an agent. */
  "impact:report",
  /** Service administrators only: finding organizations and inviting into them. */
  "service:recruiters",
  /** Service administrators only: reading the whole service by SQL. */
  "service:sql",
  /** Service administrators only, signed in and never through an agent: running the service itself. */
  "service:operate",
  /** Candidates only, who have no account: the public notice, and their own page by a mailed link. */
  "candidate:self",
  /** The service only: recording what was read, judged, and exchanged with an ATS. */
  "service:work",
] as const;
export type Permission = (typeof permissions)[number];

const reading = [
  "job:read",
  "candidate:read",
  "pool:read",
  "scorecard:read",
  "credit:read",
  "organization:read",
] as const satisfies Permission[];
const writing = [
  "job:write",
  "candidate:write",
  "scorecard:write",
  "application:decide",
  "note:read",
  "note:write",
] as const satisfies Permission[];

/** Most powerful first. */
export const roles = ["owner", "admin", "recruiter", "hiring_manager", "read_only"] as const;
export type Role = (typeof roles)[number];

/** What a member of an organization may do in it. */
export const rolePermissions: Record<Role, readonly Permission[]> = {
  owner: [...reading, ...writing, "organization:administer", "impact:report"],
  admin: [...reading, ...writing, "organization:administer", "impact:report"],
  recruiter: [...reading, ...writing],
  // Only for jobs shared with them: see sightOf.
  hiring_manager: [
    "job:read",
    "candidate:read",
    "scorecard:read",
    "organization:read",
    "note:read",
    "note:write",
  ],
  read_only: [...reading, "note:read"],
};

/** What service administrators may do in addition to their role, in any organization. */
export const administratorPermissions = [
  "service:recruiters",
  "service:sql",
  "service:operate",
] as const satisfies Permission[];

/** The scopes of the interface, in its order. */
export const scopes = [
  "openid",
  "profile",
  "email",
  "offline_access",
  "service:recruiter",
  "service:recruiter:write",
  "service:admin:recruiter",
  "service:admin:sql",
] as const;
export type Scope = (typeof scopes)[number];

/** The scopes an agent needs for its work. The challenge and the metadata list them: hosts request just those. */
export const workingScopes = ["service:recruiter", "service:recruiter:write"] as const satisfies Scope[];

/** What each scope lets an agent do, at most: its recruiter's role has to allow it too. */
export const scopePermissions: Record<Scope, readonly Permission[]> = {
  openid: [],
  profile: [],
  email: [],
  offline_access: [],
  "service:recruiter": reading,
  "service:recruiter:write": writing,
  "service:admin:recruiter": ["service:recruiters"],
  "service:admin:sql": ["service:sql"],
};

/** Scopes only a service administrator can be granted. */
export const administratorScopes: readonly Scope[] = ["service:admin:recruiter", "service:admin:sql"];

/** Scopes that let an agent do more than read: what it may not use while its recruiter reviews the account. */
export const suspendedScopes: readonly Scope[] = ["service:recruiter:write", ...administratorScopes];

/** The scope an agent needs for a permission: named in a 403 so that it can request it. */
export function scopeFor(permission: Permission): Scope | null {
  return scopes.find((scope) => scopePermissions[scope].includes(permission)) ?? null;
}

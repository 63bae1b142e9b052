import type { Permission, Scope } from "./permissions";

/** Who is acting, for which organization, and what they may do. Built only by lib/access. */
export type Actor = {
  kind: "member" | "agent" | "system";
  /** The user's id, or the name of the part of the system ("system:evaluator"). */
  id: string;
  organizationId: string;
  /** The OAuth client an agent came through; null for people and the system. */
  clientId: string | null;
  permissions: ReadonlySet<Permission>;
  /** What an agent's token was granted; empty for people and the system. */
  scopes: readonly Scope[];
};

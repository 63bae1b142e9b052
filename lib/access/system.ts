import type { Actor } from "./actor";
import { type Permission, administratorPermissions, permissions } from "./permissions";

/** Deciding and writing to the team are a person's, and so is what reaches into other organizations. */
const peoplesOwn: readonly Permission[] = ["application:decide", "note:write", ...administratorPermissions];

/** The service acting by itself within one organization: parsing, judging, syncing. Never deciding. */
export const systemActor = (
  organizationId: string,
  name: "evaluator" | "reader" | "drafter" | "seed" | "sync" | "mailer" | "sweeper",
): Actor => ({
  kind: "system",
  id: `system:${name}`,
  organizationId,
  sees: "organization",
  clientId: null,
  permissions: new Set(permissions.filter((each) => !peoplesOwn.includes(each))),
  scopes: [],
});

/** Whoever has the machine: the operator at the command line, who belongs to no organization. */
export const operatorActor = (): Actor => ({
  ...systemActor("00000000-0000-0000-0000-000000000000", "sweeper"),
  id: "system:operator",
  permissions: new Set(["service:operate"]),
});

/** What an operator does within one organization, under their own name in its audit trail. */
export const actingIn = (organizationId: string, { kind, id }: Actor): Actor => ({
  ...systemActor(organizationId, "sweeper"),
  kind,
  id,
});

import type { Actor } from "./actor";
import { type Permission, administratorPermissions, permissions } from "./permissions";

/** Deciding is a person's, and so is what reaches into other organizations. */
const peoplesOwn: readonly Permission[] = ["application:decide", ...administratorPermissions];

/** The service acting by itself within one organization: parsing, judging, syncing. Never deciding. */
export const systemActor = (
  organizationId: string,
  name: "evaluator" | "reader" | "drafter" | "seed" | "sync" | "mailer" | "sweeper",
): Actor => ({
  kind: "system",
  id: `system:${name}`,
  organizationId,
  clientId: null,
  permissions: new Set(permissions.filter((each) => !peoplesOwn.includes(each))),
  scopes: [],
});

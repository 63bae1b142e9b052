import type { Actor } from "./actor";
import { permissions } from "./permissions";

/** The service acting by itself within one organization: parsing, judging, syncing. Never deciding. */
export const systemActor = (
  organizationId: string,
  name: "evaluator" | "reader" | "drafter" | "seed" | "sync",
): Actor => ({
  kind: "system",
  id: `system:${name}`,
  organizationId,
  clientId: null,
  permissions: new Set(permissions.filter((p) => p !== "service:administer" && p !== "application:decide")),
  scopes: [],
});

import type { Locale } from "@/messages/locales";
import type { Actor } from "./actor";
import { type Permission, administratorPermissions, permissions } from "./permissions";

/** Only people may decide, write notes to the team, and reach into other organizations. */
const peopleOnly: readonly Permission[] = [
  "application:decide",
  "note:write",
  "candidate:self",
  ...administratorPermissions,
];

/** The service acting automatically within one organization: parsing, judging, syncing. Never deciding. */
export const systemActor = (
  organizationId: string,
  name:
    | "evaluator"
    | "reader"
    | "drafter"
    | "billing"
    | "sync"
    | "mailer"
    | "sweeper"
    | "webhooks"
    | "vouching"
    | "directory",
): Actor => ({
  kind: "system",
  id: `system:${name}`,
  organizationId,
  sees: "organization",
  clientId: null,
  permissions: new Set(permissions.filter((each) => !peopleOnly.includes(each))),
  scopes: [],
});

/** Whoever reads an organization's public notice or, with a mailed link, their own page. Reads this language. */
export const candidateActor = (organizationId: string, locale: Locale): Actor => ({
  ...systemActor(organizationId, "sweeper"),
  id: "system:candidate",
  permissions: new Set(["candidate:self"]),
  locale,
});

/** The operator at the command line of the server, who belongs to no organization. */
export const operatorActor = (): Actor => ({
  ...systemActor("00000000-0000-0000-0000-000000000000", "sweeper"),
  id: "system:operator",
  permissions: new Set(["service:operate"]),
});

/** An operator acting within one organization, under their own name in its audit trail. */
export const actingIn = (organizationId: string, { kind, id }: Actor): Actor => ({
  ...systemActor(organizationId, "sweeper"),
  kind,
  id,
});

import { hiringTeam, ownerDb } from "./world";
import type { Actor } from "@/lib/platform/access/actor";
import { type Scope, scopePermissions } from "@/lib/platform/access/permissions";
import { permissionsOfAgent, permissionsOfMember } from "@/lib/platform/access/role-permissions";

/** A recruiter of a new organization who is also a service administrator. */
export async function serviceAdministrator() {
  const { organization, recruiter } = await hiringTeam();
  await ownerDb.user.update({ where: { id: recruiter.id }, data: { serviceAdministrator: true } });
  const administrator: Actor = { ...recruiter, permissions: permissionsOfMember("recruiter", true) };
  return { organization, administrator, recruiter };
}

/** An agent of this member, with the permissions that a token with these scopes grants. */
export const agentWith = (member: Actor, scopes: Scope[], clientId = "agent-under-test"): Actor => ({
  ...member,
  kind: "agent",
  clientId,
  scopes,
  permissions: permissionsOfAgent(member.permissions, scopes, []),
  grant: {
    memberPermissions: member.permissions,
    declined: [],
    confirmation: "agent",
    withheld: [],
    suspended: false,
  },
});

export const everyScope = Object.keys(scopePermissions) as Scope[];

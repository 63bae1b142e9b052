import type { Actor } from "@/lib/platform/access/actor";
import { pageUrl } from "@/lib/platform/access/addresses";
import { type Permission, type Scope, suspendedScopes } from "@/lib/platform/access/permissions";

/**
 * Why an agent does not get a scope although it could request it, for the agent: its recruiter declined it, or took
 * their account back and has not said yet which agents stay; or why it does not get notes. Null when it may request it.
 */
export function whyWithheld(
  { grant }: Actor,
  scope: Scope,
  name: string,
  permission?: Permission,
): string | null {
  if (permission === "note:read" && grant?.withheld.includes("notes"))
    return `Notes and feedback are withheld from this agent, by its recruiter or their organization. Do not ask for ${name} again.`;
  if (grant?.suspended && suspendedScopes.includes(scope))
    return `This agent may only read until its recruiter, who has a new password, says which agents stay connected, at ${pageUrl.accountReview()}.`;
  return grant?.declined.includes(scope)
    ? `The recruiter chose not to allow this agent to use ${name}; only they can change that, at ${pageUrl.connectedAgents()}.`
    : null;
}

import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";
import { identityDb } from "@/lib/db/identity";
import { administratorScopes, type Scope } from "@/lib/access/permissions";

type Choice = {
  /** The organization the recruiter lets the agent into. */
  organizationId: string;
  /** What its tokens are issued for: what was asked and allowed, and where it steps up what it keeps from before. */
  scopes: readonly Scope[];
};

/** What a recruiter chose, for as long as their answer is being worked on. */
const choice = new AsyncLocalStorage<Choice>();

export const inConsentFor = <T>(chosen: Choice, work: () => Promise<T>): Promise<T> =>
  choice.run(chosen, work);

/** The code as the provider would store it, for all it is to bring: the provider knows only what was asked this time. */
export function withGrantedScopes(code: string): string {
  const chosen = choice.getStore();
  if (!chosen) return code;
  const stored = JSON.parse(code) as { query: { scope?: string } };
  return JSON.stringify({ ...stored, query: { ...stored.query, scope: chosen.scopes.join(" ") } });
}

/**
 * Asked by the provider for what a grant is bound to. While an answer is being worked on: the organization chosen,
 * after checking that the user belongs to it and may pass on what is asked for. At any other moment a word that no
 * consent has, so that no consent is ever remembered: a client that registered itself is asked about every time.
 */
export async function consentingOrganization(
  userId: string | undefined,
  requested: readonly string[],
): Promise<string> {
  const organizationId = choice.getStore()?.organizationId;
  if (!organizationId || !userId) return "not-yet-consented";
  const membership = await identityDb.member.findUnique({
    where: { organizationId_userId: { organizationId, userId } },
    select: { user: { select: { serviceAdministrator: true } } },
  });
  if (!membership) throw refused("You do not belong to this organization.");
  const reserved = requested.some((scope) => administratorScopes.includes(scope as Scope));
  if (reserved && !membership.user.serviceAdministrator)
    throw refused("Only a service administrator can allow this scope.");
  return organizationId;
}

const refused = (description: string) =>
  new APIError("FORBIDDEN", { error: "access_denied", error_description: description });

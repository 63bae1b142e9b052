import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";
import { identityDb } from "@/lib/platform/db/identity";
import { administratorScopes, type Scope } from "@/lib/platform/access/permissions";

type Choice = {
  /** The organization the recruiter lets the agent into. */
  organizationId: string;
  /** The scopes its tokens get: those allowed now and, when it steps up, those it keeps from before. */
  scopes: readonly Scope[];
};

/** What a recruiter chose, while their answer is being processed. */
const choice = new AsyncLocalStorage<Choice>();

export const inConsentFor = <T>(chosen: Choice, work: () => Promise<T>): Promise<T> =>
  choice.run(chosen, work);

/** Sets a code's scopes to all its tokens get, before it is stored: the provider knows only this request's scopes. */
export function withGrantedScopes(code: string): string {
  const chosen = choice.getStore();
  if (!chosen) return code;
  const stored = JSON.parse(code) as { query: { scope?: string } };
  return JSON.stringify({ ...stored, query: { ...stored.query, scope: chosen.scopes.join(" ") } });
}

/**
 * Called by the provider for the reference a consent is bound to. While an answer is being processed: the chosen
 * organization, after checking that the user belongs to it and may grant the scopes. At any other time a value that
 * no consent has, so that no earlier consent is ever reused: the recruiter is asked about such a client every time.
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

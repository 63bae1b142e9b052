import { callAuth } from "@/lib/access/call-auth";
import type { Scope } from "@/lib/access/permissions";
import { readConsentRequest, type ConsentProblem, type ConsentRequest } from "./consent-request";
import { inConsentFor } from "./consenting-organization";

/** Scopes a recruiter can leave out while allowing the rest: those that stay, change or reach further. */
export const optionalScopes: readonly Scope[] = [
  "offline_access",
  "service:recruiter:write",
  "service:admin:recruiter",
  "service:admin:sql",
];

export type ConsentAnswer = {
  query: string;
  allow: boolean;
  /** The optional scopes that stayed ticked. */
  ticked: readonly string[];
  organizationId: string;
};

/**
 * Carries out a recruiter's answer. Returns where to send the browser: the client's address with a code, or with
 * `access_denied`. Checks everything the page has shown again, because the page is in the browser's hands.
 */
export async function decideConsent(
  answer: ConsentAnswer,
  headers: Headers,
): Promise<{ location: string } | ConsentProblem | { problem: "no-organization" }> {
  const request = await readConsentRequest(answer.query, headers);
  if ("problem" in request) return request;
  const scopes = request.scopes.filter(
    (scope) => !optionalScopes.includes(scope) || answer.ticked.includes(scope),
  );
  if (!answer.allow || scopes.length === 0) return tellProvider(request, headers, { accept: false });
  const membership = request.user.memberships.find((each) => each.organizationId === answer.organizationId);
  if (!membership) return { problem: "no-organization" };
  return inConsentFor(membership.organizationId, () =>
    tellProvider(request, headers, { accept: true, scope: scopes.join(" ") }),
  );
}

async function tellProvider(
  { query }: ConsentRequest,
  headers: Headers,
  decision: { accept: boolean; scope?: string },
): Promise<{ location: string } | ConsentProblem> {
  const response = await callAuth("/oauth2/consent", {
    method: "POST",
    from: headers,
    withCookie: true,
    json: { ...decision, oauth_query: query },
  });
  const body = (await response.json().catch(() => ({}))) as { url?: string };
  return response.ok && body.url ? { location: body.url } : { problem: "forged" };
}

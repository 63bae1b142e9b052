import { callAuth } from "@/lib/platform/access/call-auth";
import {
  administratorScopes,
  scopes as allScopes,
  type Scope,
  suspendedScopes,
} from "@/lib/platform/access/permissions";
import type { Withheld } from "@/lib/platform/access/withheld";
import type { ConfirmationPolicy } from "@/lib/platform/db/generated/enums";
import { claimAnswer, recentOutcome, storeOutcome } from "./answered-once";
import { readConsentRequest, type ConsentProblem, type ConsentRequest } from "./consent-request";
import { inConsentFor } from "./consenting-organization";
import { earlierGrant, storeGrant, recordRefusal, type EarlierGrant } from "./earlier-grant";

/** Scopes a recruiter can leave out while allowing the rest: staying connected, writing, administrator access. */
export const optionalScopes: readonly Scope[] = ["offline_access", ...suspendedScopes];

export type ConsentAnswer = {
  query: string;
  allow: boolean;
  /** The optional scopes that stayed ticked. */
  ticked: readonly string[];
  organizationId: string;
  /** Where the agent's acts are to be confirmed; undefined where the page did not ask: stays as chosen before. */
  confirmation: ConfirmationPolicy | undefined;
  /** What it may not read; undefined where the page did not ask: stays as chosen before. */
  withheld: Withheld[] | undefined;
};

type Decided = { location: string; renewed?: boolean } | ConsentProblem | { problem: "no-organization" };

/**
 * Carries out a recruiter's answer, once. Returns where to send the browser: the client's address with a code, or
 * with `access_denied`; for a moment the same again when it is pressed twice. `renewed` when they signed in again
 * after the page was shown. Checks everything the page showed again, because the browser can change it.
 */
export async function decideConsent(answer: ConsentAnswer, headers: Headers): Promise<Decided> {
  const request = await readConsentRequest(answer.query, headers);
  const decided = "problem" in request ? request : await decide(request, answer, headers);
  const { renewed } = request;
  if ("location" in decided) return { ...decided, renewed };
  if (decided.problem !== "answered") return decided;
  const first = await recentOutcome(new URLSearchParams(answer.query));
  return first?.allow === answer.allow ? { location: first.location, renewed } : decided;
}

async function decide(request: ConsentRequest, answer: ConsentAnswer, headers: Headers): Promise<Decided> {
  const scopes = request.scopes.filter(
    (scope) => !optionalScopes.includes(scope) || answer.ticked.includes(scope),
  );
  const allowed = answer.allow && scopes.length > 0;
  const { user, client } = request;
  const membership = user.memberships.find((each) => each.organizationId === answer.organizationId);
  if (allowed && !membership) return { problem: "no-organization" };
  const signed = new URLSearchParams(answer.query);
  if (!(await claimAnswer(signed))) return { problem: "answered", restart: request.restart };
  const organizationId = membership?.organizationId ?? "";
  const key = { clientId: client.id, userId: user.id, referenceId: organizationId };
  if (!allowed) {
    await recordRefusal(key, request.scopes);
    const refusal = await tellProvider(request, headers, { accept: false });
    if ("location" in refusal) await storeOutcome(signed, { allow: answer.allow, ...refusal });
    return refusal;
  }
  const earlier = await earlierGrant(key);
  const confirmation = answer.confirmation ?? earlier?.confirmation ?? "agent";
  const withheld = answer.withheld ?? earlier?.withheld ?? [];
  const grant = { ...grantFrom(request, scopes, earlier), confirmation, withheld };
  // A client that requests more scopes steps up and keeps the rest; one that requests fewer wants a token for those.
  const stepsUp = request.scopes.some((scope) => !earlier?.scopes.includes(scope));
  const issued = stepsUp ? grant.scopes : scopes;
  const outcome = await inConsentFor({ organizationId, scopes: issued }, () =>
    tellProvider(request, headers, { accept: true, scope: scopes.join(" ") }),
  );
  if ("location" in outcome) {
    await storeGrant(key, grant, earlier);
    await storeOutcome(signed, { allow: true, ...outcome });
  }
  return outcome;
}

/** The new grant: the scopes allowed now, and earlier ones that were not requested this time. */
function grantFrom(
  { scopes: requested, user }: ConsentRequest,
  allowed: Scope[],
  earlier: EarlierGrant | null,
): Pick<EarlierGrant, "scopes" | "declined"> {
  const isKept = (scope: Scope) =>
    earlier?.scopes.includes(scope) &&
    !requested.includes(scope) &&
    (user.serviceAdministrator || !administratorScopes.includes(scope));
  const scopes = allScopes.filter((scope) => allowed.includes(scope) || isKept(scope));
  const everAsked = [...(earlier?.declined ?? []), ...requested];
  const declined = allScopes.filter((scope) => everAsked.includes(scope) && !scopes.includes(scope));
  return { scopes, declined };
}

async function tellProvider(
  { query }: ConsentRequest,
  headers: Headers,
  decision: { accept: boolean; scope?: string },
): Promise<{ location: string } | ConsentProblem> {
  const response = await callAuth("/oauth2/consent", {
    from: headers,
    withCookie: true,
    json: { ...decision, oauth_query: query },
  });
  const body = (await response.json().catch(() => ({}))) as { url?: string };
  return response.ok && body.url ? { location: body.url } : { problem: "forged" };
}

import { callAuth } from "@/lib/access/call-auth";
import { administratorScopes, scopes as allScopes, type Scope } from "@/lib/access/permissions";
import { signedInUser, type SignedIn } from "@/lib/access/signed-in";
import { identityDb } from "@/lib/db/identity";
import { isAnswered } from "./answered-once";
import { documentHost } from "./cimd/document-url";
import { earlierGrant, type EarlierGrant } from "./earlier-grant";
import { redirectHost } from "./redirect-uri";

/** What a recruiter is asked to allow. */
export type ConsentRequest = {
  /** The signed query, as it must come back with the answer. */
  query: string;
  client: {
    id: string;
    name: string;
    firstSeen: Date;
    redirectHost: string;
    /** Where its metadata document is, for a client that has one; it was fetched from there. */
    documentHost: string | null;
  };
  user: SignedIn;
  /** Asked for and this user's to give, in the order of the interface. */
  scopes: Scope[];
  /** Asked for, but only a service administrator could allow it. */
  reserved: Scope[];
  /** What this client may do already, in the organization this browser shows; null when it is new there. */
  earlier: (EarlierGrant & { organization: string }) | null;
  /** Ids of the user's organizations that have every act confirmed on a signed-in page. */
  strictIn: string[];
  /** The same request anew. */
  restart: string;
};

/**
 * Why a request cannot be answered. `restart` is the same request anew, where starting over may help: it is checked
 * from the beginning like any other.
 */
export type ConsentProblem = {
  problem: "forged" | "expired" | "answered" | "signed-out" | "other-user" | "unknown-client";
  restart?: string;
};

/**
 * Reads the request behind the consent page: signed by the authorize endpoint, not older than ten minutes, not yet
 * answered, and meant for the session that reads it, so that nobody can be made to answer another's request.
 */
export async function readConsentRequest(
  query: string,
  headers: Headers,
): Promise<ConsentRequest | ConsentProblem> {
  const parameters = new URLSearchParams(query);
  const clientId = parameters.get("client_id");
  const session = parameters.get("ba_pl");
  if (!clientId || !session || !parameters.has("sig")) return { problem: "forged" };
  const restart = restartPath(parameters);
  if (Number(parameters.get("exp")) * 1000 < Date.now()) return { problem: "expired", restart };
  if (!(await isSigned(query, clientId, headers))) return { problem: "forged" };
  const user = await signedInUser(headers);
  if (!user) return { problem: "signed-out", restart };
  if (user.sessionId !== session) return { problem: "other-user", restart };
  const client = await identityDb.oauthClient.findUnique({ where: { clientId } });
  if (!client || client.disabled) return { problem: "unknown-client" };
  // What the person was going to be asked about is not what the client's document says by now.
  const askedAt = Number(parameters.get("ba_iat"));
  if (client.documentChangedAt && client.documentChangedAt.getTime() > askedAt)
    return { problem: "expired", restart };
  if (await isAnswered(parameters)) return { problem: "answered", restart };
  const requested = (parameters.get("scope") ?? "").split(" ");
  const inOrder = allScopes.filter((scope) => requested.includes(scope));
  const isReserved = (scope: Scope) => administratorScopes.includes(scope) && !user.serviceAdministrator;
  return {
    query,
    client: {
      id: clientId,
      name: client.name ?? "Unnamed agent",
      firstSeen: client.createdAt ?? new Date(),
      redirectHost: redirectHost(parameters.get("redirect_uri") ?? ""),
      documentHost: documentHost(client),
    },
    user,
    scopes: inOrder.filter((scope) => !isReserved(scope)),
    reserved: inOrder.filter(isReserved),
    earlier: await earlierIn(clientId, user),
    strictIn: await strictAmong(user),
    restart,
  };
}

async function earlierIn(clientId: string, { id: userId, active }: SignedIn) {
  if (!active) return null;
  const earlier = await earlierGrant({ clientId, userId, referenceId: active.organizationId });
  return earlier && { ...earlier, organization: active.organization };
}

async function strictAmong({ memberships }: SignedIn): Promise<string[]> {
  const ids = memberships.map(({ organizationId }) => organizationId);
  const strict = await identityDb.organization.findMany({
    where: { id: { in: ids }, confirmationPolicy: "recruiter" },
    select: { id: true },
  });
  return strict.map(({ id }) => id);
}

/** The provider checks its signature on any query it is given; this endpoint does nothing else with one. */
async function isSigned(query: string, clientId: string, headers: Headers): Promise<boolean> {
  const answer = await callAuth("/oauth2/public-client-prelogin", {
    method: "POST",
    from: headers,
    json: { client_id: clientId, oauth_query: query },
  });
  return answer.ok || answer.status === 404;
}

const own = ["exp", "sig", "ba_iat", "ba_pl", "ba_param"];

function restartPath(parameters: URLSearchParams): string {
  const again = new URLSearchParams(parameters);
  for (const name of own) again.delete(name);
  return `/api/auth/mcp/authorize?${again}`;
}

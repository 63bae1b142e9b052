import { callAuth } from "@/lib/platform/access/call-auth";
import { administratorScopes, scopes as allScopes, type Scope } from "@/lib/platform/access/permissions";
import { signedInUser, type Membership, type SignedIn } from "@/lib/platform/access/signed-in";
import { type Withheld, withholdable } from "@/lib/platform/access/withheld";
import { identityDb } from "@/lib/platform/db/identity";
import { isAnswered } from "./answered-once";
import { documentHost } from "./cimd/document-url";
import { earlierGrant, type EarlierGrant } from "./earlier-grant";
import { programScheme, redirectHost } from "./redirect-uri";

/** What a recruiter is asked to allow. */
export type ConsentRequest = {
  /** The signed query, as it must come back with the answer. */
  query: string;
  client: {
    id: string;
    name: string;
    firstSeen: Date;
    redirectHost: string;
    /** Where that is a program on this computer: the scheme of its links, which any program may claim. */
    programScheme: string | null;
    /** The host its metadata document was fetched from; null for a client without one. */
    documentHost: string | null;
  };
  user: SignedIn;
  /** Whether they signed in again after it was made. */
  renewed: boolean;
  /** Requested scopes that this user may grant, in the order of the interface. */
  scopes: Scope[];
  /** Requested scopes that only a service administrator could grant. */
  reserved: Scope[];
  /** The client's earlier grants in the user's organizations, any of which may be chosen. */
  earlier: (EarlierGrant & Membership)[];
  /** Ids of the user's organizations that require every act to be confirmed on a signed-in page. */
  strictIn: string[];
  /** What each of the user's organizations withholds from every agent. */
  alwaysWithheld: Withheld[];
  /** The path that starts the same request again. */
  restart: string;
};

/**
 * Why a request cannot be answered. `restart` is the path that starts it again, where that may help; the new request
 * is checked like any other.
 */
export type ConsentProblem = {
  problem: "forged" | "expired" | "answered" | "signed-out" | "other-user" | "unknown-client";
  restart?: string;
  renewed?: boolean;
};

/**
 * Reads the request behind the consent page: signed by the authorize endpoint, not older than ten minutes, not yet
 * answered, and made for the person who reads it, so that nobody can be made to answer another's request.
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
  const reader = await signedInUser(headers);
  if (!reader) return { problem: "signed-out", restart };
  // An agent comes in only where its recruiter may.
  const user = { ...reader, memberships: reader.memberships.filter(({ bar }) => bar === null) };
  if (!(await isTheirs(session, user))) return { problem: "other-user", restart };
  const client = await identityDb.oauthClient.findUnique({ where: { clientId } });
  if (!client || client.disabled) return { problem: "unknown-client" };
  // The client's document has changed since this request was signed.
  const askedAt = Number(parameters.get("ba_iat"));
  if (client.documentChangedAt && client.documentChangedAt.getTime() > askedAt)
    return { problem: "expired", restart };
  const renewed = session !== user.sessionId;
  if (await isAnswered(parameters)) return { problem: "answered", restart, renewed };
  const redirectUri = parameters.get("redirect_uri") ?? "";
  const requested = (parameters.get("scope") ?? "").split(" ");
  const inOrder = allScopes.filter((scope) => requested.includes(scope));
  const isReserved = (scope: Scope) => administratorScopes.includes(scope) && !user.serviceAdministrator;
  return {
    query,
    client: {
      id: clientId,
      name: client.name ?? "Unnamed agent",
      firstSeen: client.createdAt ?? new Date(),
      redirectHost: redirectHost(redirectUri),
      programScheme: programScheme(redirectUri),
      documentHost: documentHost(client),
    },
    user,
    renewed,
    scopes: inOrder.filter((scope) => !isReserved(scope)),
    reserved: inOrder.filter(isReserved),
    earlier: await earlierIn(clientId, user),
    ...(await rulesOf(user)),
    restart,
  };
}

/** Whether a request's session is the reader's own: this one, or an earlier one if they signed in again meanwhile. */
const isTheirs = async (session: string, { sessionId, id: userId }: SignedIn) =>
  session === sessionId || (await identityDb.session.count({ where: { id: session, userId } })) > 0;

async function earlierIn(clientId: string, { id: userId, memberships }: SignedIn) {
  const grants = memberships.map(async (membership) => {
    const earlier = await earlierGrant({ clientId, userId, referenceId: membership.organizationId });
    return earlier ? [{ ...membership, ...earlier }] : [];
  });
  return (await Promise.all(grants)).flat();
}

async function rulesOf({
  memberships,
}: SignedIn): Promise<Pick<ConsentRequest, "strictIn" | "alwaysWithheld">> {
  const organizations = await identityDb.organization.findMany({
    where: { id: { in: memberships.map(({ organizationId }) => organizationId) } },
    select: { id: true, confirmationPolicy: true, agentsWithheld: true },
  });
  return {
    strictIn: organizations.filter((each) => each.confirmationPolicy === "recruiter").map(({ id }) => id),
    alwaysWithheld: withholdable.filter(
      (kind) => organizations.length > 0 && organizations.every((each) => each.agentsWithheld.includes(kind)),
    ),
  };
}

/** Has the provider verify its signature; this endpoint does nothing else with the query. */
async function isSigned(query: string, clientId: string, headers: Headers): Promise<boolean> {
  const answer = await callAuth("/oauth2/public-client-prelogin", {
    from: headers,
    json: { client_id: clientId, oauth_query: query },
  });
  return answer.ok || answer.status === 404;
}

const signatureParameters = ["exp", "sig", "ba_iat", "ba_pl", "ba_param"];

function restartPath(parameters: URLSearchParams): string {
  const again = new URLSearchParams(parameters);
  for (const name of signatureParameters) again.delete(name);
  return `/api/auth/mcp/authorize?${again}`;
}

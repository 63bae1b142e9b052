import { identityDb } from "@/lib/platform/db/identity";
import { isSame } from "@/lib/platform/security/keys";
import { ASSERTION_TYPE, assertedClient, isAssertionOf } from "./client-assertion";
import type { ClientKeys } from "./client-keys";
import type { AuthenticationMethod } from "./client-metadata";
import { OauthProblem, invalidRequest } from "./problem";
import { storedForm } from "./protocol";

const challenge = { "www-authenticate": 'Basic realm="oauth"' };

export const invalidClient = (description = "Client authentication failed.") =>
  new OauthProblem(401, "invalid_client", description, challenge);

export type AuthenticatedClient = {
  clientId: string;
  /** It has only named itself. */
  isPublic: boolean;
  /** Passed on to the provider, which checks them again. */
  headers: Record<string, string>;
};

type Credentials = { clientId: string; secret: string | null; method: AuthenticationMethod };

/**
 * Authenticates the client of a token or revocation request by a method it registered: HTTP Basic, a secret in the
 * form, a signed assertion, or for public clients the id alone. Runs first, so that nobody can use up or replay
 * another client's code. Throws OauthProblem: 401 invalid_client, or 400 when two methods are used.
 */
export async function authenticateClient(
  request: Request,
  form: URLSearchParams,
): Promise<AuthenticatedClient> {
  const authorization = request.headers.get("authorization");
  const credentials = authorization === null ? inForm(form) : inHeader(authorization, form);
  const client = await identityDb.oauthClient.findUnique({
    where: { clientId: credentials.clientId },
    select: {
      clientSecret: true,
      tokenEndpointAuthMethod: true,
      disabled: true,
      jwks: true,
      jwksUri: true,
      assertionOnly: true,
    },
  });
  if (!client || client.disabled || !(await isAuthentic(credentials, client))) throw invalidClient();
  // Verified here, with our own address as its audience: for the provider the client is public.
  form.delete("client_assertion");
  form.delete("client_assertion_type");
  if (credentials.method === "private_key_jwt") form.set("client_id", credentials.clientId);
  const { clientId, method } = credentials;
  return { clientId, isPublic: method === "none", headers: authorization === null ? {} : { authorization } };
}

type StoredClient = ClientKeys & {
  clientSecret: string | null;
  tokenEndpointAuthMethod: string | null;
  assertionOnly: boolean;
};

async function isAuthentic(
  { clientId, secret, method }: Credentials,
  client: StoredClient,
): Promise<boolean> {
  if (method === "private_key_jwt")
    return (client.jwks ?? client.jwksUri) !== null && isAssertionOf(clientId, secret ?? "", client);
  if ((client.tokenEndpointAuthMethod ?? "client_secret_basic") !== method) return false;
  return method === "none" ? !client.assertionOnly : isSecret(secret, client.clientSecret);
}

function isSecret(presented: string | null, stored: string | null): boolean {
  if (!presented || !stored) return false;
  return isSame(stored, storedForm(presented));
}

function inForm(form: URLSearchParams): Credentials {
  const secret = form.get("client_secret");
  const assertion = form.get("client_assertion");
  if (assertion !== null || form.has("client_assertion_type")) return inAssertion(form, assertion, secret);
  const clientId = form.get("client_id");
  if (!clientId) throw invalidClient("Client authentication is required.");
  return { clientId, secret, method: secret === null ? "none" : "client_secret_post" };
}

/** RFC 7521 §4.2: client_id may be left out, and must not name another client. */
function inAssertion(form: URLSearchParams, assertion: string | null, secret: string | null): Credentials {
  if (secret !== null) throw onlyOneMethod();
  if (form.get("client_assertion_type") !== ASSERTION_TYPE)
    throw invalidClient(`client_assertion_type must be ${ASSERTION_TYPE}.`);
  const clientId = assertedClient(assertion ?? "");
  if (clientId === null || clientId !== (form.get("client_id") ?? clientId)) throw invalidClient();
  return { clientId, secret: assertion, method: "private_key_jwt" };
}

const onlyOneMethod = () => invalidRequest("Use exactly one client authentication method.");

function inHeader(authorization: string, form: URLSearchParams): Credentials {
  const { clientId, secret } = basicCredentials(authorization);
  const other = form.get("client_id");
  if (form.has("client_secret") || form.has("client_assertion") || (other !== null && other !== clientId))
    throw onlyOneMethod();
  form.delete("client_id");
  return { clientId, secret, method: "client_secret_basic" };
}

/** HTTP Basic with both halves form-encoded, as RFC 6749 §2.3.1 says. */
function basicCredentials(authorization: string): { clientId: string; secret: string } {
  const encoded = /^Basic +([A-Za-z0-9+/=_-]+)$/i.exec(authorization)?.[1] ?? "";
  const [user = "", ...rest] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  try {
    const [clientId, secret] = [user, rest.join(":")].map((half) =>
      decodeURIComponent(half.replace(/\+/g, " ")),
    );
    if (clientId && secret && !clientId.includes("\0")) return { clientId, secret };
  } catch {
    // Not form-encoded: refused like missing credentials.
  }
  throw invalidClient("The Authorization header is not valid HTTP Basic.");
}

import { OauthProblem } from "./problem";

const challenge = { "www-authenticate": 'Basic realm="oauth"' };

export const invalidClient = (description = "Client authentication failed.") =>
  new OauthProblem(401, "invalid_client", description, challenge);

export type ClientCredentials = {
  clientId: string;
  /** Passed on to the provider, which checks secret and method against the registration. */
  authorization?: string;
};

/**
 * Who a request to the token or revocation endpoint says it is, by exactly one method: HTTP Basic, a secret in the
 * form, or for public clients the id alone. Takes the id out of the form where Basic names it.
 */
export function clientCredentials(request: Request, form: URLSearchParams): ClientCredentials {
  const authorization = request.headers.get("authorization");
  if (!authorization) {
    const clientId = form.get("client_id");
    if (!clientId) throw invalidClient("Client authentication is required.");
    return { clientId };
  }
  const clientId = basicUser(authorization);
  if (!clientId) throw invalidClient("The Authorization header is not valid HTTP Basic.");
  const other = form.get("client_id");
  if (form.has("client_secret") || form.has("client_assertion") || (other !== null && other !== clientId))
    throw new OauthProblem(400, "invalid_request", "Use exactly one client authentication method.");
  form.delete("client_id");
  return { clientId, authorization };
}

/** The user of HTTP Basic, form-decoded as RFC 6749 §2.3.1 says. */
function basicUser(authorization: string): string | null {
  const encoded = /^Basic +([A-Za-z0-9+/=_-]+)$/i.exec(authorization)?.[1];
  if (!encoded) return null;
  const [user = "", ...secret] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  if (secret.length === 0 || user.includes("\0")) return null;
  try {
    return decodeURIComponent(user.replace(/\+/g, " ")) || null;
  } catch {
    return null;
  }
}

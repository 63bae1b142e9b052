import { callAuth } from "@/lib/platform/access/call-auth";
import { invalidClient, type AuthenticatedClient } from "./client-authentication";
import { OauthProblem } from "./problem";

/** The provider's token response (RFC 6749 §5.1), with `expires_at` in seconds since 1970. */
export type Tokens = Record<string, unknown>;

/**
 * Passes a client's token request on to the provider. Throws OauthProblem with an error of RFC 6749 §5.2: 400, or 401
 * for a client that is not authenticated; 500 if the provider failed.
 */
export async function askForTokens(
  form: URLSearchParams,
  { headers }: AuthenticatedClient,
  request: Request,
): Promise<Tokens> {
  const response = await callAuth("/oauth2/token", { from: request.headers, headers, form });
  const body = ((await response.json().catch(() => null)) ?? {}) as Tokens;
  if (response.ok) return body;
  if (response.status >= 500)
    throw new OauthProblem(500, "server_error", "The request could not be completed.");
  if (body.error === "invalid_client") throw invalidClient();
  if (aboutTheGrant.has(body.error))
    throw new OauthProblem(400, "invalid_grant", "The code or token is invalid or has already been used.");
  const description = text(body.error_description) || text(body.message) || "The request is not valid.";
  throw new OauthProblem(400, text(body.error) || "invalid_request", description);
}

/**
 * Provider errors that RFC 6749 §5.2 calls invalid_grant: the client, the form and the resource are checked before
 * the provider is called, so only the grant can be wrong.
 */
const aboutTheGrant: ReadonlySet<unknown> = new Set(["invalid_grant", "invalid_request", "invalid_user"]);

const text = (value: unknown) => (typeof value === "string" ? value : "");

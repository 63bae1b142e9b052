import { OauthProblem } from "../problem";
import { parseClientMetadata, type ClientMetadata } from "../client-metadata";
import { refused } from "./document-url";

/** Its redirect URIs are sorted: their order has no meaning, and must not look like a change. */
export type DocumentClient = Pick<ClientMetadata, "name" | "redirectUris" | "grantTypes">;

/**
 * Validates a client's document by the rules for registration and those of the draft (OAuth Client ID Metadata
 * Document): client_id is its own URL, and there is no secret, because a document is public. Throws OauthProblem 400.
 */
export function readDocument(body: Record<string, unknown>, url: URL): DocumentClient {
  if (body.client_id !== url.href) throw refused("client_id in the document is not the document's address.");
  if ("client_secret" in body || "client_secret_expires_at" in body)
    throw refused("The document must not contain a client secret.");
  const method = body.token_endpoint_auth_method ?? "none";
  if (method !== "none")
    throw refused(
      "token_endpoint_auth_method in the document must be none: clients with a document are public.",
    );
  requireListed(body.grant_types, "authorization_code", "grant_types");
  requireListed(body.response_types, "code", "response_types");
  return asClient(body, url);
}

function requireListed(list: unknown, needed: string, name: string) {
  if (list !== undefined && !(Array.isArray(list) && list.includes(needed)))
    throw refused(`${name} in the document must list ${needed}.`);
}

function asClient(body: Record<string, unknown>, url: URL): DocumentClient {
  try {
    const { name, redirectUris, grantTypes } = parseClientMetadata({
      redirect_uris: body.redirect_uris,
      client_name: body.client_name ?? url.hostname,
      token_endpoint_auth_method: "none",
      grant_types: body.grant_types,
    });
    return { name, redirectUris: redirectUris.sort(), grantTypes };
  } catch (error) {
    if (error instanceof OauthProblem)
      throw refused(`The document at client_id is invalid: ${error.description}`);
    throw error;
  }
}

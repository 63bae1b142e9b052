import { OauthProblem } from "../problem";
import { JWT_BEARER } from "../protocol";
import { parseClientMetadata, type ClientMetadata } from "../client-metadata";
import { refused } from "./document-url";

/** Its redirect URIs are sorted: their order has no meaning, and must not look like a change. */
export type DocumentClient = Pick<ClientMetadata, "name" | "redirectUris" | "grantTypes" | "keys"> & {
  /** It cannot use "none", so each request for tokens has to be signed. */
  assertionOnly: boolean;
};

/**
 * Validates a client's document by the rules for registration and those of the draft (OAuth Client ID Metadata
 * Document): client_id is its own URL, and there is no secret, because a document is public. Throws OauthProblem 400.
 */
export function readDocument(body: Record<string, unknown>, url: URL): DocumentClient {
  if (body.client_id !== url.href) throw refused("client_id in the document is not the document's address.");
  if ("client_secret" in body || "client_secret_expires_at" in body)
    throw refused("The document must not contain a client secret.");
  // One that presents assertions may do nothing else.
  if (!(Array.isArray(body.grant_types) && body.grant_types.includes(JWT_BEARER))) {
    requireListed(body.grant_types, "authorization_code", "grant_types");
    requireListed(body.response_types, "code", "response_types");
  }
  return asClient(body, url);
}

function requireListed(list: unknown, needed: string, name: string) {
  if (list !== undefined && !(Array.isArray(list) && list.includes(needed)))
    throw refused(`${name} in the document must list ${needed}.`);
}

function asClient(body: Record<string, unknown>, url: URL): DocumentClient {
  try {
    const { name, redirectUris, grantTypes, methods, keys } = parseClientMetadata(
      {
        redirect_uris: body.redirect_uris,
        client_name: body.client_name ?? url.hostname,
        grant_types: body.grant_types,
        token_endpoint_auth_method: body.token_endpoint_auth_method,
        token_endpoint_auth_methods_supported: body.token_endpoint_auth_methods_supported,
        jwks: body.jwks,
        jwks_uri: body.jwks_uri,
      },
      ["none", "private_key_jwt"],
    );
    return {
      name,
      redirectUris: redirectUris.sort(),
      grantTypes,
      keys,
      assertionOnly: !methods.includes("none"),
    };
  } catch (error) {
    if (error instanceof OauthProblem)
      throw refused(`The document at client_id is invalid: ${error.description}`);
    throw error;
  }
}

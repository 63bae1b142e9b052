import { createLocalJWKSet, type JSONWebKeySet } from "jose";
import { parseDocumentUrl } from "./cimd/document-url";

/** Where a client's public keys are: in its metadata, as JSON, or at a URL. One of them is null. */
export type ClientKeys = { jwks: string | null; jwksUri: string | null };

/** Reads jwks and jwks_uri, of which only one may be given (RFC 7591 §2). Null for neither, both or unusable ones. */
export function parseClientKeys({ jwks, jwks_uri: uri }: Record<string, unknown>): ClientKeys | null {
  if ((jwks === undefined) === (uri === undefined)) return null;
  try {
    if (typeof uri === "string")
      return { jwks: null, jwksUri: parseDocumentUrl(uri, undefined, "jwks_uri").href };
    createLocalJWKSet(jwks as JSONWebKeySet);
    return { jwks: JSON.stringify(jwks), jwksUri: null };
  } catch {
    return null;
  }
}

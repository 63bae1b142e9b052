import { generateRandomString } from "better-auth/crypto";
import { countByAddress } from "@/lib/platform/access/rate-limit";
import { scopes } from "@/lib/platform/access/permissions";
import { identityDb } from "@/lib/platform/db/identity";
import { readJson } from "./body";
import { parseClientMetadata } from "./client-metadata";
import { NO_STORE, tooMany } from "./problem";
import { responseTypes, storedForm } from "./protocol";
import { isNative } from "./redirect-uri";

/**
 * POST /api/auth/mcp/register (RFC 7591): a client registers itself. Answers 201 with its id and, unless it asked
 * to be public or to sign its requests, a secret that is kept hashed; 400, 413 or 429 with an Error object.
 *
 * The row is written here and not by the provider's own endpoint because that one rejects application schemes
 * (cursor://), stores fields that are never shown, and trusts what it stores.
 */
export async function registerClient(request: Request): Promise<Response> {
  const wait = await countByAddress("register", request.headers);
  if (wait) throw tooMany(wait);
  const client = parseClientMetadata(await readJson(request, "invalid_client_metadata"));
  const [authentication = "client_secret_basic"] = client.methods;
  const assertionOnly = authentication === "private_key_jwt";
  const isPublic = assertionOnly || authentication === "none";
  const keys = assertionOnly ? client.keys : null;
  const clientId = generateRandomString(32, "a-z", "A-Z");
  const secret = isPublic ? null : generateRandomString(43, "a-z", "A-Z", "0-9");
  const applicationType = client.redirectUris.some(isNative) ? "native" : "web";
  const { createdAt } = await identityDb.oauthClient.create({
    data: {
      clientId,
      clientSecret: secret && storedForm(secret),
      name: client.name,
      redirectUris: client.redirectUris,
      // Scopes are decided at each consent; a registration grants nothing.
      scopes: [...scopes],
      // What the provider checks; an assertion is verified before it is called.
      tokenEndpointAuthMethod: isPublic ? "none" : authentication,
      assertionOnly,
      ...keys,
      applicationType,
      grantTypes: client.grantTypes,
      responseTypes,
      requirePKCE: true,
    },
  });
  const issuedAt = Math.floor((createdAt ?? new Date()).getTime() / 1000);
  return Response.json(
    {
      client_id: clientId,
      ...(secret ? { client_secret: secret, client_secret_expires_at: 0 } : {}),
      client_id_issued_at: issuedAt,
      client_name: client.name,
      redirect_uris: client.redirectUris,
      scope: client.scope,
      token_endpoint_auth_method: authentication,
      ...(keys?.jwksUri && { jwks_uri: keys.jwksUri }),
      ...(keys?.jwks && { jwks: JSON.parse(keys.jwks) as unknown }),
      grant_types: client.grantTypes,
      response_types: responseTypes,
      application_type: applicationType,
    },
    { status: 201, headers: NO_STORE },
  );
}

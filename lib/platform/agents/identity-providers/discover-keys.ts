import { parseDocumentUrl } from "@/lib/platform/access/oauth/cimd/document-url";
import { fetchDocument } from "@/lib/platform/access/oauth/cimd/fetch-document";
import { OauthProblem } from "@/lib/platform/access/oauth/problem";
import { invalid } from "@/lib/errors";

/**
 * Where an issuer has its keys (OpenID Connect Discovery 1.0 §4), from its document at a public https address. Throws
 * `invalid` with one message for all failures, so that nobody can probe our network.
 */
export async function discoverKeys(issuer: string, fetch = fetchDocument): Promise<string> {
  try {
    const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const url = parseDocumentUrl(address, undefined, "issuer");
    const { body } = await fetch(url, { what: "The document of the issuer" });
    if (body.issuer !== issuer || typeof body.jwks_uri !== "string") throw notDiscovered(issuer);
    return parseDocumentUrl(body.jwks_uri, undefined, "jwks_uri").href;
  } catch (error) {
    throw error instanceof OauthProblem ? notDiscovered(issuer) : error;
  }
}

const notDiscovered = (issuer: string) =>
  invalid(
    "No document at {issuer}/.well-known/openid-configuration names this issuer and an https jwks_uri. Both have to be public.",
    { issuer: issuer.replace(/\/$/, "") },
  );

import { administratorScopes, scopes } from "@/lib/platform/access/permissions";
import { parseClientKeys, type ClientKeys } from "./client-keys";
import { presentableName } from "./client-name";
import { OauthProblem } from "./problem";
import { JWT_BEARER, grantTypes, knownScopes } from "./protocol";
import { redirectUriProblem } from "./redirect-uri";

/** How a client authenticates at the token endpoint. */
export const authenticationMethods = [
  "client_secret_basic",
  "client_secret_post",
  "private_key_jwt",
  "none",
] as const;
export type AuthenticationMethod = (typeof authenticationMethods)[number];

export type ClientMetadata = {
  redirectUris: string[];
  name: string;
  /** The requested scopes; by default all that are not reserved for administrators. */
  scope: string;
  /** The methods it can use that this server supports, its preferred one first. */
  methods: AuthenticationMethod[];
  /** For private_key_jwt; null where that is not among the methods. */
  keys: ClientKeys | null;
  /** The listed types that this server supports. Without a list: the authorization code alone (RFC 7591 §2). */
  grantTypes: string[];
};

const MOST_REDIRECT_URIS = 10;
/** URLs of pages a client may name. They are not stored or shown; schemes other than http(s) are still refused. */
const pages = ["client_uri", "logo_uri", "tos_uri", "policy_uri"];

const refuse = (description: string, error = "invalid_client_metadata"): never => {
  throw new OauthProblem(400, error, description);
};

/**
 * Parses the metadata a client registers with (RFC 7591 §2). Fields that are not named here are ignored, as the RFC
 * allows: only what the service uses is stored.
 */
export function parseClientMetadata(
  sent: Record<string, unknown>,
  usable: readonly AuthenticationMethod[] = authenticationMethods,
): ClientMetadata {
  // Some clients send null for what they leave out.
  const body = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  const listed = parseGrantTypes(body.grant_types);
  const uris = body.redirect_uris ?? [];
  // A client that only presents assertions is sent nowhere.
  const assertsOnly = Array.isArray(uris) && uris.length === 0 && listed.includes(JWT_BEARER);
  if (!Array.isArray(uris) || (uris.length === 0 && !assertsOnly) || uris.length > MOST_REDIRECT_URIS)
    return refuse(`redirect_uris must list 1 to ${MOST_REDIRECT_URIS} URIs.`, "invalid_redirect_uri");
  for (const uri of uris) {
    const problem = redirectUriProblem(uri);
    if (problem) refuse(problem, "invalid_redirect_uri");
  }
  const name = body.client_name === undefined ? "Unnamed agent" : presentableName(body.client_name);
  if (name === null)
    return refuse(
      "client_name must be 1 to 120 visible characters of one script, such as Latin or Cyrillic (Latin may stand beside Chinese, Japanese or Korean).",
    );
  for (const page of pages) if (!isWebAddress(body[page])) refuse(`${page} must be an http or https URL.`);
  return {
    redirectUris: [...new Set(uris as string[])],
    name,
    scope: parseScope(body.scope),
    ...parseAuthentication(body, usable),
    grantTypes: assertsOnly ? listed.filter((type) => type !== "authorization_code") : listed,
  };
}

/** Some clients send an empty string for a URL they do not have. */
const isWebAddress = (value: unknown) =>
  value === undefined ||
  value === "" ||
  (typeof value === "string" && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));

/** Unknown scopes are left out, as RFC 7591 §2 allows; where none is known, as where none is named, all remain. */
function parseScope(scope: unknown = ""): string {
  if (typeof scope !== "string") return refuse("scope must be a string of space-separated scopes.");
  const requested = knownScopes(scope);
  const offered = scopes.filter((each) => !administratorScopes.includes(each));
  return (requested.length > 0 ? requested : offered).join(" ");
}

/**
 * token_endpoint_auth_methods_supported lists what a client can use beside the method it prefers (OpenID Connect
 * Relying Party Metadata Choices 1.0).
 */
function parseAuthentication(
  body: Record<string, unknown>,
  usable: readonly AuthenticationMethod[],
): Pick<ClientMetadata, "methods" | "keys"> {
  const { token_endpoint_auth_method: preferred, token_endpoint_auth_methods_supported: others } = body;
  const listed: unknown[] = [preferred ?? usable[0], ...(Array.isArray(others) ? (others as unknown[]) : [])];
  const methods = [...new Set(listed)].flatMap((each) => usable.find((method) => method === each) ?? []);
  if (methods.length === 0) refuse(`token_endpoint_auth_method must be one of ${usable.join(", ")}.`);
  if (!methods.includes("private_key_jwt")) return { methods, keys: null };
  const keys = parseClientKeys(body);
  if (keys) return { methods, keys };
  const withoutKeys = methods.filter((method) => method !== "private_key_jwt");
  if (withoutKeys.length === 0)
    refuse("private_key_jwt needs either jwks_uri, by https, or jwks with public keys.");
  return { methods: withoutKeys, keys: null };
}

/** authorization_code is always included: every client starts with it, whatever it lists. */
function parseGrantTypes(listed: unknown): string[] {
  if (listed === undefined) return ["authorization_code"];
  if (!Array.isArray(listed)) return refuse("grant_types must be a list.");
  return grantTypes.filter((each) => each === "authorization_code" || listed.includes(each));
}

import { scopes, type Scope } from "@/lib/access/permissions";
import { presentableName } from "./client-name";
import { OauthProblem } from "./problem";
import { grantTypes } from "./protocol";
import { redirectUriProblem } from "./redirect-uri";

/** How a client authenticates at the token endpoint. */
export const authenticationMethods = ["client_secret_basic", "client_secret_post", "none"] as const;
export type AuthenticationMethod = (typeof authenticationMethods)[number];

export type ClientMetadata = {
  redirectUris: string[];
  name: string;
  /** The requested scopes; by default all that are not reserved for administrators. */
  scope: string;
  authentication: AuthenticationMethod;
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
export function parseClientMetadata(body: Record<string, unknown>): ClientMetadata {
  const uris = body.redirect_uris;
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > MOST_REDIRECT_URIS)
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
    authentication: parseAuthentication(body.token_endpoint_auth_method),
    grantTypes: parseGrantTypes(body.grant_types),
  };
}

/** Some clients send an empty string for a URL they do not have. */
const isWebAddress = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "string" && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));

function parseScope(scope: unknown): string {
  if (scope === undefined) return scopes.filter((each) => !each.startsWith("service:admin")).join(" ");
  if (typeof scope !== "string") return refuse("scope must be a string of space-separated scopes.");
  const requested = scope.split(" ").filter(Boolean);
  if (!requested.every((each) => scopes.includes(each as Scope)))
    refuse("scope contains an unsupported scope.");
  return [...new Set(requested)].join(" ");
}

function parseAuthentication(method: unknown): AuthenticationMethod {
  if (method === undefined) return "client_secret_basic";
  const supported = authenticationMethods.find((each) => each === method);
  return (
    supported ?? refuse(`token_endpoint_auth_method must be one of ${authenticationMethods.join(", ")}.`)
  );
}

/** authorization_code is always included: every client starts with it, whatever it lists. */
function parseGrantTypes(listed: unknown): string[] {
  if (listed === undefined || listed === null) return ["authorization_code"];
  if (!Array.isArray(listed)) return refuse("grant_types must be a list.");
  return grantTypes.filter((each) => each === "authorization_code" || listed.includes(each));
}

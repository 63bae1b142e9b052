import { pageUrl } from "@/lib/platform/access/addresses";
import { env } from "@/lib/env";
import { scopes, workingScopes } from "@/lib/platform/access/permissions";
import { assertionAlgorithms } from "./client-assertion";
import { authenticationMethods } from "./client-metadata";
import { grantTypes, mcpResource, responseTypes } from "./protocol";

/** RFC 8414 and OpenID Connect Discovery in one document: the authorization server, by its public paths only. */
export function authorizationServerMetadata() {
  const auth = `${env.APP_URL}/api/auth`;
  return {
    issuer: env.APP_URL,
    authorization_endpoint: `${auth}/mcp/authorize`,
    token_endpoint: `${auth}/mcp/token`,
    registration_endpoint: `${auth}/mcp/register`,
    revocation_endpoint: `${auth}/mcp/revoke`,
    userinfo_endpoint: `${auth}/oauth2/userinfo`,
    op_policy_uri: pageUrl.privacy(),
    op_tos_uri: pageUrl.terms(),
    jwks_uri: `${auth}/jwks`,
    scopes_supported: scopes,
    response_types_supported: responseTypes,
    response_modes_supported: ["query"],
    grant_types_supported: grantTypes,
    // Enterprise-Managed Authorization: https://github.com/modelcontextprotocol/ext-auth, section 6.
    authorization_grant_profiles_supported: ["urn:ietf:params:oauth:grant-profile:id-jag"],
    token_endpoint_auth_methods_supported: authenticationMethods,
    token_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
    revocation_endpoint_auth_methods_supported: authenticationMethods,
    revocation_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
    client_id_metadata_document_supported: true,
    code_challenge_methods_supported: ["S256"],
    prompt_values_supported: ["none", "login", "consent"],
    authorization_response_iss_parameter_supported: true,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
    claims_parameter_supported: false,
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    claims_supported: [
      "sub",
      "iss",
      "aud",
      "exp",
      "iat",
      "auth_time",
      "nonce",
      "name",
      "email",
      "email_verified",
    ],
  };
}

/**
 * RFC 9728: the MCP endpoint as a protected resource. A stock client requests every scope listed here, so the list
 * has what a working agent needs and no administrator scopes.
 */
export function protectedResourceMetadata() {
  return {
    resource: mcpResource(),
    authorization_servers: [env.APP_URL],
    resource_name: "Shortlist",
    scopes_supported: workingScopes,
    bearer_methods_supported: ["header"],
  };
}

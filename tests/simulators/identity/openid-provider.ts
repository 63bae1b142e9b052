import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { errors, Provider } from "oidc-provider";
import { challengeOf, newVerifier } from "../../support/agent";

/** A person as the provider knows them: what its assertions say. */
export type Account = {
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
  tenant?: string;
};

const EXCHANGE = "urn:ietf:params:oauth:grant-type:token-exchange";
const ID_JAG = "urn:ietf:params:oauth:token-type:id-jag";
const REDIRECT = "https://agent.example/callback";

/**
 * A real OpenID provider (oidc-provider) that issues Identity Assertion JWT Authorization Grants by token exchange, as
 * draft-ietf-oauth-identity-assertion-authz-grant §4.3 and MCP's Enterprise-Managed Authorization §4 say, and signs
 * people in to a service at `redirectUris`.
 */
export async function startOpenIdProvider(redirectUris: string[] = []) {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "key-1", use: "sig", alg: "RS256" };
  const { d: _, p: __, q: ___, dp: ____, dq: _____, qi: ______, ...publicKey } = key;
  const server = createServer((request, response) => void provider.callback()(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, Account>();
  /** The agent here, and the id it has at the server it asks for: the draft's §5. */
  const client = { id: "agent-here", secret: randomUUID(), there: "" };
  const service = { id: "service", secret: randomUUID() };

  const sign = (claims: JWTPayload, header: Record<string, unknown> = {}) =>
    new SignJWT({ jti: randomUUID(), iss: issuer, ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "key-1", typ: "oauth-id-jag+jwt", ...header })
      .sign(privateKey);

  const provider = new Provider(issuer, {
    jwks: { keys: [key] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [REDIRECT],
        grant_types: ["authorization_code", EXCHANGE],
        token_endpoint_auth_method: "client_secret_post",
      },
      { client_id: service.id, client_secret: service.secret, redirect_uris: [REDIRECT, ...redirectUris] },
    ],
    scopes: ["openid", "email", "profile", "groups"],
    claims: { email: ["email", "email_verified"], profile: ["name"], groups: ["groups"] },
    cookies: { keys: ["a"] },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...accounts.get(accountId) }),
    }),
  });
  provider.registerGrantType(
    EXCHANGE,
    async (context) => {
      const { client: presenting } = context.oidc;
      const params = context.oidc.params as Record<string, unknown>;
      const text = (name: string) => String(params[name] ?? "");
      if (text("requested_token_type") !== ID_JAG) throw new errors.InvalidRequest("not for an ID-JAG");
      const { payload } = await jwtVerify(text("subject_token"), createLocalJWKSet({ keys: [publicKey] }), {
        issuer,
        audience: presenting?.clientId,
      });
      const now = Math.floor(Date.now() / 1000);
      context.body = {
        issued_token_type: ID_JAG,
        token_type: "N_A",
        expires_in: 300,
        access_token: await sign({
          sub: payload.sub,
          ...accounts.get(payload.sub ?? ""),
          aud: text("audience"),
          ...(params.resource ? { resource: text("resource") } : {}),
          ...(params.scope ? { scope: text("scope") } : {}),
          client_id: client.there,
          iat: now,
          exp: now + 300,
        }),
      };
    },
    ["requested_token_type", "audience", "resource", "scope", "subject_token", "subject_token_type"],
  );

  /** A person is sent to the provider, signs in there, and is sent back: to this URL. */
  async function visit(accountId: string, authorizationUrl: string): Promise<URL> {
    const cookies = new Map<string, string>();
    const follow = async (target: string, form?: Record<string, string>): Promise<URL> => {
      const response = await fetch(new URL(target, issuer), {
        redirect: "manual",
        headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = cookie.split(";")[0]!.split("=");
        cookies.set(name, value);
      }
      const location = new URL(response.headers.get("location") ?? "", issuer);
      if (location.origin !== issuer) return location;
      if (!location.pathname.startsWith("/interaction/")) return follow(location.href);
      const { 1: prompt = "" } =
        /name="prompt" value="(\w+)"/.exec(
          await (
            await fetch(location, {
              headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
            })
          ).text(),
        ) ?? [];
      return follow(location.href, { prompt, login: accountId, password: "any" });
    };
    return follow(authorizationUrl);
  }

  /** A person signs in at the provider, and the agent gets their ID token: the authorization code flow of OpenID Connect. */
  async function signIn(accountId: string): Promise<string> {
    const verifier = newVerifier();
    const request = new URLSearchParams({
      client_id: client.id,
      response_type: "code",
      scope: "openid",
      redirect_uri: REDIRECT,
      code_challenge: challengeOf(verifier),
      code_challenge_method: "S256",
    });
    const code = (await visit(accountId, `${issuer}/auth?${request}`)).searchParams.get("code") ?? "";
    const response = await fetch(`${issuer}/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: REDIRECT,
        code_verifier: verifier,
        client_id: client.id,
        client_secret: client.secret,
      }),
    });
    return ((await response.json()) as { id_token: string }).id_token;
  }

  return {
    issuer,
    accounts,
    client,
    service,
    publicKey,
    sign,
    visit,
    signIn,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

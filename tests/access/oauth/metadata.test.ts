import { expect, test } from "vitest";
import { Visitor } from "../../support/visitor";
import { sharedApp, sharedDirectApp } from "../../support/shared";

const app = await sharedApp();
const visitor = new Visitor(app.url);

test.each(["/.well-known/oauth-authorization-server", "/.well-known/openid-configuration"])(
  "%s names only the public endpoints",
  async (path) => {
    const { status, json } = await visitor.get(path);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      issuer: app.url,
      authorization_endpoint: `${app.url}/api/auth/mcp/authorize`,
      token_endpoint: `${app.url}/api/auth/mcp/token`,
      registration_endpoint: `${app.url}/api/auth/mcp/register`,
      revocation_endpoint: `${app.url}/api/auth/mcp/revoke`,
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      response_types_supported: ["code"],
    });
    expect(json.scopes_supported).toHaveLength(8);
    expect(json).toMatchObject({ op_policy_uri: `${app.url}/privacy`, op_tos_uri: `${app.url}/terms` });
  },
);

test.each(["/.well-known/oauth-protected-resource/api/mcp", "/.well-known/oauth-protected-resource"])(
  "%s names the resource, its server and the recruiter scopes, without administrator scopes",
  async (path) => {
    const { status, json } = await visitor.get(path);
    expect(status).toBe(200);
    expect(json).toMatchObject({ resource: `${app.url}/api/mcp`, authorization_servers: [app.url] });
    expect(json.resource_name).toBeTypeOf("string");
    expect(json.scopes_supported).toEqual(["service:recruiter", "service:recruiter:write"]);
  },
);

test("takes its addresses from the configuration, never from the request", async () => {
  const path = "/.well-known/oauth-authorization-server";
  const usual = await visitor.get(path);
  const spoofed = await visitor.get(path, {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
  });
  expect(spoofed).toMatchObject({ status: 200, text: usual.text, json: { issuer: app.url } });
});

test("allows scripts of any site to call the endpoints for agents in browsers", async () => {
  const open = ["/api/auth/mcp/register", "/api/auth/mcp/token", "/api/auth/mcp/revoke", "/api/auth/jwks"];
  for (const path of [...open, "/.well-known/oauth-authorization-server"]) {
    const preflight = await visitor.request(path, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:6274", "access-control-request-method": "POST" },
    });
    expect(preflight.status, path).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin"), path).toBe("*");
    expect(preflight.headers.has("access-control-allow-credentials"), path).toBe(false);
  }
  for (const path of open.slice(0, 3)) {
    const refused = await visitor.request(path, { method: "POST", body: "x" });
    expect(refused.headers.get("access-control-allow-origin"), path).toBe("*");
  }
});

test("allows no script of another site to call what acts for a signed-in person", async () => {
  for (const path of [
    "/api/auth/mcp/authorize",
    "/consent",
    "/consent/answer",
    "/sign-in",
    "/sign-in/submit",
  ]) {
    for (const method of ["OPTIONS", "GET"]) {
      const answer = await visitor.request(path, { method, headers: { origin: "https://evil.example" } });
      expect(answer.headers.get("access-control-allow-origin"), `${method} ${path}`).toBeNull();
    }
  }
});

test.each([
  "/api/auth/oauth2/authorize",
  "/api/auth/oauth2/token",
  "/api/auth/oauth2/register",
  "/api/auth/oauth2/introspect",
  "/api/auth/oauth2/consent",
  "/api/auth/oauth2/create-client",
  "/api/auth/admin/oauth2/create-client",
  "/api/auth/sign-in/email",
  "/api/auth/sign-up/email",
  "/api/auth/organization/create",
  "/api/auth/get-session",
  "/api/auth/error",
  "/api/auth/token",
])("answers 404 at the auth library's own %s", async (path) => {
  for (const method of ["GET", "POST"]) {
    const { status, json } = await visitor.request(path, {
      method,
      headers: { "content-type": "application/json", origin: app.url },
      body: method === "POST" ? "{}" : undefined,
    });
    expect(status).toBe(404);
    expect(json.error).toBe("not_found");
  }
});

async function notAllowed(path: string, method: string, allowed: string) {
  const answer = await visitor.request(path, { method });
  expect(answer.status, `${method} ${path}`).toBe(405);
  expect(answer.headers.get("allow"), path).toContain(allowed);
  expect(answer.headers.get("cache-control"), path).toBe("no-store");
  expect(answer.json, path).toMatchObject({
    error: "invalid_request",
    error_description: answer.json.message,
  });
}

test("answers other methods with 405 and the Error object", async () => {
  for (const path of ["register", "token", "revoke"]) {
    const answer = await visitor.get(`/api/auth/mcp/${path}`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toContain("POST");
    expect(answer.json).toMatchObject({ error: "invalid_request", message: expect.any(String) });
  }
  for (const path of [
    "/api/auth/mcp/authorize",
    "/api/auth/jwks",
    "/.well-known/oauth-authorization-server",
    "/.well-known/openid-configuration",
    "/.well-known/oauth-protected-resource",
    "/.well-known/oauth-protected-resource/api/mcp",
  ])
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) await notAllowed(path, method, "GET");
  await notAllowed("/api/auth/oauth2/userinfo", "DELETE", "GET, POST");
  await notAllowed("/consent/answer", "GET", "POST");
});

test("publishes the signing keys, and only their public half", async () => {
  const { json } = await visitor.get("/api/auth/jwks");
  const keys = json.keys as Record<string, unknown>[];
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    expect(key).toMatchObject({ kty: "RSA", alg: "RS256" });
    for (const secret of ["d", "p", "q", "dp", "dq", "qi"]) expect(key).not.toHaveProperty(secret);
  }
});

test("shows the operator's privacy policy and terms at the addresses in the metadata", async () => {
  for (const path of ["/privacy", "/terms"]) {
    const { status, text } = await visitor.get(path);
    expect(status).toBe(200);
    expect(text).toContain("has not set");
  }
  expect((await visitor.get("/sign-in")).text).toMatch(/href="\/privacy"[^]*href="\/terms"/);
  const configured = await sharedDirectApp();
  const privacy = await visitor.get(`${configured.url}/privacy`);
  expect(privacy.text).toContain("We keep &lt;b&gt;little&lt;/b&gt;.</p>");
  expect(privacy.text).not.toContain("has not set");
  const terms = await visitor.get(`${configured.url}/terms`);
  expect([terms.status, terms.location]).toEqual([307, "https://acme.example/terms"]);
});

import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, it } from "vitest";
import { authorizeAgent } from "../support/agent";
import type { TestApp } from "../support/app";
import { sql } from "../support/database";
import { PASSWORD, type Recruiter, newRecruiter } from "../support/recruiter";
import { sharedInstances } from "../support/shared";
import { toolCalls } from "../support/tool-calls";
import { ownerActor } from "../support/world";

const [app, second] = await sharedInstances();
const recruiter = await newRecruiter(app.url);
const authorized = ({ email }: Recruiter, scopes?: string[]) =>
  authorizeAgent(app.url, { email, password: PASSWORD, scopes });
const { accessToken: token } = await authorized(recruiter);

const ofOrganization = `"organizationId" = (SELECT id FROM "Organization" WHERE name = $1)`;
const bearer = (accessToken = token) => ({
  requestInit: { headers: { authorization: `Bearer ${accessToken}` } },
});

async function clientOf({ url }: TestApp, accessToken = token) {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/api/mcp`), bearer(accessToken)));
  return client;
}

const post = (headers: Record<string, string>, body: BodyInit, { url } = app) =>
  fetch(`${url}/api/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
const ping = (headers: Record<string, string>, instance = app) =>
  post(headers, '{"jsonrpc":"2.0","id":1,"method":"ping"}', instance);

it("points an unauthenticated client to the resource metadata", async () => {
  const refused = await ping({});
  expect(refused.status).toBe(401);
  const address = /^Bearer resource_metadata="([^"]+)"/.exec(
    refused.headers.get("www-authenticate") ?? "",
  )?.[1];
  const metadata = (await (await fetch(address ?? "")).json()) as Record<string, unknown>;
  expect(metadata).toMatchObject({
    resource: `${app.url}/api/mcp`,
    authorization_servers: [expect.any(String)],
  });
});

it("lets the door answer every HTTP method, not Next", async () => {
  const authorization = `Bearer ${token}`;
  for (const method of ["GET", "DELETE", "PUT", "PATCH"]) {
    expect((await fetch(`${app.url}/api/mcp`, { method })).status).toBe(401);
    const response = await fetch(`${app.url}/api/mcp`, { method, headers: { authorization } });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  }
  const foreign = await ping({ authorization, origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  const preflight = await fetch(`${app.url}/api/mcp`, {
    method: "OPTIONS",
    headers: { origin: "http://localhost:6274", "access-control-request-method": "POST" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("http://localhost:6274");
  expect((await post({ authorization }, "x".repeat(4.6 * 1024 * 1024))).status).toBe(413);
});

it("lists every tool to a read token, and answers 403 with the missing scope to a write tool", async () => {
  const reading = await authorized(recruiter, ["openid", "service:recruiter"]);
  const client = await clientOf(app, reading.accessToken);
  const names = (await client.listTools()).tools.map((tool) => tool.name);
  expect(names).toEqual(expect.arrayContaining(["listConfiguredJobs", "createJob"]));
  expect(names).not.toContain("inviteRecruiter");
  await client.close();
  const refused = await toolCalls(app.url, reading.accessToken).send("createJob");
  expect(refused.status).toBe(403);
  expect(refused.headers.get("www-authenticate")).toContain(
    'scope="service:recruiter service:recruiter:write"',
  );
  expect(await refused.json()).toMatchObject({ error: "insufficient_scope" });
});

it("serves both protocol eras on one address, and records each call in the audit trail", async () => {
  const legacy = await clientOf(app);
  const description = "We look for a backend engineer with PostgreSQL in production. You mentor juniors.";
  const made = await legacy.callTool({
    name: "createJob",
    arguments: { title: "Backend engineer", description },
  });
  expect(made.isError).toBeUndefined();
  const modern = new ModernClient({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
  await modern.connect(new ModernTransport(new URL(`${app.url}/api/mcp`), bearer()));
  expect(modern.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  const listed = await modern.callTool({
    name: "listConfiguredJobs",
    arguments: { includeUnconfigured: true },
  });
  expect(listed.structuredContent).toMatchObject({ total: 1, items: [{ title: "Backend engineer" }] });
  // Streamed answers are recorded too, though they end after the route has returned.
  const updates: number[] = [];
  const onprogress = ({ progress }: { progress: number }) => updates.push(progress);
  const streamed = await legacy.callTool({ name: "getCreditBalance", arguments: {} }, undefined, {
    onprogress,
  });
  expect(streamed.structuredContent).toMatchObject({ balance: 100 });
  expect(updates).toEqual([0]);
  const calledTools = async () => {
    const rows = await sql(
      `SELECT particulars->>'tool' AS tool FROM "AuditEvent"
       WHERE name = 'agent.called' AND particulars->>'outcome' = 'done' AND ${ofOrganization}`,
      [recruiter.organization],
    );
    return rows.map(({ tool }) => String(tool));
  };
  await expect
    .poll(calledTools)
    .toEqual(expect.arrayContaining(["createJob", "listConfiguredJobs", "getCreditBalance"]));
});

it("redeems a confirmation once across two instances", async () => {
  const here = await clientOf(app);
  const there = await clientOf(second);
  const description =
    "We look for a designer who works with engineers every day. You show your drafts early.";
  const made = await here.callTool({ name: "createJob", arguments: { title: "Designer", description } });
  const { jobId } = made.structuredContent as { jobId: string };
  const criterion = {
    id: crypto.randomUUID(),
    dimension: "hard_skills",
    name: "Figma",
    weight: 10,
    importance: "must",
  };
  const publish = { jobId, content: { criteria: [criterion] } };
  const pending = await here.callTool({ name: "saveScorecard", arguments: publish });
  const { confirmationToken } = pending.structuredContent as { confirmationToken: string };
  const both = await Promise.all(
    [here, there].map((client) =>
      client.callTool({ name: "saveScorecard", arguments: { ...publish, confirmationToken } }),
    ),
  );
  expect(both.filter((reply) => reply.isError !== true)).toHaveLength(1);
  const again = await there.callTool({ name: "saveScorecard", arguments: { ...publish, confirmationToken } });
  expect(again.isError).toBe(true);
  const redeemed = `SELECT 1 FROM "Confirmation" WHERE status = 'redeemed' AND ${ofOrganization}`;
  expect(await sql(redeemed, [recruiter.organization])).toHaveLength(1);
  await Promise.all([here.close(), there.close()]);
});

it("accepts the answer to a question on any instance, once", async () => {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {} } },
  };
  type CallResult = {
    isError?: boolean;
    requestState: string;
    structuredContent?: { jobId: string; status: string };
  };
  const call = async ({ url }: TestApp, name: string, more: object) => {
    const response = await fetch(`${url}/api/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": name,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, ...more, _meta } }),
    });
    return ((await response.json()) as { result: CallResult }).result;
  };
  const description =
    "We look for a tester who reads what others wrote. You report what you find the same day.";
  const made = await call(app, "createJob", { arguments: { title: "Tester", description } });
  const criterion = { dimension: "hard_skills", name: "Testing", weight: 10, importance: "must" };
  const publish = {
    arguments: {
      jobId: made.structuredContent?.jobId,
      content: { criteria: [{ id: crypto.randomUUID(), ...criterion }] },
    },
  };
  const { requestState } = await call(app, "saveScorecard", publish);
  const yes = { requestState, inputResponses: { confirm: { action: "accept", content: { confirm: true } } } };
  const answered = await Promise.all(
    [app, second, app, second].map((instance) => call(instance, "saveScorecard", { ...publish, ...yes })),
  );
  expect(answered.filter((reply) => reply.structuredContent?.status === "done")).toHaveLength(1);
  for (const instance of [app, second])
    expect(await call(instance, "saveScorecard", { ...publish, ...yes })).toMatchObject({ isError: true });
});

it("answers 429 on every instance to an agent or an organization with too many calls", async () => {
  const busy = await newRecruiter(app.url);
  const one = await authorized(busy);
  const other = await authorized(busy);
  const { id: userId, organizationId } = await ownerActor(busy.email);
  /** Sets the number of calls counted in the current minute. */
  const setCallCount = (key: string, times: number) =>
    sql(`INSERT INTO "RateLimit" (id, key, count, "lastRequest") VALUES (uuidv7(), $1, $2, $3)`, [
      key,
      times,
      Date.now(),
    ]);
  const ask = (instance: TestApp, accessToken: string) =>
    ping({ authorization: `Bearer ${accessToken}` }, instance);
  await setCallCount(`mcp/${organizationId}/${one.clientId}/${userId}`, 1_200);
  for (const instance of [app, second]) {
    const refused = await ask(instance, one.accessToken);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({ error: "rate_limited", message: expect.any(String) });
    expect((await ask(instance, other.accessToken)).status).toBe(200);
  }
  const crowd = await newRecruiter(app.url);
  const lone = await authorized(crowd);
  const theirs = await ownerActor(crowd.email);
  await setCallCount(`mcp/${theirs.organizationId}`, 6_000);
  for (const instance of [app, second]) expect((await ask(instance, lone.accessToken)).status).toBe(429);
});

it("refuses administrator tools once the role is removed, and every tool once the membership is, on every instance", async () => {
  const administrator = await newRecruiter(app.url);
  const { email } = administrator;
  const setAdministrator = (held: boolean) =>
    sql(`UPDATE "User" SET "serviceAdministrator" = $2 WHERE email = $1`, [email, held]);
  await setAdministrator(true);
  const scopes = ["service:recruiter", "service:admin:recruiter", "service:admin:sql"];
  const { accessToken } = await authorized(administrator, scopes);
  const status = async ({ url }: TestApp, name: string, args: object) =>
    (await toolCalls(url, accessToken).send(name, args)).status;
  const all = () =>
    Promise.all(
      [app, second].flatMap((instance) => [
        status(instance, "findOrganizations", { query: "Acme" }),
        status(instance, "queryDatabase", { sql: "SELECT 1 AS n" }),
        status(instance, "getCreditBalance", {}),
      ]),
    );
  expect(await all()).toEqual([200, 200, 200, 200, 200, 200]);
  await setAdministrator(false);
  expect(await all()).toEqual([403, 403, 200, 403, 403, 200]);
  await setAdministrator(true);
  expect(await all()).toEqual([200, 200, 200, 200, 200, 200]);
  await sql(`DELETE FROM "Member" WHERE "userId" = (SELECT id FROM "User" WHERE email = $1)`, [email]);
  expect(await all()).toEqual([401, 401, 401, 401, 401, 401]);
});

it("rejects a revoked token immediately", async () => {
  const { agent, accessToken } = await authorized(recruiter);
  expect((await ping({ authorization: `Bearer ${accessToken}` })).status).toBe(200);
  await agent.revoke(accessToken);
  const refused = await ping({ authorization: `Bearer ${accessToken}` });
  expect(refused.status).toBe(401);
  expect(refused.headers.get("www-authenticate")).toContain('error="invalid_token"');
});

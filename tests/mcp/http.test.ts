import "../support/database";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { hiringTeam } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { catalogue } from "@/lib/doors/mcp/all-tools";
import {
  type Answered,
  READ,
  type Serve,
  agentOf,
  doorFor,
  envelope,
  rpc,
  send,
  sendLegacy,
  sendModern,
  streamed,
} from "./door";

const ping = { jsonrpc: "2.0", id: 7, method: "ping" };
let agent: Actor;
let serve: Serve;

beforeAll(async () => {
  const { recruiter } = await hiringTeam();
  agent = agentOf(recruiter);
  ({ serve } = doorFor(agent));
});

async function expectProblem(response: Response, status: number, error: string) {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    error,
    error_description: expect.any(String),
    message: expect.any(String),
  });
}

describe("access", () => {
  it.each([
    [
      "missing",
      /^Bearer resource_metadata="http:\/\/localhost:3000\/\.well-known\/oauth-protected-resource\/api\/mcp", scope="service:recruiter service:recruiter:write"$/,
    ],
    [
      "invalid",
      /^Bearer resource_metadata="[^"]+", scope="service:recruiter service:recruiter:write", error="invalid_token"$/,
    ],
  ] as const)(
    "answers 401 to a %s token, with the metadata URL and the scopes to request",
    async (problem, challenge) => {
      const { serve } = doorFor(agent, { authenticate: async () => ({ problem }) });
      for (const method of ["POST", "GET"]) {
        const response = await send(serve, { method, body: ping });
        expect(response.headers.get("www-authenticate")).toMatch(challenge);
        expect(response.headers.get("cache-control")).toBe("no-store");
        await expectProblem(response, 401, problem === "missing" ? "unauthorized" : "invalid_token");
      }
    },
  );

  it("answers 403 to a token without the base scope, and names that scope", async () => {
    const { serve } = doorFor({ ...agent, scopes: ["openid"], permissions: new Set() });
    const response = await send(serve, { body: ping });
    expect(response.headers.get("www-authenticate")).toContain(
      'error="insufficient_scope", scope="service:recruiter"',
    );
    await expectProblem(response, 403, "insufficient_scope");
  });

  it.each(["legacy", "modern"])(
    "answers 403 to a %s read token that calls a write tool, and names the scope",
    async (era) => {
      const { serve } = doorFor({ ...agent, ...agentOf(agent, READ) });
      const params = { name: "createUpload", arguments: { fileName: "cv.pdf" } };
      const response =
        era === "modern"
          ? await sendModern(serve, "tools/call", params)
          : await sendLegacy(serve, "tools/call", params);
      expect(response.headers.get("www-authenticate")).toMatch(
        /^Bearer error="insufficient_scope", scope="service:recruiter service:recruiter:write", resource_metadata="[^"]+"$/,
      );
      await expectProblem(response, 403, "insufficient_scope");
    },
  );

  it.each(["legacy", "modern"])(
    "tells a %s read token in a result that its recruiter declined writing, without a scope challenge",
    async (era) => {
      const reader = agentOf(agent, READ);
      const grant = { ...reader.grant!, declined: ["service:recruiter:write" as const] };
      const { serve, settled } = doorFor({ ...reader, grant });
      const params = { name: "createUpload", arguments: { fileName: 7 } };
      const response =
        era === "modern"
          ? await sendModern(serve, "tools/call", params)
          : await sendLegacy(serve, "tools/call", params);
      expect(response.status).toBe(200);
      expect(response.headers.get("www-authenticate")).toBeNull();
      const { result } = (await response.json()) as Answered;
      expect(result.isError).toBe(true);
      expect(result.content[0].text).toMatch(
        /^The recruiter chose not to allow[^.]*createUpload[^.]*\/agents\.$/,
      );
      await settled();
    },
  );

  it("forbids an ordinary recruiter an administrator's tool, without a scope challenge", async () => {
    const { serve } = doorFor(agentOf(agent, READ));
    const response = await sendLegacy(serve, "tools/call", { name: "inviteRecruiter", arguments: {} });
    expect(response.headers.get("www-authenticate")).toBeNull();
    await expectProblem(response, 403, "forbidden");
  });

  it("forbids a tool that the recruiter's role does not allow, without a scope challenge", async () => {
    const { serve } = doorFor({ ...agent, permissions: new Set(["job:read"]) });
    const response = await sendLegacy(serve, "tools/call", { name: "createUpload", arguments: {} });
    expect(response.headers.get("www-authenticate")).toBeNull();
    await expectProblem(response, 403, "forbidden");
  });

  it("answers 429 with retry-after once the rate limit is reached", async () => {
    const { serve } = doorFor(agent, { count: async () => 17 });
    const response = await send(serve, { body: ping });
    expect(response.headers.get("retry-after")).toBe("17");
    await expectProblem(response, 429, "rate_limited");
  });

  it("reveals nothing of an internal error in the response or the log", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { serve } = doorFor(agent, {
      authenticate: () => Promise.reject(new Error("password=hunter2 of Ada Lovelace")),
    });
    const response = await send(serve, { body: ping });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/hunter2|Ada/);
    expect(logged).toHaveBeenCalledOnce();
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/hunter2|Ada/);
    logged.mockRestore();
  });
});

describe("pages of other origins", () => {
  it.each([
    "https://evil.example",
    "http://localhost.evil.example",
    "null",
    "https://localhost@evil.example",
  ])("are refused from %s", async (origin) => {
    for (const method of ["POST", "OPTIONS"]) {
      const response = await send(serve, { method, headers: { origin }, body: ping });
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      await expectProblem(response, 403, "forbidden");
    }
  });

  it.each(["http://localhost:6274", "http://127.0.0.1:3000", "http://[::1]:8080"])(
    "may call and read the response from %s, on the recruiter's machine",
    async (origin) => {
      const preflight = await send(serve, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-headers": "authorization, mcp-param-region" },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization, mcp-param-region");
      const response = await send(serve, { headers: { origin }, body: ping });
      expect(response.status).toBe(200);
      expect(response.headers.get("access-control-allow-origin")).toBe(origin);
      expect(response.headers.get("access-control-expose-headers")).toContain("WWW-Authenticate");
    },
  );
});

describe("HTTP checks", () => {
  it.each(["GET", "DELETE", "PUT", "PATCH"])("answer 405 to %s", async (method) => {
    const response = await send(serve, { method });
    expect(response.headers.get("allow")).toBe("POST");
    await expectProblem(response, 405, "method_not_allowed");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp"])(
    "answer 415 to content type %s",
    async (type) => {
      const response = await send(serve, { headers: { "content-type": type }, body: ping });
      await expectProblem(response, 415, "unsupported_media_type");
    },
  );

  it("answer 413 over 4.5 MB, declared or not", async () => {
    const tooMuch = "x".repeat(4.5 * 1024 * 1024 + 1);
    const declared = await send(serve, {
      raw: tooMuch,
      headers: { "content-length": String(tooMuch.length) },
    });
    await expectProblem(declared, 413, "payload_too_large");
    const stream = new Blob([tooMuch]).stream();
    const request = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: stream,
      duplex: "half",
    };
    expect((await serve(new Request("http://localhost:3000/api/mcp", request as RequestInit))).status).toBe(
      413,
    );
  });

  it("let 4.4 MB through", async () => {
    const args = {
      document: { fileName: "a.pdf", contentBase64: "A".repeat(4.4 * 1024 * 1024) },
      purpose: "job",
    };
    const { result } = await rpc(serve, "tools/call", { name: "parseDocument", arguments: args });
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toContain("document.contentBase64");
  });

  it.each([
    ["{bad", -32700],
    ["", -32700],
    ['{"foo":1}', -32600],
    ['"ping"', -32600],
    ["null", -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}', -32600],
    ["[]", -32600],
    [`[${Array.from({ length: 51 }, () => '{"jsonrpc":"2.0","id":1,"method":"ping"}').join()}]`, -32600],
    [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","arguments":{"a":["\\u0000"]}}}',
      -32600,
    ],
    [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","arguments":{"\\uD83D":1}}}',
      -32600,
    ],
  ])("answer %s with 400 and %d", async (raw, code) => {
    const response = await send(serve, { raw });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { code } });
  });
});

type Initialized = {
  protocolVersion: string;
  serverInfo: object;
  capabilities: object;
  instructions: string;
};

describe("the 2025 era", () => {
  const initialize = (protocolVersion: string) =>
    rpc<Initialized>(serve, "initialize", {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: "x", version: "1" },
    });

  it.each(["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])("agrees on %s", async (version) => {
    const { result } = await initialize(version);
    expect(result.protocolVersion).toBe(version);
    expect(result.serverInfo).toMatchObject({ name: "shortlist", version: "1.0.0" });
    // The lists never change while a client listens, so no list-change notifications are announced.
    expect(result.capabilities).toEqual({
      tools: { listChanged: false },
      prompts: { listChanged: false },
      resources: { listChanged: false, subscribe: false },
      completions: {},
      logging: {},
      extensions: { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html;profile=mcp-app"] } },
    });
    expect(result.instructions).toContain("listConfiguredJobs");
  });

  it.each(["1999-01-01", "2026-07-28"])("offers 2025-11-25 to a client that asks for %s", async (version) => {
    expect((await initialize(version)).result.protocolVersion).toBe("2025-11-25");
  });

  it("answers a notification and a response with 202 and an empty body", async () => {
    for (const body of [
      { jsonrpc: "2.0", method: "notifications/initialized" },
      { jsonrpc: "2.0", id: 3, result: {} },
    ]) {
      const response = await send(serve, { body });
      expect(response.status).toBe(202);
      expect(await response.text()).toBe("");
    }
  });

  it("assumes 2025-03-26 without a version header and refuses one it does not know", async () => {
    expect((await rpc(serve, "ping")).result).toEqual({});
    const response = await send(serve, { headers: { "mcp-protocol-version": "2020-01-01" }, body: ping });
    expect(response.status).toBe(400);
  });

  it("creates no session, and ignores a session header", async () => {
    const response = await send(serve, { headers: { "mcp-session-id": "made-up" }, body: ping });
    expect(response.status).toBe(200);
    expect(response.headers.get("mcp-session-id")).toBeNull();
  });

  it.each(["application/json", "*/*", "text/event-stream", "application/*"])(
    "accepts Accept: %s",
    async (accept) => {
      const response = await send(serve, { headers: { accept }, body: ping });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/json");
    },
  );

  it("reports an unknown method, an unknown tool and a wrong argument", async () => {
    expect((await rpc(serve, "foo/bar")).error.code).toBe(-32601);
    expect((await rpc(serve, "tools/call", { name: "nope", arguments: {} })).error.code).toBe(-32602);
    const { result } = await rpc(serve, "tools/call", {
      name: "getScorecardConfig",
      arguments: { jobId: 1, extra: 2 },
    });
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toMatch(/jobId/);
    expect(result.content[0].text).toMatch(/extra/);
    expect(result.content[0].text).toContain("call getScorecardConfig again");
  });

  it("streams progress to a caller that asked for it, and the result last", async () => {
    const params = { name: "getCreditBalance", arguments: {}, _meta: { progressToken: "p1" } };
    const response = await sendLegacy(serve, "tools/call", params);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const messages = await streamed(response);
    expect(messages[0]).toMatchObject({
      method: "notifications/progress",
      params: { progressToken: "p1", progress: 0 },
    });
    expect(messages.at(-1)).toMatchObject({ id: 1, result: { structuredContent: { balance: 100 } } });
  });
});

describe("revision 2026-07-28", () => {
  const expectRefusal = async (response: Response, status: number, code: number) => {
    expect(response.status).toBe(status);
    expect((await response.json()).error.code).toBe(code);
  };

  it("answers server/discover and tools/list with a private cache lifetime", async () => {
    const discovered = await (await sendModern(serve, "server/discover")).json();
    expect(discovered.result).toMatchObject({
      supportedVersions: ["2026-07-28"],
      resultType: "complete",
      cacheScope: "private",
      ttlMs: 300_000,
    });
    expect(discovered.result.instructions).toContain("listConfiguredJobs");
    const listed = await (await sendModern(serve, "tools/list")).json();
    expect(listed.result).toMatchObject({ resultType: "complete", cacheScope: "private", ttlMs: 300_000 });
    expect(listed.result.tools).toHaveLength(catalogue.listedFor(agent).length);
  });

  it.each([
    ["an empty Mcp-Method", { "mcp-method": "" }],
    ["a wrong Mcp-Method", { "mcp-method": "tools/call" }],
    ["a version header unlike the envelope", { "mcp-protocol-version": "2025-11-25" }],
  ])("refuses %s", async (_, headers: Record<string, string>) => {
    await expectRefusal(await sendModern(serve, "tools/list", {}, { headers }), 400, -32020);
  });

  it.each([["other"], [""]])("refuses Mcp-Name %j for a call of another tool", async (name) => {
    const params = { name: "getCreditBalance", arguments: {} };
    const response = await sendModern(serve, "tools/call", params, { headers: { "mcp-name": name } });
    await expectRefusal(response, 400, -32020);
  });

  it.each([
    ["Mcp-Method", "tools/list", {}, {}],
    ["Mcp-Name", "tools/call", { name: "getCreditBalance", arguments: {} }, { "mcp-method": "tools/call" }],
  ])("refuses a request without %s", async (_, method, params, named: Record<string, string>) => {
    const headers = { "mcp-protocol-version": "2026-07-28", ...named };
    const body = { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: envelope() } };
    await expectRefusal(await send(serve, { headers, body }), 400, -32020);
  });

  it("refuses an unknown version, and names the supported one", async () => {
    const response = await sendModern(serve, "tools/list", {}, { version: "2027-01-01" });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatchObject({
      code: -32022,
      data: { supported: ["2026-07-28"] },
    });
  });

  it("refuses a request without the envelope", async () => {
    const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/list" };
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
    await expectRefusal(await send(serve, { headers, body }), 400, -32602);
  });

  it.each(["foo/bar", "ping", "initialize"])("answers 404 to the method %s", async (method) => {
    await expectRefusal(await sendModern(serve, method), 404, -32601);
  });

  it("reports an unknown tool and a wrong argument", async () => {
    const unknown = await (await sendModern(serve, "tools/call", { name: "nope", arguments: {} })).json();
    expect(unknown.error.code).toBe(-32602);
    const params = { name: "getScorecardConfig", arguments: { jobId: 1 } };
    const wrong = await (await sendModern(serve, "tools/call", params)).json();
    expect(wrong.result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining("jobId") }],
    });
  });

  it("acknowledges a subscription, though nothing listed ever changes", async () => {
    const params = { notifications: { toolsListChanged: true } };
    const response = await sendModern(serve, "subscriptions/listen", params);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain("notifications/subscriptions/acknowledged");
    await reader?.cancel();
  });

  it("streams progress to a caller that asked for it", async () => {
    const params = { name: "getCreditBalance", arguments: {}, _meta: { progressToken: 5 } };
    const response = await sendModern(serve, "tools/call", params);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const text = await response.text();
    expect(text).toContain('"progressToken":5');
    expect(text).toContain('"balance":100');
  });
});

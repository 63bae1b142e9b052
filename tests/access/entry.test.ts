import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { newRecruiter, type Recruiter } from "../support/recruiter";

const home = mkdtempSync(path.join(os.tmpdir(), "shortlist-entry-"));
let app: TestApp;
let recruiter: Recruiter;
beforeAll(async () => {
  mkdirSync(path.join(home, "mail"));
  const mail = { to: "ida@acme.example", subject: "Come in", text: "t", html: "<p>t</p>", key: "one" };
  writeFileSync(
    path.join(home, "mail/one.json"),
    JSON.stringify({ ...mail, sentAt: new Date().toISOString() }),
  );
  // The embedded database's flag: without it, production keeps no mailbox.
  app = await startApp({ home, env: { DATABASE_EMBEDDED: "1", TRUSTED_PROXIES: "0" } });
  recruiter = await newRecruiter(app.url);
});
afterAll(async () => {
  await app.stop();
  rmSync(home, { recursive: true, force: true });
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** Uses node:http, because fetch sets Host itself and sends no TRACE. */
const ask = (method: string, target: string, headers: Record<string, string> = {}, body = "") =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.request(
      { port: app.port, host: "127.0.0.1", method, path: target, headers },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    request.on("error", reject).end(body);
  });

describe("the development mailbox", () => {
  const open = async (headers: Record<string, string>) =>
    (await ask("GET", "/dev/mail", headers)).text.includes("Come in");

  test("opens on this machine under the service's own address", async () => {
    expect(await open({ host: `localhost:${app.port}` })).toBe(true);
    const message = await ask("GET", "/dev/mail/one", { host: `localhost:${app.port}` });
    expect(message.headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
  });

  test.each([
    [{ host: "evil.example", "x-forwarded-host": "localhost" }],
    [{ host: "evil.example", "x-forwarded-host": "127.0.0.1", "x-shortlist-peer": "127.0.0.1" }],
    [{ host: "localhost.evil.example" }],
    [{ "x-forwarded-for": "203.0.113.9" }],
  ])("stays closed for %j", async (headers: Record<string, string>) => {
    const at = { host: `127.0.0.1:${app.port}`, ...headers };
    expect(await open(at)).toBe(false);
    expect((await ask("GET", "/dev/mail/one", at)).status).toBe(404);
  });
});

describe("a POST to a page", () => {
  const action = { "next-action": "0".repeat(42), "content-type": "text/plain" };
  const send = (headers: Record<string, string>, body = "[]", target = "/jobs") => {
    const cookie = [...recruiter.visitor.cookies].map((pair) => pair.join("=")).join("; ");
    return ask("POST", target, { cookie, ...headers }, body);
  };

  test.each([
    ["another site", { origin: "https://evil.example" }],
    ["another site that Host names, too", { origin: "http://evil.example", host: "evil.example" }],
    [
      "another site that X-Forwarded-Host names, too",
      { origin: "http://evil.example", "x-forwarded-host": "evil.example" },
    ],
    ["an opaque origin", { origin: "null" }],
    ["an invalid origin", { origin: "x" }],
    ["no origin", {}],
  ])("is refused from %s", async (_, headers: Record<string, string>) => {
    const answer = await send({ ...action, ...headers });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toMatchObject({ error: "forbidden" });
  });

  test.each([
    ["arguments that are no JSON", action, "[", 400],
    ["arguments that are no list", action, "{}", 400],
    ["a reference to a missing part", action, '["$F99"]', 400],
    ["a multipart form without a boundary", { "content-type": "multipart/form-data" }, "x", 415],
    ["a multipart action", { ...action, "content-type": "multipart/form-data; boundary=x" }, "--x--", 415],
    ["an unknown action", action, '["x"]', 409],
  ])("is refused when malformed: %s", async (_, headers: Record<string, string>, body, status) => {
    expect((await send({ ...headers, origin: app.url }, body)).status).toBe(status);
  });
});

test.each(["TRACE", "PROPFIND"])("answers the method %s with 405", async (method) => {
  for (const target of ["/api/mcp", "/jobs", "/api/health", "/nothing"]) {
    const answer = await ask(method, target);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toContain("GET");
  }
});

test.each(["/jobs?cursor=x", "/talent-pool?cursor=x", "/talent-pool?q=x&cursor=x", "/credits?cursor=x"])(
  "answers an invalid cursor with 404: %s",
  async (target) => expect((await recruiter.visitor.get(target)).status).toBe(404),
);

test.each(["/jobs?q=a%00b", "/applications?q=a%00b", "/candidates?q=a%00b", "/talent-pool?q=a%00b"])(
  "searches without a NUL in the query, which PostgreSQL refuses: %s",
  async (target) => expect((await recruiter.visitor.get(target)).status).toBe(200),
);

test("each response has a request id, taken from the proxy's header when that is valid", async () => {
  const requestId = async (headers: Record<string, string> = {}) =>
    (await ask("GET", "/api/ready", headers)).headers["x-request-id"];
  expect(await requestId({ "x-request-id": "7f3c-proxy-0042" })).toBe("7f3c-proxy-0042");
  const generated = /^[0-9a-f-]{36}$/;
  for (const [at, invented] of ["short", "a".repeat(65), '{"event":"forged"}', "two\tcells"].entries())
    expect(await requestId({ "x-request-id": invented }), `${at}`).toMatch(generated);
  expect(await requestId()).not.toBe(await requestId());
});

test("keeps connections open longer than proxies do, so that none sends on a closing connection", async () => {
  for (const target of ["/api/health", "/sign-in", "/nothing"])
    expect((await ask("GET", target)).headers["keep-alive"]).toBe("timeout=65");
});

describe("response headers", () => {
  test("name a new nonce for each page, which its scripts carry", async () => {
    const nonces = new Set<string>();
    for (const target of ["/jobs", "/jobs", "/sign-in", "/nothing"]) {
      const { headers, text } = await recruiter.visitor.get(target);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).not.toMatch(/unsafe-|\*/);
      expect(policy).toMatch(
        /default-src 'none'.*frame-ancestors 'none'.*base-uri 'none'.*object-src 'none'/,
      );
      for (const directive of ["img-src 'self';", "connect-src 'self';", `form-action 'self' ${app.url};`])
        expect(policy).toContain(directive);
      const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy)?.[1] ?? "";
      nonces.add(nonce);
      for (const [tag] of text.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
      expect(text).not.toMatch(/<[^>]+ style="/);
      if (text) expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
    expect(nonces.size).toBe(4);
  });

  test("take no directive from the link to a consent page", async () => {
    const policyOf = async (redirectUri: string) => {
      const query = new URLSearchParams({ redirect_uri: redirectUri });
      const { headers } = await recruiter.visitor.get(`/consent?${query}`);
      return headers.get("content-security-policy")?.replace(/'nonce-[^']+'/g, "") ?? "";
    };
    const none = await policyOf("");
    expect(await policyOf("https://client.example/cb")).toContain(" https://client.example;");
    for (const host of ["x;frame-ancestors", "x,frame-ancestors", "'unsafe-inline'", "x;base-uri;y"])
      expect(await policyOf(`https://${host}/cb`)).toBe(none);
  });

  test("allow a response that is no page to load nothing", async () => {
    for (const target of ["/api/health", "/.well-known/oauth-authorization-server"]) {
      const { headers } = await ask("GET", target);
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  test("set Strict-Transport-Security over https", async () => {
    const secure = await startApp({ env: { APP_URL: "https://hire.example" } });
    try {
      for (const target of ["/sign-in", "/api/health", "/icon.svg"]) {
        const { headers } = await fetch(secure.url + target);
        expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
      }
    } finally {
      await secure.stop();
    }
  });
});

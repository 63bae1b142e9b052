import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appRoutes } from "../support/app-routes";
import { startApp, type TestApp } from "../support/app";
import { authorizeAgent } from "../support/agent";
import type { JsonSchema } from "../support/json-schema";
import { newRecruiter, PASSWORD } from "../support/recruiter";
import { thorough } from "../support/thorough";

/** Every run sends the same requests, unless FUZZ_SEED sets another seed. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const REQUESTS = thorough ? 5_000 : 2_000;
const CONCURRENCY = 24;

type Caller = "anonymous" | "recruiter" | "agent";
type FuzzRequest = {
  caller: Caller;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};

let app: TestApp;
let dist: string;
const identity: Record<Caller, Record<string, string>> = { anonymous: {}, recruiter: {}, agent: {} };
type Tool = { name: string; inputSchema: JsonSchema };
let tools: Tool[];

beforeAll(async () => {
  const unbounded = { MAX_PAGES: "1000", MAX_FILES: "1000", MAX_AGENT_CALLS: "1000", MAX_SIGN_INS: "1000" };
  app = await startApp({
    env: { MCP_CALLS_PER_GRANT: "1000000", MCP_CALLS_PER_ORGANIZATION: "1000000", ...unbounded },
  });
  dist = process.env.SHORTLIST_TEST_DIST ?? process.env.NEXT_DIST_DIR ?? ".next";
  const { visitor, email } = await newRecruiter(app.url);
  const { accessToken } = await authorizeAgent(app.url, { email, password: PASSWORD });
  identity.recruiter.cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
  identity.agent.authorization = `Bearer ${accessToken}`;
  const listed = await ask(toolsList);
  tools = (JSON.parse(listed.text) as { result: { tools: Tool[] } }).result.tools;
}, 300_000);
afterAll(() => app.stop());

const uuid = "01942f6e-2f6a-7000-8000-000000000001";
const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 24 }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      "",
      " ",
      "x",
      "0",
      "-1",
      "1e999",
      "null",
      "true",
      "[]",
      "{}",
      "\0",
      "a\0b",
      "\ud800",
      "\u202e",
      "😀",
      "constructor",
      "toString",
      "hasOwnProperty",
      "__proto__",
      "../../etc/passwd",
      "%00",
      "%",
      "%ZZ",
      "%c0%ae",
      "'",
      '"',
      "\\",
      "' OR 1=1 --",
      "<script>",
      "${7*7}",
      "$undefined",
      "$F1",
      "//evil.example",
      "x".repeat(4_000),
      uuid,
      "00000000-0000-0000-0000-000000000000",
      "WyJ4Il0",
      "W10",
      "bnVsbA",
      "9".repeat(40),
      "2026-13-45",
    ),
  },
);
const hostileValue = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.maxSafeInteger());

const segment = hostileText.map((text) =>
  encodeURIComponent(text.toWellFormed())
    .replace(/%25(?=[0-9A-Fa-f%]|$)/g, "%")
    .slice(0, 400),
);
const routes = appRoutes();
const pathOf = (route: string) => {
  const parts = route
    .split("/")
    .map((part) => (part.startsWith("[") ? fc.oneof(fc.constant(uuid), segment) : fc.constant(part)));
  const odd = fc.constantFrom(
    "",
    "",
    "",
    "",
    "",
    "/",
    "//",
    "/..",
    "/%2e%2e",
    "/.",
    ";x",
    "%20",
    "/%FF",
    "\\",
    "/x",
  );
  return fc.tuple(fc.tuple(...parts), odd).map(([all, end]) => `${all.join("/") || "/"}${end}`);
};

const parameters = [
  "cursor",
  "q",
  "query",
  "sort",
  "status",
  "peek",
  "job",
  "view",
  "tab",
  "version",
  "limit",
  "next",
  "token",
  "client_id",
  "redirect_uri",
  "scope",
  "sig",
  "exp",
  "ba_pl",
  "request",
  "problem",
  "state",
  "code_challenge",
  "response_type",
  "prompt",
  "resource",
  "fnId",
  "stepId",
  "probe",
  "signature",
  "expires",
  "_rsc",
  "x",
];
const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), segment), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join("=")).join("&")}` : ""));

const fields = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      "email",
      "password",
      "next",
      "request",
      "decision",
      "grant_type",
      "code",
      "redirect_uris",
    ),
    hostileText,
  ),
  hostileValue,
  { maxKeys: 5 },
);
const form = (values: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  ).toString();
const cut = (text: string) => fc.nat(text.length).map((at) => text.slice(0, at));
const boundary = "----fuzz";
const multipart = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"\r\n\r\n${JSON.stringify(value)}\r\n`,
    )
    .join("") + `--${boundary}--\r\n`;

const type = (value: string) => ({ "content-type": value });
const body: fc.Arbitrary<{ headers: Record<string, string>; body: string }> = fc.oneof(
  fc.constant({ headers: {}, body: "" }),
  fields.map((values) => ({ headers: type("application/json"), body: JSON.stringify(values) })),
  hostileValue.map((value) => ({ headers: type("application/json"), body: JSON.stringify(value) ?? "" })),
  fields
    .chain((values) => cut(JSON.stringify(values)))
    .map((text) => ({ headers: type("application/json"), body: text })),
  fields.map((values) => ({ headers: type("application/x-www-form-urlencoded"), body: form(values) })),
  fields.map((values) => ({
    headers: type(`multipart/form-data; boundary=${boundary}`),
    body: multipart(values),
  })),
  fields.map((values) => ({ headers: type("multipart/form-data"), body: multipart(values) })),
  fields
    .chain((values) => cut(multipart(values)))
    .map((text) => ({ headers: type(`multipart/form-data; boundary=${boundary}`), body: text })),
  hostileText.map((text) => ({ headers: type("text/plain"), body: text })),
  hostileText.map((text) => ({ headers: type("\u00ff/; charset=nothing"), body: text })),
);

const oddHeader = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { host: "evil.example" },
  { host: "a b" },
  { "x-forwarded-host": "localhost" },
  { "x-forwarded-proto": "gopher" },
  { "x-forwarded-port": "x" },
  { "x-shortlist-peer": "::1" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "x" },
  { accept: "\u00ff" },
  { cookie: "=;=%;a" },
  { authorization: "Bearer" },
  { authorization: "Basic !" },
  { "accept-language": "x".repeat(3_000) },
  { rsc: "1" },
  { rsc: "1", "next-router-state-tree": "%" },
  { rsc: "1", "next-router-state-tree": "%5B%22x%22%5D" },
  { rsc: "1", "next-router-prefetch": "1" },
  { "next-action": "x" },
  { "next-action": "0".repeat(42) },
  { "x-inngest-signature": "t=1&s=2" },
  { range: "bytes=9-1" },
  { "if-none-match": "*" },
  { "transfer-encoding": "gzip" },
  { expect: "100-continue" },
  { "mcp-protocol-version": "x" },
  { "x-middleware-subrequest": "proxy" },
  { "x-matched-path": "/x" },
  { "next-url": "//evil.example" },
);

const methods = [
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "POST",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "QUERY",
];
const callers: Caller[] = ["anonymous", "recruiter", "agent"];

const anyRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    caller: fc.constantFrom(...callers),
    method: fc.constantFrom(...methods),
    path: fc.tuple(fc.constantFrom(...routes).chain(pathOf), query).map((parts) => parts.join("")),
    odd: oddHeader,
    ownPage: fc.boolean(),
    body,
  })
  .map(({ body: sent, odd, ownPage, ...request }) => ({
    ...request,
    headers: { ...(ownPage ? { origin: "own" } : {}), ...sent.headers, ...odd },
    body: sent.body,
  }));

const pages = appRoutes("page.tsx");
const actionRequest = (id: string): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      path: fc.constantFrom(...pages.filter((page) => !page.includes("["))),
      body: fc.oneof(
        {
          weight: 4,
          arbitrary: fc.array(hostileValue, { maxLength: 4 }).map((values) => JSON.stringify(values)),
        },
        fc.array(hostileValue).chain((values) => cut(JSON.stringify(values))),
        hostileText,
      ),
    })
    .map((request) => ({
      ...request,
      caller: "recruiter",
      method: "POST",
      headers: {
        origin: "own",
        "next-action": id,
        accept: "text/x-component",
        ...type("text/plain;charset=UTF-8"),
      },
    }));

/** Mostly values that fit a schema, and sometimes values that do not. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostileValue });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valueFor));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch ([schema.type ?? "object"].flat()[0]) {
    case "object": {
      const properties = Object.entries(schema.properties ?? {});
      const wanted = Object.fromEntries(properties.map(([name, each]) => [name, valueFor(each)]));
      return fc.record(wanted, { requiredKeys: schema.required ?? [] });
    }
    case "array":
      return fc.array(valueFor(schema.items ?? {}), { maxLength: 3 });
    case "integer":
    case "number":
      return fc.oneof(fc.integer({ min: -2, max: 100 }), fc.double());
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.oneof(hostileText, fc.constant(uuid));
  }
}

/** One time in so many this value, otherwise null. The freq of fc.option is how seldom null is. */
const seldom = <T>(times: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const strangeNames = fc.constantFrom("constructor", "toString", "hasOwnProperty", "__proto__", "valueOf", "");

const mcp = (method: unknown, params: unknown) => ({
  headers: { ...type("application/json"), accept: "application/json, text/event-stream" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
});

const toolsList: FuzzRequest = {
  ...mcp("tools/list", {}),
  caller: "agent",
  method: "POST",
  path: "/api/mcp",
};

const toolCall = ({ name, inputSchema }: Tool): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      value: valueFor(inputSchema),
      strange: seldom(4, fc.tuple(strangeNames, hostileValue)),
      other: seldom(
        12,
        fc.tuple(
          fc.oneof(
            fc.constantFrom(
              "initialize",
              "resources/read",
              "prompts/get",
              "completion/complete",
              "tools/list",
              "ping",
            ),
            strangeNames,
          ),
          hostileValue,
        ),
      ),
    })
    .map(({ value, strange, other }) => {
      const text = JSON.stringify(value) ?? "null";
      // Spliced in as text, not assigned, so that __proto__ arrives as an ordinary property.
      const mixed =
        strange && text.endsWith("}")
          ? `${text.slice(0, -1)}${text === "{}" ? "" : ","}${JSON.stringify(strange[0])}:${JSON.stringify(strange[1]) ?? 0}}`
          : text;
      const params = `{"name":${JSON.stringify(name)},"arguments":${mixed}}`;
      const message = mcp("tools/call", {});
      return {
        caller: "agent" as const,
        method: "POST",
        path: "/api/mcp",
        ...(other
          ? mcp(...other)
          : { ...message, body: message.body.replace('"params":{}', () => `"params":${params}`) }),
      };
    });

test(`${REQUESTS} requests to every route, action and tool cause no server error (seed ${seed})`, async () => {
  const actions = Object.keys(
    (
      JSON.parse(readFileSync(path.join(dist, "server/server-reference-manifest.json"), "utf8")) as {
        node: object;
      }
    ).node,
  );
  expect(actions.length).toBeGreaterThan(50);
  expect(tools.length).toBeGreaterThan(10);
  /** About this many requests, equally many of each kind, so that none is left out by chance. */
  const sampled = (kinds: fc.Arbitrary<FuzzRequest>[], about: number) =>
    kinds.flatMap((kind, i) => fc.sample(kind, { numRuns: Math.ceil(about / kinds.length), seed: seed + i }));
  const ofActions = sampled(actions.map(actionRequest), REQUESTS * 0.1);
  const ofTools = sampled(tools.map(toolCall), REQUESTS * 0.4);
  const others = REQUESTS - ofActions.length - ofTools.length;
  const requests = [...fc.sample(anyRequest, { numRuns: others, seed }), ...ofActions, ...ofTools];
  expect(requests).toHaveLength(REQUESTS);
  const isCalled = ({ name }: Tool) =>
    ofTools.some((request) => request.body.includes(`"params":{"name":${JSON.stringify(name)},`));
  expect(tools.filter((tool) => !isCalled(tool)).map(({ name }) => name)).toEqual([]);
  const failed: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const worker = async () => {
    for (let req = requests[next++]; req; req = requests[next++]) {
      const answer = await ask(req);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      // The app runs without an engine here, so its readiness check answers 503.
      if (answer.status === 503 && answer.text.startsWith('{"status":"unavailable"')) continue;
      if (answer.status >= 500 || /"server_error"|went wrong on our side/.test(answer.text))
        failed.push(`${answer.status} ${JSON.stringify(req).slice(0, 600)} → ${answer.text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  console.log(`fuzz seed ${seed}: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
  expect(failed, `${failed.length} of seed ${seed}`).toEqual([]);
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  // None of the requests has ended the access with which the others were sent.
  const jobs = { caller: "recruiter", method: "GET", path: "/jobs", headers: {}, body: "" } as const;
  expect((await ask(jobs)).status).toBe(200);
  const listed = await ask(toolsList);
  expect([listed.status, listed.text.includes('"tools":[')], listed.text.slice(0, 200)).toEqual([200, true]);
}, 240_000);

let address = 0;

/** Uses node:http, because fetch rejects many of these requests; a new address each time avoids rate limits. */
function ask({
  caller,
  method,
  path: target,
  headers,
  body: sent,
}: FuzzRequest): Promise<{ status: number; text: string }> {
  // Signing out would end the session that all requests share.
  const own = target.startsWith("/sign-out") ? {} : identity[caller];
  const origin = headers.origin === "own" ? { origin: app.url } : {};
  const from = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address++ & 255}`;
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: "127.0.0.1",
        port: app.port,
        method,
        path: printable(target),
        agent: false,
        headers: { ...own, "x-forwarded-for": from, ...headers, ...origin },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
        response.on("error", reject);
      },
    );
    request.setTimeout(30_000, () => request.destroy(new Error(`No answer to ${method} ${target}`)));
    request.on("error", (error: NodeJS.ErrnoException) =>
      // Node closes the connection on a request that is not valid HTTP.
      error.code === "ECONNRESET" || error.code === "EPIPE"
        ? resolve({ status: 0, text: "" })
        : reject(error),
    );
    request.end(sent);
  });
}

const printable = (target: string) => target.replace(/[^\x21-\x7e]/g, "?");

import "../../support/database";
import net from "node:net";
import { readFileSync } from "node:fs";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { env } from "@/lib/env";
import { sha256 } from "@/lib/platform/security/digest";
import { createUpload } from "@/lib/reading/uploads/create-upload";
import { startApp, type TestApp } from "../../support/app";
import { newRecruiter, type Recruiter } from "../../support/recruiter";
import { randomAddress, Visitor } from "../../support/visitor";
import { hiringTeam, ownerDb } from "../../support/world";

let app: TestApp;
let recruiter: Recruiter;
beforeAll(async () => {
  app = await startApp({ env: { BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET } });
  recruiter = await newRecruiter(app.url);
});
afterAll(() => app.stop());

/** The target of a request to a new upload address, and its id. */
async function newUpload() {
  const { uploadId, url } = await createUpload((await hiringTeam()).recruiter, { fileName: "cv.txt" });
  return { uploadId, target: url.replace(/^.*?(?=\/api\/)/, "") };
}

/** Opens a connection and sends `start`. `answer` resolves with all that it received once it is closed. */
function connect(start: string) {
  const socket = net.connect(app.port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(start);
  let received = "";
  const first = Promise.withResolvers<string>();
  socket.setEncoding("utf8").on("data", (text: string) => first.resolve((received += text)));
  const answer = new Promise<string>((resolve) =>
    socket.on("error", () => {}).once("close", () => resolve(received)),
  );
  return { socket, first: first.promise, answer };
}

const head = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  address = randomAddress(),
) =>
  [
    `${method} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `x-forwarded-for: ${address}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "\r\n",
  ].join("\r\n");

const slow = { "content-length": "1000" };

/** The 95th percentile (ms) of 20 requests for each of two pages, one after the other. All must succeed. */
async function pagesP95() {
  const times: number[] = [];
  for (let i = 0; i < 20; i++)
    for (const [visitor, page] of [
      [new Visitor(app.url), "/sign-in"],
      [recruiter.visitor, "/jobs"],
    ] as const) {
      const begun = performance.now();
      expect((await visitor.get(page)).status).toBe(200);
      times.push(performance.now() - begun);
    }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
}

test("50 clients at each door that send one byte of their body leave pages fast, and get 408", async () => {
  const unknown = "00000000-0000-7000-8000-000000000000";
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const signature = { "x-inngest-signature": "t=1&s=0" };
  const doors: [string, string, Record<string, string>?][] = [
    ["POST", "/jobs", { "next-action": "0".repeat(42) }],
    ["POST", "/consent/answer", form],
    ["GET", "/jobs"],
    ["POST", "/sign-in/submit", form],
    ["POST", "/api/auth/mcp/token", form],
    ["POST", "/api/auth/mcp/register", { "content-type": "application/json" }],
    ["POST", "/api/mcp", { "content-type": "application/json" }],
    ["PUT", (await newUpload()).target],
    ["POST", `/api/webhooks/ats/${unknown}/${unknown}`],
    ["POST", "/api/billing/webhook"],
    ["POST", "/api/unsubscribe", form],
    ["POST", "/api/inngest", signature],
  ];
  // Both pages have been rendered once before.
  await pagesP95();
  const begun = performance.now();
  const clients = doors.flatMap(([method, path, headers]) =>
    Array.from({ length: 50 }, () => connect(`${head(method, path, { ...headers, ...slow })}x`)),
  );
  await sleep(500);
  const p95 = await pagesP95();
  expect(p95).toBeLessThan(1_000);
  const token = recruiter.visitor.post("/api/auth/mcp/token", { grant_type: "authorization_code" });
  expect((await token).status).toBe(401);
  expect((await recruiter.visitor.signIn("nobody@acme.example", "wrong")).status).toBe(303);
  // Nobody has been answered before the deadline.
  expect(performance.now() - begun).toBeLessThan(10_000);
  for (const answer of await Promise.all(clients.map((client) => client.first))) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"message":"The request body did not arrive in time."');
  }
  expect(performance.now() - begun).toBeLessThan(20_000);
  await Promise.all(clients.map((client) => client.answer));
}, 60_000);

test("a slow but steady upload arrives, and every byte of it", async () => {
  const { uploadId, target } = await newUpload();
  const client = connect(head("PUT", target, { "transfer-encoding": "chunked" }));
  const sent: Buffer[] = [];
  for (let second = 0; second < 12; second++) {
    const part = randomBytes(20_000);
    sent.push(part);
    client.socket.write(Buffer.concat([Buffer.from("4e20\r\n"), part, Buffer.from("\r\n")]));
    await sleep(1_000);
  }
  client.socket.write("0\r\n\r\n");
  expect(await client.first).toMatch(/^HTTP\/1\.1 201 /);
  const row = await ownerDb.upload.findUniqueOrThrow({ where: { id: uploadId } });
  expect(row).toMatchObject({ size: 240_000, sha256: sha256(Buffer.concat(sent)) });
}, 30_000);

test.each([
  ["with the headers", "5\r\nhello\r\n0\r\n\r\n", ""],
  ["in pieces", "5\r\nhel", "lo\r\n0\r\n\r\n"],
  ["empty", "0\r\n\r\n", ""],
  ["empty, later", "", "0\r\n\r\n"],
])("a body that arrives %s is read as it was sent", async (_, first, second) => {
  const { target } = await newUpload();
  const client = connect(head("PUT", target, { "transfer-encoding": "chunked" }) + first);
  await sleep(100);
  if (second) client.socket.write(second);
  expect(await client.first).toMatch(/^HTTP\/1\.1 201 /);
});

test("a forged upload address is refused before its body is read", async () => {
  const { target } = await newUpload();
  for (const path of [target, target.replace("uploads", "%75ploads")]) {
    const client = connect(head("PUT", path.replace(/.$/, "!"), { "content-length": "1000000" }));
    expect(await client.first).toMatch(/^HTTP\/1\.1 403 .*"error":"forbidden"/s);
    await client.answer;
  }
});

test("one address may send 32 bodies at a time; those that arrive at once are not counted", async () => {
  const address = randomAddress();
  const clients = Array.from({ length: 40 }, () =>
    connect(`${head("POST", "/api/auth/mcp/token", slow, address)}x`),
  );
  await sleep(500);
  const small = connect(`${head("POST", "/api/auth/mcp/token", { "content-length": "1" }, address)}x`);
  expect(await small.first).toMatch(/^HTTP\/1\.1 400 /);
  const answers = await Promise.all(clients.map((client) => client.first));
  const refused = answers.filter((answer) => answer.startsWith("HTTP/1.1 429 "));
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatch(/\nretry-after: 10\r/i);
}, 30_000);

test("a body beyond its kind's limit is refused by its declared length, and without one when it is reached", async () => {
  const declared = connect(head("POST", "/jobs", { "content-length": "3000000" }));
  expect(await declared.first).toMatch(/^HTTP\/1\.1 413 /);
  const client = connect(head("POST", "/jobs", { "transfer-encoding": "chunked" }));
  client.socket.write(`2dc6c0\r\n${"x".repeat(3_000_000)}`);
  expect(await client.first).toMatch(/^HTTP\/1\.1 413 /);
});

test("clients that do not take their responses leave pages fast", async () => {
  const { text } = await new Visitor(app.url).get("/sign-in");
  const scripts = [...text.matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(([script]) => script);
  const sizes = await Promise.all(
    scripts.map(async (script) => (await (await fetch(app.url + script)).blob()).size),
  );
  const largest = scripts[sizes.indexOf(Math.max(...sizes))] ?? "";
  for (let i = 0; i < 12; i++) {
    const { socket } = connect("");
    socket.pause();
    // Responses are sent in the order of their requests: the pages wait behind more than the network holds.
    const requests = [...Array<string>(60).fill(largest), ...Array<string>(8).fill("/sign-in")];
    socket.write(requests.map((target) => head("GET", target)).join(""));
  }
  // The flood itself is over.
  await vi.waitFor(async () => expect((await new Visitor(app.url).get("/sign-in")).status).toBe(200), {
    timeout: 20_000,
    interval: 1_000,
  });
  await sleep(2_000);
  expect(await pagesP95()).toBeLessThan(1_000);
}, 60_000);

test("every line of the log is JSON, without what people typed", async () => {
  const manifest = path.join(app.env.NEXT_DIST_DIR ?? "", "server/server-reference-manifest.json");
  const { node } = JSON.parse(readFileSync(manifest, "utf8")) as { node: object };
  const type = "text/plain;charset=UTF-8";
  for (const action of [...Object.keys(node).slice(0, 40), "0".repeat(42), "typed secret"]) {
    const headers = { origin: app.url, "next-action": action, "content-type": type };
    await recruiter.visitor.request("/jobs", { method: "POST", body: '["a typed secret"]', headers });
  }
  for (const [method, target] of [
    ["POST", "/jobs"],
    ["POST", "/api/mcp"],
    ["POST", "/api/inngest"],
  ] as const) {
    const headers = { origin: app.url, "content-type": "application/json", "x-inngest-signature": "t=1&s=0" };
    const cut = connect(`${head(method, target, { ...headers, ...slow })}["a typed secret`);
    await sleep(200);
    cut.socket.destroy();
  }
  await sleep(500);
  const lines = app.output().split("\n").filter(Boolean);
  for (const line of lines) expect(JSON.parse(line), line).toHaveProperty("level");
  expect(app.output()).not.toContain("typed secret");
}, 60_000);

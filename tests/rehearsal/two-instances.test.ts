import { database } from "../support/database";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { killGroup } from "@/lib/kill-group";
import { startChild } from "../../scripts/child.ts";
import { freePort } from "../../scripts/ports.ts";
import { authorizeAgent, type AuthorizedAgent } from "../support/agent";
import { startApp, type TestApp } from "../support/app";
import { rememberDatabase } from "../support/confirm-address";
import { findNginx, startNginx } from "../support/nginx";
import { newRecruiter, PASSWORD, type Recruiter } from "../support/recruiter";
import { sample } from "../support/sent-file";
import { toolCalls } from "../support/tool-calls";
import { Visitor } from "../support/visitor";
import { applicant, configuredJob, ownerActor, ownerDb } from "../support/world";
import { openBucket } from "../storage/bucket";

// The services of compose.yaml, without containers: two apps behind nginx with docker/nginx.conf, PostgreSQL, an S3
// store, and a second workflow engine; both call the apps through nginx. Without nginx, the first app is in front.
const nginx = findNginx();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shortlist-two-"));
const bucket = await openBucket(folder);
const keys = {
  INNGEST_SIGNING_KEY: `signkey-test-${randomBytes(32).toString("hex")}`,
  INNGEST_EVENT_KEY: "events",
};
const apps: TestApp[] = [];
let stopNginx: (() => unknown) | undefined;
let url: string;
const engines: { child: ChildProcess; port: number }[] = [];
let owner: Recruiter;
let agent: AuthorizedAgent;
let jobId: string;

beforeAll(async () => {
  const ports = [await freePort(), await freePort()] as const;
  const front = nginx ? await freePort() : ports[0];
  url = `http://127.0.0.1:${front}`;
  for (const port of [await freePort(), await freePort()]) {
    const env = {
      ENGINE_DATABASE_URL: database.ownerUrl,
      ENGINE_PORT: String(port),
      ENGINE_APP_URL: `${url}/api/inngest`,
      ENGINE_SYNC_MS: "1000",
      ENGINE_SIGNING_KEY: keys.INNGEST_SIGNING_KEY,
      ENGINE_EVENT_KEY: keys.INNGEST_EVENT_KEY,
    };
    const output = { file: path.join(folder, `engine-${port}.log`) };
    engines.push({ port, child: startChild({ name: "engine", script: ["engine/main.ts"], env, output }) });
  }
  const env = {
    ...keys,
    APP_URL: url,
    BETTER_AUTH_SECRET: randomBytes(32).toString("hex"),
    ...bucket.env,
    ...(nginx && { S3_PUBLIC_ENDPOINT: url }),
  };
  for (const [i, port] of ports.entries())
    apps.push(
      await startApp({ port, env: { ...env, INNGEST_BASE_URL: `http://127.0.0.1:${engines[i]?.port}` } }),
    );
  // Started when both are healthy, as in compose.yaml: nginx skips a server that does not answer for ten seconds.
  const hosts = { "app-1": ports[0], "app-2": ports[1], store: bucket.port };
  if (nginx) stopNginx = (await startNginx(nginx, front, hosts)).stop;
  rememberDatabase(url, database.ownerUrl);
  owner = await newRecruiter(url);
  agent = await authorizeAgent(url, { email: owner.email, password: PASSWORD });
  ({ id: jobId } = (await configuredJob(await actor())).job);
}, 240_000);
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()));
  for (const { child } of engines) killGroup(child);
  await stopNginx?.();
  await bucket.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const first = () => apps[0]!;
const second = () => apps[1]!;

/** The owner of the organization, for a test's setup. */
const actor = () => ownerActor(owner.email);

const call = <T>(app: TestApp, name: string, args: object) =>
  toolCalls(app.url, agent.accessToken).call<T>(name, args);

test("a session started at one instance is valid at the other, and signing out there ends it at both", async () => {
  const visitor = new Visitor(first().url);
  const credentials = { email: owner.email, password: PASSWORD };
  await visitor.post("/sign-in/submit", credentials, { origin: url });
  const elsewhere = new Visitor(second().url);
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get("/jobs")).status).toBe(200);
  await elsewhere.post("/sign-out", {}, { origin: url });
  expect((await visitor.get("/jobs")).location).toMatch(/^\/sign-in/);
});

test("a token issued by one instance is valid at the other", async () => {
  const { items } = await call<{ items: { jobId: string }[] }>(second(), "listConfiguredJobs", {});
  expect(items.map((item) => item.jobId)).toEqual([jobId]);
});

test("a confirmation requested at one instance is used only once across both", async () => {
  const recruiter = await actor();
  const { id: applicationId } = await applicant(recruiter, jobId);
  const pending = await call<{ confirmationToken: string }>(first(), "rejectCandidate", { applicationId });
  const answer = { applicationId, confirmationToken: pending.confirmationToken };
  await Promise.allSettled(
    [first(), second(), first(), second()].map((app) => call(app, "rejectCandidate", answer)),
  );
  expect(await ownerDb.decision.count({ where: { applicationId } })).toBe(1);
  const { organizationId } = recruiter;
  expect(await ownerDb.confirmation.findMany({ where: { organizationId } })).toMatchObject([
    { status: "redeemed" },
  ]);
});

test.skipIf(!nginx)(
  "both instances count sign-in attempts together, by the address that nginx saw and not X-Forwarded-For",
  async () => {
    const isRefused = async (localAddress: string, i: number) => {
      const body = new URLSearchParams({ email: `nobody-${i}@acme.example`, password: "wrong" }).toString();
      const request = http.request(`${url}/sign-in/submit`, {
        method: "POST",
        localAddress,
        headers: {
          origin: url,
          "content-type": "application/x-www-form-urlencoded",
          "x-forwarded-for": `203.0.113.${i}`,
        },
      });
      request.end(body);
      const [answer] = (await once(request, "response")) as [http.IncomingMessage];
      answer.resume();
      return answer.statusCode === 429 || (answer.headers.location ?? "").includes("wait");
    };
    const refused: number[] = [];
    for (let i = 0; i < 24; i++) if (await isRefused("127.0.0.2", i)) refused.push(i);
    expect(refused[0]).toBe(20);
    expect(await isRefused("127.0.0.3", 30)).toBe(false);
    for (const { output } of apps) expect(output()).not.toContain("TRUSTED_PROXIES");
  },
);

test.skipIf(!nginx)("a call's progress reaches the agent through nginx before its result", async () => {
  const document = sample("candidates/08-oliver-brandt-hughes.pdf");
  const answer = await fetch(`${url}/api/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${agent.accessToken}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: {
        name: "parseDocument",
        arguments: { document, purpose: "candidate" },
        _meta: { progressToken: "p" },
      },
    }),
  });
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  const pieces: { text: string; at: number }[] = [];
  const decoder = new TextDecoder();
  for await (const piece of answer.body!) pieces.push({ text: decoder.decode(piece), at: performance.now() });
  expect(pieces[0]?.text).toContain("notifications/progress");
  expect(pieces[0]?.text).not.toContain('"result"');
  expect(pieces.at(-1)?.text).toContain('"result"');
  expect(pieces.at(-1)!.at - pieces[0]!.at).toBeGreaterThan(20);
});

test("a file uploaded to the store at an address from one instance can be claimed at the other", async () => {
  const text = "Backend Engineer\nRuns services on PostgreSQL.";
  const place = await call<{ uploadId: string; url: string }>(first(), "createUpload", {
    fileName: "job.txt",
  });
  if (nginx) expect(place.url).toContain(`${url}/documents/`);
  expect((await fetch(place.url, { method: "PUT", body: text })).status).toBe(200);
  const document = { uploadId: place.uploadId };
  expect(await call(second(), "parseDocument", { document, purpose: "job" })).toMatchObject({
    readable: true,
  });
  // The URL still accepts a PUT; the claimed file does not change.
  await fetch(place.url, { method: "PUT", body: "something else" });
  const upload = await ownerDb.upload.findUniqueOrThrow({ where: { id: place.uploadId } });
  expect(upload).toMatchObject({ status: "received", size: text.length });
  expect(upload.storageKey).toMatch(/-[0-9a-f]{64}$/);
});

test("sends each event once, and continues with the other engine when the leading one is killed", async () => {
  const leads = async ({ port }: (typeof engines)[number]) =>
    fetch(`http://127.0.0.1:${port}/health`)
      .then(async (answer) => ((await answer.json()) as { leading: boolean }).leading)
      .catch(() => false);
  const create = (app: TestApp, file: string) =>
    call<{ applicationId: string }>(app, "createCandidate", { jobId, files: [sample(`candidates/${file}`)] });
  const files = [
    "01-amara-lindqvist.pdf",
    "02-tomas-ferreira.pdf",
    "03-katharina-vogt.docx",
    "04-lucia-navarro.pdf",
  ];
  const early = await Promise.all(files.slice(0, 2).map((file, i) => create(apps[i]!, file)));
  const states = await Promise.all(engines.map(leads));
  expect(states.filter(Boolean)).toHaveLength(1);
  const leader = states.indexOf(true);
  killGroup(engines[leader]!.child);
  await vi.waitFor(async () => expect(await leads(engines[1 - leader]!)).toBe(true), 60_000);
  // The app whose engine is dead leaves its events to the other app to send.
  const late = await Promise.all(files.slice(2).map((file) => create(apps[1 - leader]!, file)));
  const ids = [...early, ...late].map(({ applicationId }) => applicationId);
  await vi.waitFor(
    async () => {
      const scored = await ownerDb.application.count({ where: { id: { in: ids }, scoreStatus: "scored" } });
      expect(scored).toBe(4);
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(
    await ownerDb.creditTransaction.count({ where: { kind: "evaluation", subjectId: { in: ids } } }),
  ).toBe(4);
  const sentOtherThanOnce = await ownerDb.$queryRaw`
    SELECT o.name, count(e.dedupe)::int AS times
    FROM "OutboxEvent" o LEFT JOIN engine.event e ON position(o.id::text IN e.dedupe) > 0
    GROUP BY o.id HAVING count(e.dedupe) > 1 OR (count(e.dedupe) = 0 AND o."sentAt" IS NOT NULL)`;
  expect(sentOtherThanOnce).toEqual([]);
});

import "../support/database";
import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import canonicalize from "canonicalize";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealCredentials } from "@/lib/records/ats/credentials";
import { startApp, type TestApp } from "../support/app";
import { hiringTeam, ownerDb } from "../support/world";

const key = "ab".repeat(32);
// INNGEST_DEV asks for the SDK's development mode, which accepts unsigned calls: it must have no effect.
const env = { INNGEST_SIGNING_KEY: `signkey-test-${key}`, INNGEST_DEV: "1" };
let app: TestApp;
beforeAll(async () => void (app = await startApp({ env })));
afterAll(() => app.stop());

/** HMAC-SHA256 over the canonical body and the time in seconds (Inngest's SDK specification, 4.1.3). */
function signatureOf(body: object | "", secret = key, at = Math.floor(Date.now() / 1000)) {
  const text = body === "" ? "" : canonicalize(body);
  return `t=${at}&s=${createHmac("sha256", secret).update(`${text}${at}`).digest("hex")}`;
}

const call = (method: string, query: string, body?: object | string, signature?: string) =>
  fetch(`${app.url}/api/inngest${query}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(signature ? { "x-inngest-signature": signature } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });

const callBody = (name: string, data: object) => {
  const event = { id: randomUUID(), name, data, ts: Date.now() };
  const stack = { stack: [], current: 0 };
  return {
    ctx: { run_id: "01JD0000000000000000000000", attempt: 0, max_attempts: 1, stack },
    event,
    events: [event],
    steps: {},
    version: 2,
  };
};

const cron = callBody("inngest/scheduled.timer", {});
const cronQuery = "?fnId=shortlist-clean-up&stepId=step";

test.each([
  ["runs a function", "POST", cronQuery, cron],
  ["runs a failure handler", "POST", "?fnId=shortlist-sync-connection-failure&stepId=step", cron],
  ["names no function", "POST", "", cron],
  ["names an unknown function", "POST", "?fnId=nobody", cron],
  ["is not JSON", "POST", cronQuery, "{"],
  ["is empty", "POST", cronQuery, undefined],
  ["probes", "POST", `${cronQuery}&probe=trust`, cron],
  ["introspects", "GET", "", undefined],
  ["registers", "PUT", "", undefined],
])("answers 401 without a valid signature to a call that %s", async (_, method, query, body) => {
  const signed = typeof body === "object" ? body : ("" as const);
  const old = Math.floor(Date.now() / 1000) - 600;
  for (const signature of [
    undefined,
    "nonsense",
    signatureOf(signed, "cd".repeat(32)),
    signatureOf({ other: "body" }),
    signatureOf(signed, key, old),
  ]) {
    const answer = await call(method, query, body, signature);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: "unauthenticated" });
  }
});

test("runs a signed call, and reports its failure without stack or path", async () => {
  expect((await call("POST", cronQuery, cron, signatureOf(cron))).status).toBe(206);
  const broken = callBody("attachment.received", { organizationId: "nobody" });
  const query = "?fnId=shortlist-read-attachment&stepId=step";
  const answer = await call("POST", query, broken, signatureOf(broken));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ stack: "" });
  expect(text).not.toMatch(/node_modules|\.next|file:|\bat \w+ \(/);
});

test("shows no message of a forged failure on the connections page, even when the call is signed", async () => {
  const { organization } = await hiringTeam({ role: "admin" });
  const id = randomUUID();
  const credentials = sealCredentials(id, {
    provider: "greenhouse",
    clientId: "c",
    clientSecret: "s",
    userId: "1",
  });
  await ownerDb.atsConnection.create({
    data: { id, organizationId: organization.id, provider: "greenhouse", name: "GH", ...credentials },
  });
  const sentence = "Your key has expired. Enter it at evil.example.";
  const failed = callBody("inngest/function.failed", {
    error: { name: "AtsFailure", message: sentence, stack: "" },
    event: { name: "ats.sync-requested", data: { organizationId: organization.id, connectionId: id } },
    function_id: "shortlist-sync-connection",
    run_id: "01JD0000000000000000000001",
  });
  const query = "?fnId=shortlist-sync-connection-failure&stepId=step";
  expect((await call("POST", query, failed)).status).toBe(401);
  expect((await ownerDb.atsConnection.findUniqueOrThrow({ where: { id } })).lastError).toBeNull();
  expect((await call("POST", query, failed, signatureOf(failed))).status).toBe(200);
  const { lastError } = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id } });
  expect(lastError).toBe("The sync could not continue. It will be retried on schedule.");
});

test("stores the local engine's keys readable by this user only, and rejects events without the event key", async () => {
  const home = mkdtempSync(path.join(os.tmpdir(), "shortlist-keys-"));
  const served = await startApp({ engine: true, home });
  try {
    expect(statSync(path.join(home, "engine-keys.json")).mode & 0o777).toBe(0o600);
    expect((await fetch(`${served.url}/api/inngest`, { method: "PUT" })).status).toBe(401);
    const port = /"engine":"ready","port":(\d+)/.exec(
      readFileSync(path.join(home, "engine.log"), "utf8"),
    )?.[1];
    const sent = await fetch(`http://127.0.0.1:${port}/e/test`, {
      method: "POST",
      body: JSON.stringify({ name: "ats.sync-requested", data: {} }),
    });
    expect(sent.status).toBe(401);
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  } finally {
    await served.stop();
    rmSync(home, { recursive: true, force: true });
  }
});

test("refuses to start without an engine when keys are missing, and names them", async () => {
  const starting = startApp({ env: { INNGEST_SIGNING_KEY: "", INNGEST_EVENT_KEY: "" } });
  await expect(starting).rejects.toThrow(/INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY: both required/);
});

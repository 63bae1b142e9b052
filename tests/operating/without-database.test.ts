import { database } from "../support/database";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app";
import { cuttableProxy } from "../support/cuttable-proxy";
import { newRecruiter, type Recruiter } from "../support/recruiter";

let line: Awaited<ReturnType<typeof cuttableProxy>>;
let app: TestApp;
let recruiter: Recruiter;
beforeAll(async () => {
  line = await cuttableProxy(database.appUrl);
  app = await startApp({ database: { ...database, appUrl: line.url }, env: { MAX_PAGES: "1" } });
  recruiter = await newRecruiter(app.url);
});
afterEach(() => line.mend());
afterAll(async () => {
  await app.stop();
  line.close();
});

type Ready = { status: string; parts: Record<string, { state: string; checkedSecondsAgo: number }> };

const browser = { accept: "text/html,application/xhtml+xml" };
const ask = (path: string, init: RequestInit = {}) =>
  fetch(app.url + path, { redirect: "manual", signal: AbortSignal.timeout(12_000), ...init });
const page = () =>
  ask("/jobs", {
    headers: { ...browser, cookie: [...recruiter.visitor.cookies].map((pair) => pair.join("=")).join("; ") },
  });

async function untilPage(status: number) {
  for (const deadline = Date.now() + 15_000; ; await sleep(50)) {
    const answer = await page();
    if (answer.status === status) return answer;
    if (Date.now() > deadline) throw new Error(`Still ${answer.status}`);
  }
}

test.each(["cut", "freeze"] as const)(
  "every door answers 503 during a database %s and recovers after it",
  async (fault) => {
    expect((await untilPage(200)).status).toBe(200);
    line[fault]();
    const away = await untilPage(503);
    expect(away.headers.get("retry-after")).toBe("10");
    expect(await away.text()).toContain("Try again in 10 seconds");
    // No preload links of the page itself.
    expect(away.headers.get("link")).toBeNull();

    const begun = Date.now();
    expect((await ask("/api/health")).status).toBe(200);
    // Much less than a query of the frozen database would take.
    expect(Date.now() - begun).toBeLessThan(5_000);

    // An answer may be a second old.
    let ready = await ask("/api/ready");
    if (ready.status === 200) ready = await sleep(1_000).then(() => ask("/api/ready"));
    expect(ready.status).toBe(503);
    const { status, parts } = (await ready.json()) as Ready;
    expect(status).toBe("unavailable");
    expect(parts.database).toMatchObject({ state: "failing", inStateSeconds: expect.any(Number) as number });
    expect(parts).toMatchObject({ storage: { state: "ok" }, mail: { state: "ok" } });

    const call = await ask("/api/mcp", {
      method: "POST",
      body: "{}",
      headers: { authorization: "Bearer x" },
    });
    expect([call.status, call.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await call.json()).toMatchObject({ error: "temporarily_unavailable" });

    const form = await ask("/sign-in/submit", {
      method: "POST",
      headers: { ...browser, origin: app.url, "content-type": "application/x-www-form-urlencoded" },
      body: "email=ida@acme.example&password=x",
    });
    expect(form.status).toBe(503);
    expect(form.headers.get("content-type")).toMatch(/^text\/html/);

    line.mend();
    expect((await untilPage(200)).status).toBe(200);
    for (const deadline = Date.now() + 15_000; ; await sleep(200)) {
      const { parts } = (await (await ask("/api/ready")).json()) as Ready;
      if (parts.database!.state === "ok" && parts.migrations!.state === "ok") break;
      if (Date.now() > deadline) throw new Error(JSON.stringify(parts));
    }
  },
);

test("answers a refused form with an HTML page", async () => {
  const form = await ask("/sign-in/submit", { method: "POST", headers: browser, body: "x" });
  expect(form.status).toBe(403);
  expect(form.headers.get("content-type")).toMatch(/^text\/html/);
});

test("reports degraded, and stays in the balancer, when nothing listens where the engine should be", async () => {
  const ready = await ask("/api/ready");
  expect(ready.status).toBe(200);
  const { status, parts } = (await ready.json()) as Ready;
  expect(status).toBe("degraded");
  expect(parts.engine).toMatchObject({ state: "failing" });
  expect(parts.database).toMatchObject({ state: "ok" });
});

test("rejects excess page requests with Retry-After, and still answers health checks", async () => {
  let answered = 0;
  const requests = Array.from({ length: 60 }, () => page().finally(() => answered++));
  expect((await ask("/api/health")).status).toBe(200);
  expect(answered).toBeLessThan(60);
  const answers = await Promise.all(requests);
  const shed = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
  expect(shed.length).toBeGreaterThan(20);
  expect(shed.every(({ headers }) => headers.get("retry-after") === "3")).toBe(true);
  expect(answers.length).toBe(shed.length + answers.filter(({ status }) => status === 200).length);
});

import { createHmac } from "node:crypto";
import http from "node:http";
import { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../engine/config.ts";
import { startWorld, type World } from "./support/world.ts";

/** Sends a request with headers that fetch forbids, such as Host. */
function raw(
  url: string,
  options: http.RequestOptions,
  body = "",
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as unknown }),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

describe("without keys", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld((inngest) => [
      inngest.createFunction({ id: "echo", triggers: [{ event: "echo" }] }, ({ event, step }) =>
        step.run("say", () => event.data.text as string),
      ),
      inngest.createFunction({ id: "signal", triggers: [{ event: "signal" }] }, ({ step }) =>
        step.waitForSignal("s", { signal: "x", timeout: "1h", onConflict: "fail" }),
      ),
      inngest.createFunction({ id: "wait", triggers: [{ event: "wait" }] }, ({ step }) =>
        step.waitForEvent("w", { event: "x", timeout: "1h" }),
      ),
      inngest.createFunction({ id: "until", triggers: [{ event: "until" }] }, ({ step }) =>
        step.sleepUntil("later", "2030-01-01T00:00:00.000Z"),
      ),
      inngest.createFunction({ id: "pair", triggers: [{ event: "pair" }] }, ({ step }) =>
        Promise.all([step.run("left", () => 1), step.run("right", () => 2)]),
      ),
    ]);
  });
  afterAll(() => world.stop());
  const post = (path: string, body: unknown) =>
    fetch(world.url + path, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
    }).then(async (response) => ({
      status: response.status,
      body: (await response.json()) as { error: string },
    }));

  test.each([
    ["a body that is not JSON", "{", 400, "The body is not JSON"],
    ["no name", { data: {} }, 400, "name"],
    ["a reserved name", { name: "inngest/function.failed", data: {} }, 400, "reserved"],
    ["data that is not an object", { name: "x", data: ["secret words"] }, 400, "data"],
    [
      "an event over 512 KB",
      { name: "x", data: { text: "a".repeat(600_000) } },
      400,
      "Event 0 is larger than 524288 bytes",
    ],
  ])("refuses events with %s, without repeating their data", async (_, body, status, message) => {
    const answer = await post("/e/key", body);
    expect(answer).toMatchObject({ status, body: { error: expect.stringContaining(message) as string } });
    expect(answer.body.error).not.toContain("secret words");
  });

  test("refuses a body that is too large before it is read", async () => {
    expect((await post("/e/key", "x".repeat(17 * 1024 * 1024))).status).toBe(413);
  });

  test("answers programs on this machine, and refuses web pages and foreign hosts", async () => {
    expect(await raw(`${world.url}/health`, {})).toMatchObject({ status: 200 });
    for (const headers of [
      { origin: "http://localhost:3000" },
      { host: "evil.example" },
      { "sec-fetch-site": "none" },
    ]) {
      expect(await raw(`${world.url}/e/key`, { method: "POST", headers }, '{"name":"x"}')).toMatchObject({
        status: 403,
      });
    }
  });

  test("answers 404 to unknown paths and 400 to malformed escapes", async () => {
    expect((await fetch(`${world.url}/v1/runs/none`)).status).toBe(404);
    expect((await fetch(`${world.url}/v1/%ff`)).status).toBe(400);
    expect((await fetch(`${world.url}/other`)).status).toBe(404);
  });

  test("carries any Unicode text, NUL included, unchanged", async () => {
    const text = "naïve \u0000 \ud83d\ude00 \\u0000 \u2028";
    const { run_id } = await world.run(await world.send("echo", { text }));
    expect(await world.get(`/v1/runs/${run_id}`)).toMatchObject({
      data: { status: "Completed", output: text, steps: [{ name: "say", attempts: 1 }] },
    });
  });

  test.each([
    ["signal", "The local engine does not implement the operation WaitForSignal"],
    ["wait", "The local engine does not implement the operation WaitForEvent"],
    ["until", 'The step "later" waits for "2030-01-01T00:00:00.000Z", which is not a duration'],
    ["pair", "The local engine does not run steps in parallel"],
  ])("fails the run of a function that uses an unsupported step: %s", async (event, message) => {
    const run = await world.run(await world.send(event));
    expect(run).toMatchObject({
      status: "Failed",
      error: { message: expect.stringContaining(message) as string },
    });
  });

  test("answers 409 to a checkpoint with a lost lease and 400 to a malformed one", async () => {
    const lease = "1.00000000-0000-4000-8000-000000000000";
    const step = { op: "StepRun", id: "a", data: 1 };
    expect((await post("/v1/checkpoint/01RUN/async", { qi_id: lease, steps: [step] })).status).toBe(409);
    expect((await post("/v1/checkpoint/01RUN/async", { qi_id: "1", steps: [step] })).status).toBe(400);
  });
});

describe("with keys", () => {
  const signingKey = `signkey-local-${"ab".repeat(32)}`;
  const eventKey = "the-event-key";
  let world: World;
  beforeAll(async () => {
    world = await startWorld(
      (inngest) => [
        inngest.createFunction({ id: "echo", triggers: [{ event: "echo" }] }, ({ event, step }) =>
          step.run("one", () => event.data.text as string),
        ),
      ],
      { config: { signingKey, eventKey }, client: { isDev: false, signingKey, eventKey } },
    );
  });
  afterAll(() => world.stop());

  test("signs calls as the SDK requires and accepts its authenticated checkpoints", async () => {
    // So that the first call is the event's.
    expect(world.app.calls).toEqual([]);
    const id = await world.send("echo", { text: "Größe é \u2028", b: 1, a: [1.5, 1e21] });
    const done = async () => {
      const hash = (await import("../../engine/signature.ts")).hashedSigningKey(signingKey);
      const response = await fetch(`${world.url}/v1/events/${id}/runs`, {
        headers: { authorization: `Bearer ${hash}` },
      });
      return ((await response.json()) as { data: { status: string; output: unknown }[] }).data[0];
    };
    await expect.poll(done).toMatchObject({ status: "Completed", output: "Größe é \u2028" });
    const [call] = world.app.calls;
    expect(call?.status).toBe(206);
    expect(call?.headers["x-inngest-signature"]).toMatch(/^t=\d+&s=[0-9a-f]{64}$/);
  });

  test("on a public address it accepts any Host header, refuses web pages, and does not start without keys", async () => {
    const elsewhere = await startWorld(() => [], {
      config: { host: "0.0.0.0", signingKey, eventKey },
      client: { isDev: false, signingKey, eventKey },
    });
    const sent = (headers: http.OutgoingHttpHeaders, key = eventKey) =>
      raw(`${elsewhere.url}/e/${key}`, { method: "POST", headers }, '{"name":"x"}');
    expect(await sent({ host: "engine:8288" })).toMatchObject({ status: 200 });
    expect(await sent({ host: "engine:8288" }, "wrong")).toMatchObject({ status: 401 });
    expect(await sent({ host: "engine:8288", origin: "http://engine:8288" })).toMatchObject({ status: 403 });
    await elsewhere.stop();
    const alone = { DATABASE_URL: "postgresql://x@localhost/x", ENGINE_HOST: "0.0.0.0" };
    expect(() => readConfig(alone)).toThrow("ENGINE_SIGNING_KEY");
    expect(() => readConfig({ ...alone, ENGINE_SIGNING_KEY: signingKey })).toThrow("ENGINE_EVENT_KEY");
  });

  test("the app refuses calls signed with another key, and the engine refuses requests without a key", async () => {
    const body = {
      event: { name: "echo", data: {} },
      events: [],
      steps: {},
      ctx: { run_id: "r", attempt: 0 },
      version: -1,
    };
    const at = Math.floor(Date.now() / 1000);
    const forged = createHmac("sha256", "cd".repeat(32))
      .update(JSON.stringify(body))
      .update(String(at))
      .digest("hex");
    const response = await fetch(`${world.app.url}?fnId=test-echo&stepId=step`, {
      method: "POST",
      headers: { "x-inngest-signature": `t=${at}&s=${forged}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(401);
    for (const path of ["/stats", "/v1/runs/x"]) expect((await fetch(world.url + path)).status).toBe(401);
    const stranger = new Inngest({
      id: "s",
      baseUrl: world.url,
      isDev: false,
      eventKey: "wrong",
      signingKey,
    });
    await expect(stranger.send({ name: "echo", data: {} })).rejects.toThrow(/event key/i);
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { NonRetriableError } from "inngest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { startGiven, type Given } from "../support/given.ts";

// Calls recorded between an Inngest server and the SDK at the version pinned here, complete with the app's answers.
// Our engine must make the same calls for the same functions, except for ids and times.
type Recorded = { url: string; headers: Record<string, string>; body: Body };
type Body = { ctx: Record<string, unknown>; steps: Record<string, unknown>; [more: string]: unknown };
const recorded = readFileSync(path.join(import.meta.dirname, "golden/inngest-server.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Recorded);

let world: Given;
beforeAll(async () => {
  world = await startGiven(
    (inngest, on) => [
      inngest.createFunction({ ...on("three"), retries: 3 }, async ({ event, step, attempt }) => {
        const a = await step.run("a", () => event.data.n as number);
        const b = await step.run("flaky", () => {
          if (attempt < 1) throw new Error("boom");
          return a + 1;
        });
        return step.run("c", () => b + 1);
      }),
      inngest.createFunction({ ...on("bad"), retries: 1, onFailure: () => {} }, async ({ step }) => {
        await step.run("x", () => {
          throw new NonRetriableError("no way");
        });
      }),
      inngest.createFunction(on("fan"), ({ event }) => event.data.count as number),
      inngest.createFunction({ ...on("score"), retries: 2 }, () => 42),
    ],
    { name: "t", client: { id: "spike" } },
  );
  const started = await Promise.all([
    world.send("three", { n: 0, k: "K" }),
    world.send("bad", { n: 0, k: "K" }),
    world.send("fan", { batch: "b1795196301127", count: 500 }),
    world.send("score", { batch: "b1795196301127", i: 20, org: "o0" }, { id: "b1795196301127:20" }),
  ]);
  for (const id of started) await world.run(id);
  await eventually(() => expect(world.app.calls.some((call) => call.url.includes("bad-failure"))).toBe(true));
});
afterAll(() => world.stop());

const volatile = new Set(["run_id", "request_id", "job_id", "qi_id", "fn_id", "ts"]);
const ulid = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** The same value with ids, times and stack traces replaced by placeholders. */
function normal(value: unknown, key = ""): unknown {
  if (volatile.has(key)) return `<${typeof value}>`;
  if (typeof value === "string") {
    // Only traces are strings under this name; the list of memoized steps is an array.
    if (key === "stack") return "<trace>";
    return ulid.test(value) ? "<ulid>" : value;
  }
  if (Array.isArray(value)) return value.map((item) => normal(item));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normal(inner, name)]));
}

function normalHeaders(headers: Record<string, string>) {
  // The recorded server had no signing key.
  const own = Object.entries(headers).filter(([name]) => /^x-(?!inngest-signature)/.test(name));
  return Object.fromEntries(
    own.map(([name, value]) => [name, /id$/.test(name) && !/generation|step/.test(name) ? "<id>" : value]),
  );
}

/** Identifies a call across servers: its path, run, attempt and memoized steps. */
const callKey = ({ url, body }: { url: string; body: Body }) =>
  JSON.stringify([
    url,
    (body.event as { data: { n?: number } }).data.n,
    body.ctx.attempt,
    Object.keys(body.steps).sort(),
  ]);

test.each(recorded.map((call, i) => [i, call.url.split("?")[1] ?? "", call] as const))(
  "call %i (%s) is what Inngest's server sends",
  (_, __, call) => {
    const ours = world.app.calls.find((candidate) => callKey(candidate) === callKey(call));
    expect(ours, "our engine made no such call").toBeDefined();
    expect(normal(ours?.body)).toEqual(normal(call.body));
    expect(normalHeaders(ours?.headers ?? {})).toEqual(normalHeaders(call.headers));
  },
);

test("makes no call that Inngest's server does not make", () => {
  const recordedKeys = new Set(recorded.map((call) => callKey(call)));
  expect(world.app.calls.filter((call) => !recordedKeys.has(callKey(call)))).toEqual([]);
});

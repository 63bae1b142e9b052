import { readFileSync } from "node:fs";
import path from "node:path";
import { NonRetriableError } from "inngest";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./support/eventually.ts";
import { startWorld, type World } from "./support/world.ts";

// Recorded between an Inngest server and the SDK at the version pinned here: what the app was asked, whole, and
// what it answered. The same functions run on our engine must be asked the same, ids and times apart.
type Recorded = { url: string; headers: Record<string, string>; body: Body };
type Body = { ctx: Record<string, unknown>; steps: Record<string, unknown>; [more: string]: unknown };
const recorded = readFileSync(path.join(import.meta.dirname, "golden/inngest-server.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Recorded);

let world: World;
beforeAll(async () => {
  world = await startWorld(
    (inngest) => {
      const three = inngest.createFunction(
        { id: "three", retries: 3, triggers: [{ event: "t/three" }] },
        async ({ event, step, attempt }) => {
          const a = await step.run("a", () => event.data.n as number);
          const b = await step.run("flaky", () => {
            if (attempt < 1) throw new Error("boom");
            return a + 1;
          });
          return step.run("c", () => b + 1);
        },
      );
      return [
        three,
        inngest.createFunction({ id: "par", triggers: [{ event: "t/par" }] }, async ({ step }) => {
          const r = await Promise.all(
            [1, 2, 3, 4].map((i) => step.run(`p${i}`, () => sleep(50).then(() => i))),
          );
          const inv = await step.invoke("inv", { function: three, data: { n: 900 } });
          const w = await step.waitForEvent("w", {
            event: "t/go",
            timeout: "1s",
            if: "async.data.k == event.data.k",
          });
          return { r, inv, w: w?.data as unknown };
        }),
        inngest.createFunction(
          { id: "bad", retries: 1, triggers: [{ event: "t/bad" }], onFailure: () => {} },
          async ({ step }) => {
            await step.run("x", () => {
              throw new NonRetriableError("no way");
            });
          },
        ),
        inngest.createFunction(
          { id: "fan", triggers: [{ event: "t/fan" }] },
          ({ event }) => event.data.count as number,
        ),
        inngest.createFunction({ id: "score", retries: 2, triggers: [{ event: "t/score" }] }, () => 42),
      ];
    },
    { client: { id: "spike" } },
  );
  const started = await Promise.all([
    world.send("t/three", { n: 0, k: "K" }),
    world.send("t/par", { n: 0, k: "K" }),
    world.send("t/bad", { n: 0, k: "K" }),
    world.send("t/fan", { batch: "b1795196301127", count: 500 }),
    world.send("t/score", { batch: "b1795196301127", i: 20, org: "o0" }, { id: "b1795196301127:20" }),
  ]);
  for (const id of started) await world.run(id);
  await eventually(() => expect(world.app.calls.some((call) => call.url.includes("bad-failure"))).toBe(true));
});
afterAll(() => world.stop());

const volatile = new Set(["run_id", "request_id", "job_id", "qi_id", "fn_id", "ts"]);
const ulid = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** The same value with ids, times and stack traces named instead of shown. */
function normal(value: unknown, key = ""): unknown {
  if (volatile.has(key)) return `<${typeof value}>`;
  if (typeof value === "string") {
    // Only traces are strings under this name; the list of memoized steps is an array.
    if (key === "stack") return "<trace>";
    return ulid.test(value) ? "<ulid>" : value;
  }
  // Parallel steps end in any order.
  if (Array.isArray(value)) return key === "stack" ? [...value].sort() : value.map((item) => normal(item));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normal(inner, name)]));
}

function normalHeaders(headers: Record<string, string>) {
  const own = Object.entries(headers).filter(([name]) => name.startsWith("x-"));
  return Object.fromEntries(
    own.map(([name, value]) => [name, /id$/.test(name) && !/generation|step/.test(name) ? "<id>" : value]),
  );
}

/** Which moment of which run a call belongs to. */
const moment = ({ url, body }: { url: string; body: Body }) =>
  JSON.stringify([
    url,
    (body.event as { data: { n?: number } }).data.n,
    body.ctx.attempt,
    Object.keys(body.steps).sort(),
  ]);

test.each(recorded.map((call, i) => [i, call.url.split("?")[1] ?? "", call] as const))(
  "call %i (%s) is what Inngest's server sends",
  (_, __, call) => {
    const ours = world.app.calls.find((candidate) => moment(candidate) === moment(call));
    expect(ours, "we made no such call").toBeDefined();
    expect(normal(ours?.body)).toEqual(normal(call.body));
    expect(normalHeaders(ours?.headers ?? {})).toEqual(normalHeaders(call.headers));
  },
);

test("we make no call that Inngest's server did not make", () => {
  const recordedMoments = new Set(recorded.map((call) => moment(call)));
  const extra = world.app.calls.filter((call) => !recordedMoments.has(moment(call)));
  // The recording was cut: of the four parallel steps it kept one, of the invoked run nothing.
  const cut = extra.filter(
    ({ url, body }) => !url.endsWith("stepId=step") || JSON.stringify(body.event).includes('"n":900'),
  );
  expect(extra).toEqual(cut);
  expect(cut).toHaveLength(3 + 3);
});

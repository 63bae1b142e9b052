import { eventType, NonRetriableError, RetryAfterError } from "inngest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "./support/eventually.ts";
import { startWorld, type World } from "./support/world.ts";

// Both ways in which the SDK may report steps: as it goes, and in its answers alone.
describe.each([true, false])("steps, checkpointing %s", (checkpointing) => {
  let world: World;
  const ran: string[] = [];
  const note = (what: string) => void ran.push(what);
  const noted = (prefix: string) => ran.filter((what) => what.startsWith(prefix));

  beforeAll(async () => {
    world = await startWorld(
      (inngest) => {
        const on = <Name extends string>(event: Name) => ({
          id: event,
          triggers: [{ event }] as [{ event: Name }],
          retries: 2 as const,
        });
        const numbered = eventType("double", { schema: z.object({ n: z.number() }) });
        const double = inngest.createFunction({ id: "double", triggers: [numbered] }, ({ event }) => {
          if (event.data.n < 0) throw new NonRetriableError("negative");
          return event.data.n * 2;
        });
        return [
          double,
          inngest.createFunction(on("sequence"), async ({ event, step }) => {
            const a = await step.run("a", () => (note(`sequence.a`), event.data.n as number));
            const b = await step.run("b", () => (note(`sequence.b`), a + 1));
            return { a, b };
          }),
          inngest.createFunction(on("flaky"), async ({ event, step, attempt }) => {
            await step.run("steady", () => note("flaky.steady"));
            return step.run("shaky", () => {
              note(`flaky.shaky.${event.data.key}`);
              if (attempt < event.data.failures) throw new Error(`failure ${attempt}`);
              return attempt;
            });
          }),
          inngest.createFunction(on("caught"), async ({ step }) => {
            try {
              return await step.run("bad", () => {
                note("caught.bad");
                throw new NonRetriableError("never");
              });
            } catch (error) {
              return step.run("rescue", () => `rescued: ${(error as Error).message}`);
            }
          }),
          inngest.createFunction(on("later"), async ({ step, attempt }) =>
            step.run("wait-your-turn", () => {
              note(`later.${Date.now()}`);
              if (attempt === 0) throw new RetryAfterError("busy", "1s");
              return "served";
            }),
          ),
          inngest.createFunction(
            {
              ...on("doomed"),
              onFailure: ({ event, error }: { event: { data: { function_id: string } }; error: Error }) =>
                note(`doomed.onFailure.${event.data.function_id}.${error.message}`),
            },
            () => {
              note("doomed.run");
              throw new Error("always");
            },
          ),
          inngest.createFunction(on("nap"), async ({ step }) => {
            await step.run("before", () => note("nap.before"));
            await step.sleep("short", "1s");
            await step.sleepUntil("past", new Date(Date.now() - 5_000));
            await step.run("after", () => note("nap.after"));
            return "rested";
          }),
          inngest.createFunction(on("await"), async ({ event, step }) => {
            const answer = await step.waitForEvent("answer", {
              event: "answer",
              timeout: event.data.timeout,
              if: "async.data.key == event.data.key",
            });
            return answer?.data ?? "nobody";
          }),
          inngest.createFunction(on("caller"), async ({ event, step }) => {
            try {
              return await step.invoke("double-it", { function: double, data: { n: event.data.n } });
            } catch (error) {
              return `refused: ${(error as Error).message}`;
            }
          }),
          inngest.createFunction(on("parallel"), async ({ step }) => {
            const parts = await Promise.all([
              ...[1, 2, 3, 4].map((n) => step.run(`part-${n}`, () => (note(`parallel.${n}`), n * n))),
              step.sleep("meanwhile", "1s").then(() => 0),
            ]);
            return step.run("sum", () => (note("parallel.sum"), parts.reduce((a, b) => a + b)));
          }),
          inngest.createFunction(on("mixed"), async ({ step }) => {
            const [good, bad] = await Promise.allSettled([
              step.run("good", () => "fine"),
              step.run("bad", () => {
                note("mixed.bad");
                throw new Error("broken");
              }),
            ]);
            return [good?.status, bad?.status];
          }),
          inngest.createFunction(on("tell"), async ({ event, step }) => {
            await step.sendEvent(
              "tell-them",
              [1, 2, 3].map((n) => ({ name: "told", data: { n, key: event.data.key } })),
            );
            return "told";
          }),
          inngest.createFunction(on("told"), ({ event }) => note(`told.${event.data.key}.${event.data.n}`)),
          inngest.createFunction(on("race"), async ({ step, group }) => {
            const first = await group.parallel({ mode: "race" }, () =>
              Promise.race([step.run("fast", () => "fast"), step.sleep("slow", "4s").then(() => "slow")]),
            );
            return step.run("next", () => (note("race.next"), first));
          }),
        ];
      },
      { client: { checkpointing } },
    );
  });
  afterAll(() => world.stop());

  test("run in order, each once", async () => {
    const run = await world.run(await world.send("sequence", { n: 1 }));
    expect(run).toMatchObject({ status: "Completed", output: { a: 1, b: 2 } });
    expect(run.steps.map((step) => step.name)).toEqual(["a", "b"]);
    expect(noted("sequence")).toEqual(["sequence.a", "sequence.b"]);
  });

  test("a step that fails is tried again alone, and the run goes on", async () => {
    const run = await world.run(await world.send("flaky", { failures: 2, key: "x" }));
    expect(run).toMatchObject({ status: "Completed", output: 2 });
    expect(run.steps.map((step) => [step.name, step.attempts])).toEqual([
      ["steady", 1],
      ["shaky", 3],
    ]);
    expect(noted("flaky.shaky.x")).toHaveLength(3);
  });

  test("a step that keeps failing ends the run after its retries", async () => {
    const run = await world.run(await world.send("flaky", { failures: 9, key: "y" }));
    expect(run).toMatchObject({ status: "Failed", error: { message: "failure 2" } });
    expect(noted("flaky.shaky.y")).toHaveLength(3);
  });

  test("NonRetriableError is not tried again and can be caught", async () => {
    const run = await world.run(await world.send("caught"));
    expect(run).toMatchObject({ status: "Completed", output: "rescued: never" });
    expect(noted("caught.bad")).toHaveLength(1);
  });

  test("RetryAfterError says when", async () => {
    const run = await world.run(await world.send("later"));
    expect(run).toMatchObject({ status: "Completed", output: "served" });
    const [first = 0, second = 0] = noted("later").map((what) => Number(what.split(".")[1]));
    expect(second - first).toBeGreaterThan(400);
  });

  test("a function that fails for good calls its onFailure", async () => {
    const run = await world.run(await world.send("doomed"));
    expect(run).toMatchObject({ status: "Failed", error: { message: "always" } });
    expect(noted("doomed.run")).toHaveLength(3);
    await eventually(() =>
      expect(noted("doomed.onFailure")).toEqual(["doomed.onFailure.test-doomed.always"]),
    );
  });

  test("sleep and sleepUntil", async () => {
    const began = Date.now();
    expect(await world.run(await world.send("nap"))).toMatchObject({ status: "Completed", output: "rested" });
    expect(Date.now() - began).toBeGreaterThan(990);
    expect(noted("nap")).toEqual(["nap.before", "nap.after"]);
  });

  test("waitForEvent takes the event that matches", async () => {
    const eventId = await world.send("await", { timeout: "1h", key: "mine" });
    await eventually(async () => expect((await world.get<{ pauses: number }>("/stats")).pauses).toBe(1));
    await world.send("answer", { key: "other", text: "no" });
    await world.send("answer", { key: "mine", text: "yes" });
    expect(await world.run(eventId)).toMatchObject({ output: { key: "mine", text: "yes" } });
  });

  test("waitForEvent gives up after its timeout", async () => {
    expect(await world.run(await world.send("await", { timeout: "1s", key: "k" }))).toMatchObject({
      output: "nobody",
    });
  });

  test("invoke returns what the other function returns, or throws what it throws", async () => {
    expect(await world.run(await world.send("caller", { n: 21 }))).toMatchObject({ output: 42 });
    expect(await world.run(await world.send("caller", { n: -1 }))).toMatchObject({
      output: "refused: negative",
    });
  });

  test("parallel steps run each once, and the function goes on when all have ended", async () => {
    expect(await world.run(await world.send("parallel"))).toMatchObject({ status: "Completed", output: 30 });
    expect(noted("parallel").sort()).toEqual([
      "parallel.1",
      "parallel.2",
      "parallel.3",
      "parallel.4",
      "parallel.sum",
    ]);
  });

  test("one parallel step may fail without the others", async () => {
    expect(await world.run(await world.send("mixed"))).toMatchObject({ output: ["fulfilled", "rejected"] });
    expect(noted("mixed.bad")).toHaveLength(3);
  });

  test("sendEvent starts what listens", async () => {
    expect(await world.run(await world.send("tell", { key: "z" }))).toMatchObject({ output: "told" });
    await eventually(() => expect(noted("told.z").sort()).toEqual(["told.z.1", "told.z.2", "told.z.3"]));
  });

  test("in a race the first to end takes the function on", async () => {
    const began = Date.now();
    const sent = await world.send("race");
    await eventually(() => expect(noted("race.next")).toHaveLength(1));
    expect(Date.now() - began).toBeLessThan(3_500);
    // As with Inngest, the run itself stays open until the loser has ended.
    expect(await world.run(sent)).toMatchObject({ status: "Completed", output: "fast" });
    expect(noted("race.next")).toHaveLength(1);
  });
});

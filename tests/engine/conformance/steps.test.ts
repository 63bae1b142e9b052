import { NonRetriableError, RetryAfterError } from "inngest";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { startGiven, type Given } from "../support/given.ts";

// How the SDK may report steps: in checkpoints, only in its answers, and in checkpoints until its time is up.
describe.each([true, false, { maxRuntime: 5 }])("steps with checkpointing %j", (checkpointing) => {
  let world: Given;
  const ran: string[] = [];
  const note = (entry: string) => void ran.push(entry);
  const noted = (prefix: string) => ran.filter((entry) => entry.startsWith(prefix));

  beforeAll(async () => {
    world = await startGiven(
      (inngest, on) => [
        inngest.createFunction(on("sequence"), async ({ event, step }) => {
          const a = await step.run(
            "a",
            () => (note("sequence.a"), sleep(20).then(() => event.data.n as number)),
          );
          const b = await step.run("b", () => (note("sequence.b"), a + 1));
          return { a, b };
        }),
        inngest.createFunction({ ...on("flaky"), retries: 2 }, async ({ event, step, attempt }) => {
          await step.run("steady", () => note(`flaky.steady.${event.data.key}`));
          return step.run("shaky", () => {
            note(`flaky.shaky.${event.data.key}`);
            if (attempt < event.data.failures) throw new Error(`failure ${attempt}`);
            return attempt;
          });
        }),
        inngest.createFunction({ ...on("caught"), retries: 2 }, async ({ step }) => {
          try {
            return await step.run("bad", () => {
              note("caught.bad");
              throw new NonRetriableError("never");
            });
          } catch (error) {
            return step.run("rescue", () => `rescued: ${(error as Error).message}`);
          }
        }),
        inngest.createFunction({ ...on("later"), retries: 2 }, async ({ step, attempt }) =>
          step.run("wait-your-turn", () => {
            note(`later.${Date.now()}`);
            if (attempt === 0) throw new RetryAfterError("busy", "1s");
            return "served";
          }),
        ),
        inngest.createFunction(
          {
            ...on("doomed"),
            retries: 2,
            onFailure: ({ event, error }: { event: { data: { function_id: string } }; error: Error }) =>
              note(`doomed.onFailure.${event.data.function_id.split("-").at(-1)}.${error.message}`),
          },
          () => {
            note("doomed.run");
            throw new Error("always");
          },
        ),
        inngest.createFunction(on("nap"), async ({ step }) => {
          await step.run("before", () => note("nap.before"));
          await step.sleep("short", "1s");
          await step.run("after", () => note("nap.after"));
          return "rested";
        }),
      ],
      { client: { checkpointing } },
    );
  });
  afterAll(() => world.stop());

  test("run in order, each once", async () => {
    const run = await world.run(await world.send("sequence", { n: 1 }));
    expect(run).toMatchObject({ status: "Completed", output: { a: 1, b: 2 } });
    expect(noted("sequence")).toEqual(["sequence.a", "sequence.b"]);
    // When its time is up, the SDK leaves a step to a separate call.
    const ofOneStep = world.app.calls.some(({ url }) => !url.endsWith("stepId=step"));
    expect(ofOneStep).toBe(typeof checkpointing === "object");
  });

  test("only the failing step is retried, and the run continues", async () => {
    const run = await world.run(await world.send("flaky", { failures: 2, key: "x" }));
    expect(run).toMatchObject({ status: "Completed", output: 2 });
    expect(noted("flaky.steady.x")).toHaveLength(1);
    expect(noted("flaky.shaky.x")).toHaveLength(3);
  });

  test("a step that keeps failing ends the run after its retries", async () => {
    const run = await world.run(await world.send("flaky", { failures: 9, key: "y" }));
    expect(run.status).toBe("Failed");
    expect(noted("flaky.shaky.y")).toHaveLength(3);
  });

  test("a NonRetriableError is not retried and can be caught", async () => {
    const run = await world.run(await world.send("caught"));
    expect(run).toMatchObject({ status: "Completed", output: "rescued: never" });
    expect(noted("caught.bad")).toHaveLength(1);
  });

  test("a RetryAfterError delays the retry by its time", async () => {
    const run = await world.run(await world.send("later"));
    expect(run).toMatchObject({ status: "Completed", output: "served" });
    const [first = 0, second = 0] = noted("later").map((entry) => Number(entry.split(".")[1]));
    expect(second - first).toBeGreaterThanOrEqual(990);
  });

  test("a function that has used its retries calls its onFailure", async () => {
    const run = await world.run(await world.send("doomed"));
    expect(run.status).toBe("Failed");
    expect(noted("doomed.run")).toHaveLength(3);
    await eventually(() => expect(noted("doomed.onFailure")).toEqual(["doomed.onFailure.doomed.always"]));
  });

  test("a sleep lasts its full time, and steps before it do not run again", async () => {
    const began = Date.now();
    expect(await world.run(await world.send("nap"))).toMatchObject({ status: "Completed", output: "rested" });
    expect(Date.now() - began).toBeGreaterThan(990);
    expect(noted("nap")).toEqual(["nap.before", "nap.after"]);
  });
});

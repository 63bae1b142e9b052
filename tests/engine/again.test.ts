import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "./support/world.ts";

let world: World;
let broken = true;
beforeAll(async () => {
  world = await startWorld((inngest) => [
    inngest.createFunction({ id: "fragile", retries: 0, triggers: [{ event: "work" }] }, () => {
      if (broken) throw new Error("words of a candidate");
      return "done";
    }),
  ]);
});
afterAll(() => world.stop());

type Failures = { data: { function_id: string; failed: number; last: string }[] };

test("counts permanently failed runs by function, and runs each of them again once on request", async () => {
  const events = [await world.send("work"), await world.send("work")];
  for (const event of events) expect((await world.run(event)).status).toBe("Failed");
  const { data } = await world.get<Failures>("/failures");
  expect(data).toMatchObject([{ failed: 2 }]);
  expect(JSON.stringify(data)).not.toContain("candidate");

  broken = false;
  const retry = () => fetch(`${world.url}/failures/${data[0]!.function_id}`, { method: "POST" });
  expect(await (await retry()).json()).toEqual({ started: 2 });
  for (const event of events) expect((await world.ended(event, 2)).at(-1)?.status).toBe("Completed");
  expect(await world.get<Failures>("/failures")).toEqual({ data: [] });
  expect(await (await retry()).json()).toEqual({ started: 0 });
});

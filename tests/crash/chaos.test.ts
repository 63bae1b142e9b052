import { expect, test } from "vitest";
import { freePort } from "../../scripts/ports";
import { builtFolder } from "../support/app";
import { chaos } from "./chaos/chaos";
import { victims } from "./chaos/installation";
import { thorough } from "../support/thorough";

/** Each part only in thorough runs, else all together; `npm run chaos` repeats them. */
const killed = thorough ? victims : (["all"] as const);

test("survives kill -9 of parts and of all together with nothing lost, stuck, doubled or charged twice", async () => {
  const report = await chaos(killed, await freePort(), await builtFolder());
  expect(report).toMatchObject({ healthy: true, lost: 0, stuck: 0, doubled: 0, chargedTwice: 0, offBy: 0 });
  expect(report.applications).toBeGreaterThan(3 * killed.length);
}, 600_000);

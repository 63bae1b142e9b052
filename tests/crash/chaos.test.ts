import { expect, test } from "vitest";
import { freePort } from "../../scripts/ports";
import { builtFolder } from "../support/app";
import { chaos } from "./chaos/chaos";
import { victims } from "./chaos/installation";

test("survives kill -9 of each part and of all together with nothing lost, stuck, doubled or charged twice", async () => {
  const report = await chaos(victims.length, await freePort(), await builtFolder());
  expect(report).toMatchObject({ healthy: true, lost: 0, stuck: 0, doubled: 0, chargedTwice: 0, offBy: 0 });
  expect(report.applications).toBeGreaterThan(3 * victims.length);
}, 600_000);

import { expect, test } from "vitest";
import { readProbes, shareMet } from "../bench/evaluation/probes";

const leastRefused = 0.9;

test("rejects at least 90 percent of the passages that only share words with a criterion", async () => {
  expect(1 - (await shareMet(readProbes("look-alikes")))).toBeGreaterThanOrEqual(leastRefused);
});

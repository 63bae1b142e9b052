import { expect, test } from "vitest";
import { readProbes, shareMet } from "../bench/evaluation/probes";

const leastRefused = 0.9;
const leastMet = 0.6;

test("passages that only share words with a criterion meet it", async () => {
  expect(1 - (await shareMet(readProbes("look-alikes")))).toBeGreaterThanOrEqual(leastRefused);
});

test("work that shows a criterion without its words does not meet it", async () => {
  expect(await shareMet(readProbes("paraphrases"))).toBeGreaterThanOrEqual(leastMet);
});

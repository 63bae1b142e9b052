import "../../support/database";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { gates } from "@/lib/access/load/kinds";
import { giveWay } from "@/lib/access/load/give-way";

test("background work waits while somebody is being answered, and goes on when they are", async () => {
  const leave = await gates.pages.enter();
  let went = false;
  const work = giveWay().then(() => (went = true));
  await sleep(10);
  expect(went).toBe(false);
  leave?.();
  await work;
  await giveWay();
});

test("background work goes on all the same where somebody is always being answered", async () => {
  const leave = await gates.agents.enter();
  await giveWay();
  expect(gates.agents.inside).toBe(1);
  leave?.();
});

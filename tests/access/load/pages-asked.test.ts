import { expect, test } from "vitest";
import { arePagesAsked, notePage } from "@/lib/access/load/pages-asked";

test("pages of the last seconds are people at work, one person's waiting is not", () => {
  expect(arePagesAsked(0)).toBe(false);
  for (const at of [0, 2_000, 4_000, 6_000]) notePage(at);
  expect(arePagesAsked(6_000)).toBe(false);
  for (const at of [7_000, 7_100, 7_200, 7_300]) notePage(at);
  expect(arePagesAsked(7_400)).toBe(true);
  expect(arePagesAsked(11_000)).toBe(false);
});

import { expect, test } from "vitest";
import { embedded14 } from "@/lib/judging/ai/cards/embedded-14";
import { measureRewrites } from "../bench/evaluation/rewrites";

test("the embedded evaluator's card says how far rewrites move its score now", async () => {
  const { rewriteMedian, rewriteLargest } = await measureRewrites(new Date("2026-01-01"));
  const figure = embedded14.figures.find(({ what }) => what.includes("rewrite"));
  expect(figure?.value).toBe(String(rewriteMedian));
  expect(figure?.limit).toContain(String(rewriteLargest));
});

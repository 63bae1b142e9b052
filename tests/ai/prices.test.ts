import { describe, expect, it } from "vitest";
import { costMicros, readPrices } from "@/lib/judging/ai/prices";

const used = { task: "judge", inputTokens: 1_000, cachedInputTokens: 600, outputTokens: 100 } as const;

describe("prices", () => {
  it("are the model's own, else those for all other models", () => {
    const prices = readPrices("gpt-a=2/0.5/8, llama3.3:70b=0/0, org/model=1/1, *=3/30");
    expect(costMicros(prices, { ...used, model: "gpt-a" })).toBe(400 * 2 + 600 * 0.5 + 100 * 8);
    expect(costMicros(prices, { ...used, model: "llama3.3:70b" })).toBe(0);
    expect(costMicros(prices, { ...used, model: "org/model" })).toBe(1_100);
    expect(costMicros(prices, { ...used, model: "another" })).toBe(1_000 * 3 + 100 * 30);
  });

  it("are unknown, not zero, for a model without a price", () => {
    expect(costMicros(readPrices("gpt-a=2/8"), { ...used, model: "gpt-b" })).toBeNull();
    expect(costMicros(readPrices(""), { ...used, model: "gpt-b" })).toBeNull();
  });

  it.each(["gpt-a", "gpt-a=", "gpt-a=1", "gpt-a=1/2/3/4", "gpt-a=x/2", "gpt-a=-1/2", "=1/2", "a=1/2,a=3/4"])(
    "are refused when they read %j",
    (setting) => expect(() => readPrices(setting)).toThrow(/is not a valid price/),
  );
});

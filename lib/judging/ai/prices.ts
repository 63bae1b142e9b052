import * as z from "zod";
import type { Usage } from "./usage";

const dollars = z.number().min(0).max(10_000);

/** US dollars per million tokens of one model. */
export const Price = z.object({
  input: dollars,
  /** For cached input; equals `input` where the provider gives no discount. */
  cachedInput: dollars,
  output: dollars,
});
export type Price = z.infer<typeof Price>;

/** Prices by model name; `*` is the price of every model without one of its own. */
export type Prices = ReadonlyMap<string, Price>;

/** Millionths of a US dollar for tokens of a model; null where no price is set for it. */
export function costMicros(
  prices: Prices,
  {
    model,
    inputTokens,
    cachedInputTokens,
    outputTokens,
  }: Pick<Usage, "model" | "inputTokens" | "cachedInputTokens" | "outputTokens">,
): number | null {
  const price = prices.get(model) ?? prices.get("*");
  if (!price) return null;
  const fresh = inputTokens - cachedInputTokens;
  return Math.round(
    fresh * price.input + cachedInputTokens * price.cachedInput + outputTokens * price.output,
  );
}

/**
 * Reads "model=input/cached/output, model=input/output": dollars per million tokens. A model's name may contain "/"
 * and ":", but neither "=" nor ",". @throws Error when a price does not parse
 */
export function readPrices(setting: string): Map<string, Price> {
  const prices = new Map<string, Price>();
  for (const part of setting.split(",").filter((text) => text.trim())) {
    const [model = "", amounts = ""] = part.split("=").map((text) => text.trim());
    const numbers = amounts.split("/").map((text) => (text.trim() === "" ? Number.NaN : Number(text)));
    const [input, second, third] = numbers;
    const price = Price.safeParse({
      input,
      cachedInput: third === undefined ? input : second,
      output: third ?? second,
    });
    if (!model || numbers.length < 2 || numbers.length > 3 || !price.success || prices.has(model))
      throw new Error(
        `"${part.trim()}" is not a valid price; expected for example gpt-5.4-mini=0.75/0.075/4.5`,
      );
    prices.set(model, price.data);
  }
  return prices;
}

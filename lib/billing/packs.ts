import { env } from "@/lib/env";

/** Credits that are bought together, and what they cost, in the currency's smallest unit. */
export type Pack = { credits: number; amount: number; currency: string };

/** What CREDIT_PACKS offers, "credits=price,credits=price" with prices in whole units such as 49.00. */
export const packs: Pack[] = env.CREDIT_PACKS.split(",").map((pack) => {
  const [credits = "", price = ""] = pack.trim().split("=");
  return {
    credits: Number(credits),
    amount: Math.round(Number(price) * 100),
    currency: env.CREDIT_CURRENCY,
  };
});

import { env } from "@/lib/env";
import { smallestUnits } from "./money";

/** A number of credits and its price, in the currency's smallest unit. */
export type Pack = { credits: number; amount: number; currency: string };

/** The packs in CREDIT_PACKS, "credits=price,credits=price" with prices in whole units such as 49.00. */
export const packs: Pack[] = env.CREDIT_PACKS.split(",").map((pack) => {
  const [credits = "", price = ""] = pack.trim().split("=");
  return {
    credits: Number(credits),
    amount: Math.round(Number(price) * smallestUnits(env.CREDIT_CURRENCY)),
    currency: env.CREDIT_CURRENCY,
  };
});

import { env } from "@/lib/env";
import { openStripe } from "./stripe";
import type { Pack } from "./packs";

/** What is bought, by whom and for which organization. The ids come back with every notice. */
export type Order = Pack & {
  purchaseId: string;
  organizationId: string;
  email: string;
  /** Where the buyer comes back to. */
  returnTo: string;
};

/** What a provider tells of a purchase. Amounts are in the currency's smallest unit. */
export type Notice = { organizationId: string; purchaseId: string } & (
  | { kind: "paid"; sessionId: string; amount: number; currency: string }
  | { kind: "expired"; sessionId: string }
  /** `refunded` is all that has been given back so far. */
  | { kind: "refunded"; refunded: number }
);

/** Whoever takes the money. */
export type PaymentProvider = {
  /** Opens a checkout, one for a purchase however often it is asked. @throws DomainError `unavailable` */
  openCheckout: (order: Order) => Promise<{ sessionId: string; url: string }>;
  /** Null where a notice is of nothing we wait for. @throws DomainError `invalid` unless the provider has signed it */
  readNotice: (raw: string, headers: Headers) => Notice | null;
};

/** The one that is configured; null where credits are not bought here. */
export const provider: PaymentProvider | null =
  env.BILLING !== "off" && env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? openStripe(env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET, env.STRIPE_API_URL)
    : null;

import { env } from "@/lib/env";
import { openStripe } from "./stripe";
import type { Pack } from "./packs";

/** What is bought, by whom and for which organization. The ids come back with every notice. */
export type Order = Pack & {
  purchaseId: string;
  organizationId: string;
  email: string;
  /** The page the buyer returns to. */
  returnTo: string;
};

/** A provider's notice about a purchase. Amounts are in the currency's smallest unit. */
export type Notice = { organizationId: string; purchaseId: string } & (
  | { kind: "paid"; sessionId: string; amount: number; currency: string }
  | { kind: "expired"; sessionId: string }
  /** `refunded` is the total refunded so far. */
  | { kind: "refunded"; refunded: number }
);

/** A service that collects payments. */
export type PaymentProvider = {
  /** Opens a checkout, one per purchase however often it is called. @throws DomainError `unavailable` */
  openCheckout: (order: Order) => Promise<{ sessionId: string; url: string }>;
  /** Parses a notice; null for one we do not need. @throws DomainError `invalid` unless the provider has signed it */
  readNotice: (raw: string, headers: Headers) => Notice | null;
};

/** The configured provider; null when credits are not sold here. */
export const provider: PaymentProvider | null =
  env.BILLING !== "off" && env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? openStripe(env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET, env.STRIPE_API_URL)
    : null;

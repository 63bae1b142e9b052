import Stripe from "stripe";
import * as z from "zod";
import { invalid, unavailable } from "@/lib/errors";
import type { Notice, Order, PaymentProvider } from "./provider";

const Ids = z.object({ organizationId: z.uuid(), purchaseId: z.uuid() });

/** Stripe's hosted checkout, and its webhooks. `apiUrl` is a simulator's, in tests. */
export function openStripe(secretKey: string, webhookSecret: string, apiUrl?: string): PaymentProvider {
  const at = apiUrl ? new URL(apiUrl) : null;
  const stripe = new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === "http:" ? "http" : "https" }),
  });
  return {
    async openCheckout(order) {
      try {
        const session = await stripe.checkout.sessions.create(checkout(order), {
          idempotencyKey: order.purchaseId,
        });
        if (!session.url) throw new Error("A checkout without an address.");
        return { sessionId: session.id, url: session.url };
      } catch {
        // The library's errors carry the request, with the buyer's address.
        throw unavailable("The payment could not be begun. Nothing was paid. Try again in a moment.");
      }
    },

    readNotice(raw, headers) {
      const signature = headers.get("stripe-signature") ?? "";
      try {
        return noticeOf(stripe.webhooks.constructEvent(raw, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError)
          throw invalid("The signature does not match.");
        throw error;
      }
    },
  };
}

/** The ids stand on the session and on the payment, whose refunds carry them on. */
function checkout({ purchaseId, organizationId, credits, amount, currency, email, returnTo }: Order) {
  const metadata = { purchaseId, organizationId };
  const product_data = { name: `${credits} credits` };
  return {
    mode: "payment" as const,
    client_reference_id: purchaseId,
    customer_email: email,
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data } }],
    metadata,
    payment_intent_data: { metadata },
    success_url: returnTo,
    cancel_url: returnTo,
  };
}

function noticeOf(event: Stripe.Event): Notice | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded": {
      const { id: sessionId, payment_status, amount_total, currency, metadata } = event.data.object;
      // Some ways to pay take days: their success is told later.
      const ids = payment_status === "paid" ? idsIn(metadata) : null;
      return ids && { ...ids, kind: "paid", sessionId, amount: amount_total ?? 0, currency: currency ?? "" };
    }
    case "checkout.session.expired":
    case "checkout.session.async_payment_failed": {
      const { id: sessionId, metadata } = event.data.object;
      const ids = idsIn(metadata);
      return ids && { ...ids, kind: "expired", sessionId };
    }
    case "charge.refunded": {
      const ids = idsIn(event.data.object.metadata);
      return ids && { ...ids, kind: "refunded", refunded: event.data.object.amount_refunded };
    }
    default:
      return null;
  }
}

/** Null for what was paid otherwise with the same account. */
const idsIn = (metadata: unknown) => Ids.safeParse(metadata).data ?? null;

import Stripe from "stripe";
import * as z from "zod";
import { invalid, unavailable } from "@/lib/errors";
import type { Notice, Order, PaymentProvider } from "./provider";

const Ids = z.object({ organizationId: z.uuid(), purchaseId: z.uuid() });

/** Stripe's hosted checkout, and its webhooks. `apiUrl`: the address of a simulator, in tests. */
export function openStripe(secretKey: string, webhookSecret: string, apiUrl?: string): PaymentProvider {
  const api = apiUrl ? new URL(apiUrl) : null;
  const stripe = new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(api && { host: api.hostname, port: api.port, protocol: api.protocol === "http:" ? "http" : "https" }),
  });
  return {
    async openCheckout(order) {
      try {
        const session = await stripe.checkout.sessions.create(checkout(order), {
          idempotencyKey: order.purchaseId,
        });
        if (!session.url) throw new Error("The checkout session has no URL.");
        return { sessionId: session.id, url: session.url };
      } catch {
        // The library's errors contain the request, with the buyer's e-mail address.
        throw unavailable("The payment could not be started. Nothing was paid. Try again in a moment.");
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

/** The ids are set on the session and on the payment, which passes them on to its refunds. */
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
      // Some payment methods take days: their success is reported by a later event.
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

/** Null for other payments to the same Stripe account. */
const idsIn = (metadata: unknown) => Ids.safeParse(metadata).data ?? null;

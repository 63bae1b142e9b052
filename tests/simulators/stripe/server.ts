// The part of Stripe's API in use, from its published reference: POST /v1/checkout/sessions (docs.stripe.com/api/
// checkout/sessions/create), idempotent requests (docs.stripe.com/api/idempotent_requests), the events
// checkout.session.completed, .async_payment_succeeded, .expired and charge.refunded (docs.stripe.com/api/events/types),
// and how a webhook is signed (docs.stripe.com/webhooks, "Verify webhook signatures manually"). A payment's metadata is
// copied to its charge (docs.stripe.com/metadata, "Copying metadata"). Parameters that are not listed are refused.
import { createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../listen";

export const simulatedKey = "sk_test_simulated";
export const simulatedSecret = "whsec_simulated";

const supportedFields =
  /^(mode|client_reference_id|customer_email|success_url|cancel_url|metadata\[\w+\]|payment_intent_data\[metadata\]\[\w+\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/;

type Session = ReturnType<typeof sessionOf>;

/** Starts the simulator. Returns its URL, checkout sessions and requests. */
export async function startStripe() {
  const sessions = new Map<string, Session>();
  const answered = new Map<string, { payload: string; session: Session }>();
  const requests: URLSearchParams[] = [];
  let failing = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const payload = await text(request);
      const respond = (status: number, body: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      const refuse = (status: number, message: string) =>
        respond(status, { error: { type: "invalid_request_error", message } });
      if (request.headers.authorization !== `Bearer ${simulatedKey}`) return refuse(401, "Invalid API Key");
      if (request.method !== "POST" || request.url !== "/v1/checkout/sessions")
        return refuse(404, "Unrecognized request URL");
      // After the session is stored: the caller cannot know whether the request took effect.
      const fails = failing-- > 0;
      const form = new URLSearchParams(payload);
      const unknown = [...form.keys()].find((name) => !supportedFields.test(name));
      if (unknown) return refuse(400, `Received unknown parameter: ${unknown}`);
      const key = String(request.headers["idempotency-key"] ?? "");
      const prior = answered.get(key);
      if (prior && prior.payload !== payload) return refuse(400, "Keys for idempotent requests differ.");
      requests.push(form);
      const session = prior?.session ?? sessionOf(form, url);
      sessions.set(session.id, session);
      if (key) answered.set(key, { payload, session });
      if (fails) return respond(500, { error: { type: "api_error", message: "Simulated." } });
      respond(200, session);
    })();
  });
  const { url, close } = await listen(server);
  return {
    url,
    sessions,
    requests,
    /** Answers the next `times` requests with a server error. */
    fail: (times: number) => void (failing = times),
    close,
  };
}

function sessionOf(form: URLSearchParams, base: string) {
  const id = `cs_test_${randomBytes(12).toString("hex")}`;
  const metadata = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
  return {
    id,
    object: "checkout.session",
    url: `${base}/c/pay/${id}`,
    status: "open",
    payment_status: "unpaid",
    amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
    currency: form.get("line_items[0][price_data][currency]") ?? "",
    metadata,
  };
}

/** An event as Stripe sends it: the body, and the header that signs it as of `at` (seconds since 1970). */
export function notice(
  type: string,
  object: object,
  { secret = simulatedSecret, at = Math.floor(Date.now() / 1000) } = {},
) {
  const id = `evt_${randomBytes(8).toString("hex")}`;
  const body = JSON.stringify({ id, object: "event", type, created: at, data: { object } });
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return { body, headers: { "stripe-signature": `t=${at},v1=${signature}` } };
}

export const paid = (session: Session) => ({ ...session, status: "complete", payment_status: "paid" });

/** The charge of a session's payment; `amount_refunded` is the total refunded so far. */
export const charge = ({ amount_total, currency, metadata }: Session, amount_refunded: number) => ({
  id: "ch_1",
  object: "charge",
  amount: amount_total,
  amount_refunded,
  currency,
  metadata,
});

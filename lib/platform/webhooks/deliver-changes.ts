import { Webhook } from "standardwebhooks";
import type { Actor } from "@/lib/platform/access/actor";
import { type Context, step } from "@/lib/platform/access/use-case";
import { readChanges } from "@/lib/platform/audit/changes-since";
import { asRelay } from "@/lib/platform/db/relay";
import { emit } from "@/lib/platform/events/emit";
import { webhookDue } from "@/lib/platform/events/events";
import { fetchPublic } from "@/lib/platform/network/fetch-public";
import { administrators } from "@/lib/platform/notices/administrators";
import { notify } from "@/lib/platform/notices/notify";
import { sentence } from "@/lib/say";
import { secretOf } from "./secret";

/** Changes sent in one step. */
const batch = 20;
const timeoutMs = 15_000;
/** Longer than all retries of a delivery: it was lost, and another is requested. */
const requestedMs = 12 * 3_600_000;
/** A webhook is disabled after so many deliveries in a row that failed in all their retries, which takes a day. */
const mostFailures = 5;

type Due = { organizationId: string; webhookId: string };

/** The webhooks of every organization that no delivery is under way for. */
export const idleWebhooks = () =>
  asRelay(
    (db) => db.$queryRaw<Due[]>`
      SELECT "organizationId", id AS "webhookId" FROM "OutgoingWebhook"
      WHERE "disabledAt" IS NULL AND coalesce("requestedUntil" < now(), true) LIMIT 10000`,
  );

/** Requests a delivery if there are changes to send. Of two calls one requests it. */
export const requestDelivery = step(
  "requestDelivery",
  async (ctx, { webhookId: id }: { webhookId: string }) => {
    const { db } = ctx;
    const webhook = await db.outgoingWebhook.findUnique({ where: { id } });
    if (!webhook) return false;
    const { afterAt: at, afterId, kinds } = webhook;
    if ((await readChanges(db, { at, id: afterId, kinds, limit: 1 })).length === 0) return false;
    const { count } = await db.outgoingWebhook.updateMany({
      where: { id, disabledAt: null, OR: [{ requestedUntil: null }, { requestedUntil: { lt: new Date() } }] },
      data: { requestedUntil: new Date(Date.now() + requestedMs) },
    });
    if (count > 0) await emit(ctx, webhookDue, { webhookId: id });
    return count > 0;
  },
);

const read = step("readForWebhook", async ({ db }, { webhookId: id }: { webhookId: string }) => {
  const webhook = await db.outgoingWebhook.findUnique({ where: { id, disabledAt: null } });
  if (!webhook) return null;
  const { afterAt: at, afterId, kinds } = webhook;
  return { webhook, changes: await readChanges(db, { at, id: afterId, kinds, limit: batch }) };
});

type Sent = {
  webhookId: string;
  from: { afterAt: string; afterId: string | null };
  place: string;
  eventId: string;
};

/** Moves on, unless a replay has moved the webhook back meanwhile. */
const advance = step("advanceWebhook", async ({ db }, { webhookId, from, place, eventId }: Sent) => {
  const { count } = await db.outgoingWebhook.updateMany({
    where: { id: webhookId, ...from },
    data: { afterAt: place, afterId: eventId, deliveredAt: new Date(), failures: 0, problem: null },
  });
  return count > 0;
});

/** Ends a delivery, so that the next one can be requested. */
export const finishDelivery = step(
  "finishDelivery",
  async ({ db }, { webhookId: id }: { webhookId: string }) => {
    await db.outgoingWebhook.updateMany({ where: { id }, data: { requestedUntil: null } });
  },
);

/** Disables a webhook that failed, unless it is disabled already, and tells the administrators. */
async function disable(ctx: Context, id: string, problem: string) {
  const { count } = await ctx.db.outgoingWebhook.updateMany({
    where: { id, disabledAt: null },
    data: { disabledAt: new Date(), problem, requestedUntil: null },
  });
  if (count > 0) await notifyOfFailure(ctx, id);
}

const notifyOfFailure = async (ctx: Context, subjectId: string) =>
  notify(ctx, { kind: "sync_failed", subjectId, userIds: await administrators(ctx.db) });

const endGone = step("disableWebhook", async (ctx, { webhookId }: { webhookId: string }) =>
  disable(ctx, webhookId, sentence("The address answered that it is gone (410).")),
);

/**
 * Records that all retries of a delivery failed. The next one begins where it stopped; after several, none does. The
 * administrators are told when it begins to fail and when it is disabled.
 */
export const giveUpDelivery = step(
  "giveUpDelivery",
  async (ctx, { webhookId: id }: { webhookId: string }) => {
    const problem = sentence("The address did not accept the last change in any retry.");
    const [webhook] = await ctx.db.outgoingWebhook.updateManyAndReturn({
      where: { id },
      data: { failures: { increment: 1 }, problem, requestedUntil: null },
    });
    if (webhook?.failures === 1 && !webhook.disabledAt) await notifyOfFailure(ctx, id);
    if (webhook && webhook.failures >= mostFailures) await disable(ctx, id, problem);
  },
);

/**
 * Sends the next changes to a webhook, each in a request of its own, in order, at least once, with the event's id as
 * webhook-id (https://github.com/standard-webhooks/standard-webhooks). They carry ids and no personal data. Returns
 * whether to call again. Throws when the address does not accept one: it is the first of the next attempt.
 */
export async function deliverChanges(
  sender: Actor,
  webhookId: string,
  send: typeof fetch = fetchPublic(new Set()),
): Promise<{ more: boolean }> {
  const found = await read(sender, { webhookId });
  if (!found || found.changes.length === 0) {
    await finishDelivery(sender, { webhookId });
    return { more: false };
  }
  const { webhook } = found;
  const signer = new Webhook(secretOf(webhook));
  let from = { afterAt: webhook.afterAt, afterId: webhook.afterId };
  for (const change of found.changes) {
    const { eventId, name: type, at, clientId, jobId, applicationId, candidateId, place } = change;
    const data = { eventId, jobId, applicationId, candidateId, byAgent: clientId !== null };
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
    const now = new Date();
    const response = await send(webhook.url, {
      method: "POST",
      body,
      redirect: "manual",
      headers: {
        "content-type": "application/json",
        "webhook-id": eventId,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
        "webhook-signature": signer.sign(eventId, now, body),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    // The specification's sign of a receiver that wants no more.
    if (response.status === 410) {
      await endGone(sender, { webhookId });
      return { more: false };
    }
    if (!response.ok) throw new Error(`The webhook's address answered ${response.status}.`);
    const isNext = await advance(sender, { webhookId, from, place, eventId });
    if (!isNext) return { more: true };
    from = { afterAt: place, afterId: eventId };
  }
  return { more: true };
}

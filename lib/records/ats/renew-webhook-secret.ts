import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { needsNewKey, openCredentials, sealCredentials, sealWebhookSecret } from "./credentials";
import { vendorOf } from "./vendors";
import { Webhook, newWebhookSecret, webhookAddress } from "./webhooks/webhook";
import { say } from "@/lib/say";

/**
 * Replaces a connection's webhook secret and returns the new one, once. From then on calls signed with the old one
 * are rejected; the next sync finds what they reported. Throws conflict when the vendor makes the secret.
 */
export const renewWebhookSecret = useCase({
  name: "renewWebhookSecret",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),
  output: z.object({ webhook: Webhook.extend({ secret: z.string() }) }),

  async run(ctx, { connectionId: id }) {
    const secret = newWebhookSecret();
    await keepSecret(ctx, { id, secret, by: "ours" });
    return { webhook: { url: webhookAddress(ctx.actor.organizationId, id), secret } };
  },
});

/** Stores the secret that an ATS made for its webhook. Throws conflict when the secret is made here. */
export const storeWebhookSecret = useCase({
  name: "storeWebhookSecret",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid(), secret: z.string().trim().min(8).max(500) }),

  async run(ctx, { connectionId: id, secret }) {
    await keepSecret(ctx, { id, secret, by: "theirs" });
  },
});

async function keepSecret(
  ctx: Context,
  { id, secret, by }: { id: string; secret: string; by: "ours" | "theirs" },
) {
  const connection = await ctx.db.atsConnection.findUnique({ where: { id } });
  if (!connection) throw notFound("Connection");
  const credentials = openCredentials(connection);
  const vendor = vendorOf(connection.provider);
  if (!credentials || !vendor?.capabilities.webhooks) throw conflict("This connection has no webhook.");
  if (vendor.capabilities.webhooks.secret !== by)
    throw conflict(
      by === "ours"
        ? say("{vendor} creates the secret of its webhook: paste it here.", { vendor: vendor.name })
        : say("The secret of {vendor}'s webhook is created here: create a new one.", { vendor: vendor.name }),
    );
  const { credentialsKey } = connection;
  const { count } = await ctx.db.atsConnection.updateMany({
    // Both use one key: if the credentials were re-encrypted meanwhile, this secret could not be decrypted.
    where: { id, credentialsKey },
    data: {
      ...sealWebhookSecret(id, secret),
      ...(needsNewKey(credentialsKey) ? sealCredentials(id, credentials) : {}),
    },
  });
  if (count === 0) throw conflict("The credentials were changed just now. Try again.");
  await record(ctx, "ats.webhook-secret-renewed", id);
}

import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { needsNewKey, openCredentials, sealCredentials, sealWebhookSecret } from "./credentials";
import { vendorOf } from "./vendors";
import { Webhook, newWebhookSecret, webhookAddress } from "./webhooks/webhook";
import { say } from "@/lib/say";

/**
 * Makes a connection another webhook secret, shown this once. Calls signed with the one before are refused from then on;
 * what they would have told comes with the next sync. Throws conflict where the secret is not ours to make.
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

/** Keeps the secret that an ATS made for its webhook. Throws conflict where the secret is ours to make. */
export const keepWebhookSecret = useCase({
  name: "keepWebhookSecret",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid(), secret: z.string().trim().min(8).max(500) }),
  output: z.object({}),

  async run(ctx, { connectionId: id, secret }) {
    await keepSecret(ctx, { id, secret, by: "theirs" });
    return {};
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
  if (!credentials || !vendor?.capabilities.webhooks)
    throw conflict("This connection takes no calls: it has no webhook.");
  if (vendor.capabilities.webhooks.secret !== by)
    throw conflict(
      by === "ours"
        ? say("{vendor} makes the secret of its webhook: paste it here.", { vendor: vendor.name })
        : say("The secret of {vendor}'s webhook is made here: make a new one.", { vendor: vendor.name }),
    );
  const { credentialsKey } = connection;
  const { count } = await ctx.db.atsConnection.updateMany({
    // One key for both: where somebody seals the credentials under a newer one meanwhile, this would not open.
    where: { id, credentialsKey },
    data: {
      ...sealWebhookSecret(id, secret),
      ...(needsNewKey(credentialsKey) ? sealCredentials(id, credentials) : {}),
    },
  });
  if (count === 0) throw conflict("The credentials were changed just now. Try again.");
  await record(ctx, "ats.webhook-secret-renewed", id);
}

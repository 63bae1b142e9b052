import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { needsNewKey, openCredentials, sealCredentials, sealWebhookSecret } from "./credentials";
import { Webhook, newWebhookSecret, webhookAddress } from "./webhooks/webhook";

/**
 * Makes a connection another webhook secret, shown this once. Calls signed with the one before are refused from then on;
 * what they would have told comes with the next sync. Throws conflict for an import from files, which takes no calls.
 */
export const renewWebhookSecret = useCase({
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),
  output: z.object({ webhook: Webhook }),

  async run(ctx, { connectionId: id }) {
    const connection = await ctx.db.atsConnection.findUnique({ where: { id } });
    if (!connection) throw notFound("Connection");
    const credentials = openCredentials(connection);
    if (!credentials) throw conflict("An import from files has no webhook.");
    const { credentialsKey } = connection;
    const secret = newWebhookSecret();
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
    return { webhook: { url: webhookAddress(ctx.actor.organizationId, id), secret } };
  },
});

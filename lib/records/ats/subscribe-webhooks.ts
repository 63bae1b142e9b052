import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { openCredentials } from "./credentials";
import { openConnector } from "./open-connector";
import { storeWebhookSecret } from "./renew-webhook-secret";
import { vendorOf } from "./vendors";
import { webhookAddress } from "./webhooks/webhook";

const shared = {
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),
} as const;

const findSecret = useCase({
  name: "findSecret",
  ...shared,
  output: z.object({ secret: z.string() }),

  async run({ db }, { connectionId }) {
    const connection = await db.atsConnection.findUnique({ where: { id: connectionId } });
    if (!connection) throw notFound("Connection");
    const { provider, ...fields } = openCredentials(connection) ?? { provider: "" };
    const secret = vendorOf(provider)?.webhookSecretOf?.(fields);
    if (secret === undefined) throw conflict("Set up this system's webhook in its own settings.");
    return { secret };
  },
});

/**
 * Subscribes to the ATS's webhooks through its API and stores the secret that its calls are signed with. Safe to
 * repeat. Throws conflict when the vendor's API has no subscriptions.
 */
export const subscribeWebhooks = flow({
  name: "subscribeWebhooks",
  ...shared,

  async run(actor, { connectionId }) {
    const { secret } = await findSecret(actor, { connectionId });
    const connector = await openConnector(actor, connectionId, "push");
    await connector.subscribe?.(webhookAddress(actor.organizationId, connectionId));
    await storeWebhookSecret(actor, { connectionId, secret });
  },
});

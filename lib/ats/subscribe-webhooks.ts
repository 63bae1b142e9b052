import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { openCredentials } from "./credentials";
import { openConnector } from "./open-connector";
import { keepWebhookSecret } from "./renew-webhook-secret";
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
    if (secret === undefined) throw conflict("This system is asked to call in its own settings, not here.");
    return { secret };
  },
});

/**
 * Has the ATS call here when something changes, where its API takes that, and keeps the secret that its calls are signed
 * with. Safe to repeat. Throws conflict where the API does not.
 */
export const subscribeWebhooks = flow({
  name: "subscribeWebhooks",
  ...shared,
  output: z.object({}),

  async run(actor, { connectionId }) {
    const { secret } = await findSecret(actor, { connectionId });
    const connector = await openConnector(actor, connectionId, "push");
    await connector.subscribe?.(webhookAddress(actor.organizationId, connectionId));
    await keepWebhookSecret(actor, { connectionId, secret });
    return {};
  },
});

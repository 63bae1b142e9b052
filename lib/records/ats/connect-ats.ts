import { randomUUID } from "node:crypto";
import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { invalid } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { AccessReport, missingAccess } from "./access";
import { checkCredentials } from "./check-credentials";
import { AtsCredentials, loginOf, sealCredentials, sealWebhookSecret } from "./credentials";
import { begin } from "./sync/readings/begin-sync";
import { vendorOf } from "./vendors";
import { Webhook, newWebhookSecret, webhookAddress } from "./webhooks/webhook";
import { Line } from "@/lib/visible-line";

const Connecting = z.object({
  name: Line(80).min(1).describe("Its name in Shortlist."),
  credentials: AtsCredentials,
  simulated: z.boolean().default(false).describe("Connects to the local simulator instead of the provider."),
});

const keepConnection = useCase({
  name: "keepConnection",
  permission: "organization:administer",
  input: Connecting.extend({ id: z.uuid(), access: AccessReport, webhookSecret: z.string().nullable() }),

  async run(ctx, { id, name, credentials, simulated, access, webhookSecret }) {
    const sealed = sealCredentials(id, credentials);
    await ctx.db.atsConnection.create({
      data: {
        id,
        name,
        simulated,
        access,
        ...sealed,
        provider: credentials.provider,
        ...(webhookSecret === null ? {} : sealWebhookSecret(id, webhookSecret)),
      },
    });
    await record(ctx, "ats.connected", id, { provider: credentials.provider, simulated });
    await begin(ctx, { connectionId: id, full: true });
  },
});

/**
 * Connects an applicant tracking system: tries the credentials, stores them encrypted and starts a full import.
 * Returns a webhook secret made here, once. Throws invalid when the credentials are rejected or too weak.
 */
export const connectAts = flow({
  name: "connectAts",
  permission: "organization:administer",
  input: Connecting,
  output: z.object({
    connectionId: z.uuid(),
    access: AccessReport,
    webhook: Webhook.nullable().describe("Null where there is nothing to enter at the vendor."),
  }),

  async run(actor, input) {
    const connectionId = randomUUID();
    const access = await checkCredentials(input.credentials, {
      id: connectionId,
      simulated: input.simulated,
    });
    const problem = missingAccess(access);
    if (problem) throw invalid(problem);
    const vendor = vendorOf(input.credentials.provider);
    const webhooks = (vendor?.webhookSecretOf ? null : vendor?.capabilities.webhooks) ?? null;
    // A sign-in returns to a page that cannot show a secret: one is made there on request.
    const canShowSecret = loginOf(input.credentials) === undefined;
    const secret = webhooks?.secret === "ours" && canShowSecret ? newWebhookSecret() : null;
    await keepConnection(actor, { ...input, id: connectionId, access, webhookSecret: secret });
    return {
      connectionId,
      access,
      webhook: webhooks && { url: webhookAddress(actor.organizationId, connectionId), secret },
    };
  },
});

import { randomUUID } from "node:crypto";
import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { invalid } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { AccessReport, hindrance } from "./access";
import { checkCredentials } from "./check-credentials";
import { AtsCredentials, loginOf, sealCredentials, sealWebhookSecret } from "./credentials";
import { begin } from "./sync/readings/begin-sync";
import { vendorOf } from "./vendors";
import { Webhook, newWebhookSecret, webhookAddress } from "./webhooks/webhook";

const Connecting = z.object({
  name: z.string().trim().min(1).max(80).describe("What people here call it."),
  credentials: AtsCredentials,
  simulated: z.boolean().default(false).describe("Connects to the local simulator instead of the provider."),
});

const keepConnection = useCase({
  name: "keepConnection",
  permission: "organization:administer",
  input: Connecting.extend({ id: z.uuid(), access: AccessReport, webhookSecret: z.string().nullable() }),
  output: z.object({}),

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
    return {};
  },
});

/**
 * Connects an applicant tracking system: the credentials are tried first, then kept encrypted, and everything is
 * imported. A webhook's secret that is ours is shown this once. Throws invalid when the credentials are refused or too weak.
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
    const stands = hindrance(access);
    if (stands) throw invalid(stands);
    const vendor = vendorOf(input.credentials.provider);
    const calls = (vendor?.webhookSecretOf ? null : vendor?.capabilities.webhooks) ?? null;
    // Whoever signs in at the vendor comes back to a page that cannot show it: it is made there, when it is wanted.
    const shown = loginOf(input.credentials) === undefined;
    const secret = calls?.secret === "ours" && shown ? newWebhookSecret() : null;
    await keepConnection(actor, { ...input, id: connectionId, access, webhookSecret: secret });
    return {
      connectionId,
      access,
      webhook: calls && { url: webhookAddress(actor.organizationId, connectionId), secret },
    };
  },
});

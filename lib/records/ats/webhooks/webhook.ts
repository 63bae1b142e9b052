import { randomBytes } from "node:crypto";
import * as z from "zod";
import { env } from "@/lib/env";

/** What an administrator enters in the ATS so that it calls here. */
export const Webhook = z.object({
  url: z.url(),
  secret: z
    .string()
    .nullable()
    .describe("Shown once: paste it into the ATS. Null where the ATS creates it, to be pasted here."),
});

export const webhookAddress = (organizationId: string, connectionId: string) =>
  `${env.APP_URL}/api/webhooks/ats/${organizationId}/${connectionId}`;

export const newWebhookSecret = () => randomBytes(24).toString("base64url");

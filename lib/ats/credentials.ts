import * as z from "zod";
import { isOutdated, open, seal } from "@/lib/security/secrets";
import { Credentials as Greenhouse } from "./greenhouse/token";
import { Credentials as Ashby } from "./ashby/api";
import { Credentials as Teamtailor } from "./teamtailor/api";

/** What an administrator enters to connect. */
export const AtsCredentials = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("greenhouse"), ...Greenhouse.shape }),
  z.object({ provider: z.literal("ashby"), ...Ashby.shape }),
  z.object({ provider: z.literal("teamtailor"), ...Teamtailor.shape }),
]);
export type AtsCredentials = z.output<typeof AtsCredentials>;

type Kept = { id: string; credentials: Uint8Array | null; credentialsKey: string | null };

/** Columns for credentials, encrypted for this connection and no other. */
export function sealCredentials(connectionId: string, credentials: AtsCredentials) {
  const { bytes, keyId } = seal(JSON.stringify(credentials), `credentials:${connectionId}`);
  return { credentials: bytes, credentialsKey: keyId };
}

/** The webhook's secret, under the same key as the connection's credentials. */
export const sealWebhookSecret = (connectionId: string, secret: string) => ({
  webhookSecret: seal(secret, `webhook:${connectionId}`).bytes,
});

/** Null for imports, which have none. Throws unavailable when they cannot be decrypted. */
export function openCredentials({ id, credentials, credentialsKey }: Kept): AtsCredentials | null {
  if (!credentials || !credentialsKey) return null;
  const bytes = new Uint8Array(credentials);
  return AtsCredentials.parse(JSON.parse(open({ bytes, keyId: credentialsKey }, `credentials:${id}`)));
}

export const needsNewKey = (credentialsKey: string | null) =>
  credentialsKey !== null && isOutdated(credentialsKey);

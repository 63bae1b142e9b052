import * as z from "zod";
import { isOutdated, open, seal } from "@/lib/security/secrets";
import { vendorOf } from "./vendors";

/** What an administrator enters to connect: the vendor's id, and what that vendor's own schema asks for. */
export const AtsCredentials = z
  .looseObject({ provider: z.string() })
  .transform(({ provider, ...given }, ctx): AtsCredentials => {
    const vendor = vendorOf(provider);
    if (!vendor) {
      ctx.addIssue({ code: "custom", path: ["provider"], message: "is no system that can be connected" });
      return z.NEVER;
    }
    const parsed = vendor.credentials.safeParse(given);
    if (parsed.success) return { ...parsed.data, provider };
    for (const { path, message } of parsed.error.issues) ctx.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });
export type AtsCredentials = { provider: string; [field: string]: unknown };

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

type KeptWithSecret = Kept & { webhookSecret: Uint8Array | null };

/** Columns of a connection's secrets under the newest key; null when they are under it already, or there are none. */
export function sealedAnew(connection: KeptWithSecret) {
  const { id, webhookSecret, credentialsKey } = connection;
  const credentials = openCredentials(connection);
  if (!credentials || !credentialsKey || !isOutdated(credentialsKey)) return null;
  const secret =
    webhookSecret && open({ bytes: new Uint8Array(webhookSecret), keyId: credentialsKey }, `webhook:${id}`);
  return { ...sealCredentials(id, credentials), ...(secret ? sealWebhookSecret(id, secret) : {}) };
}

import * as z from "zod";
import { isOutdated, open, seal } from "@/lib/platform/security/secrets";
import { LoginTokens } from "./login/login";
import { vendorOf } from "./vendors";

/** The tokens of a sign-in, in place of keys; null once the sign-in has ended. */
const ByLogin = z.object({ login: LoginTokens.nullable() });

/**
 * What is needed to call an ATS: the vendor's id, and either the fields of that vendor's credentials schema or the
 * tokens of a sign-in.
 */
export const AtsCredentials = z
  .looseObject({ provider: z.string() })
  .transform(({ provider, ...fields }, ctx): AtsCredentials => {
    const vendor = vendorOf(provider);
    if (!vendor) {
      ctx.addIssue({ code: "custom", path: ["provider"], message: "is not a supported system" });
      return z.NEVER;
    }
    const schema = vendor.login && "login" in fields ? ByLogin : vendor.credentials;
    const parsed = schema.safeParse(fields);
    if (parsed.success) return { ...parsed.data, provider };
    for (const { path, message } of parsed.error.issues) ctx.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });
export type AtsCredentials = { provider: string; [field: string]: unknown };

type Stored = { id: string; credentials: Uint8Array | null; credentialsKey: string | null };

/** The tokens of a sign-in; null when it has ended, undefined when the connection uses keys. */
export function loginOf(credentials: AtsCredentials): LoginTokens | null | undefined {
  return ByLogin.safeParse(credentials).data?.login;
}

/** The columns for credentials, encrypted for this connection only. */
export function sealCredentials(connectionId: string, credentials: AtsCredentials) {
  const { bytes, keyId } = seal(JSON.stringify(credentials), `credentials:${connectionId}`);
  const login = loginOf(credentials);
  return {
    credentials: bytes,
    credentialsKey: keyId,
    loginState: login === undefined ? null : login ? "good" : "ended",
    loginRenewAt: login?.renewAt ?? null,
  };
}

/** The column for the webhook's secret, encrypted with the same key as the connection's credentials. */
export const sealWebhookSecret = (connectionId: string, secret: string) => ({
  webhookSecret: seal(secret, `webhook:${connectionId}`).bytes,
});

/** Decrypts a connection's credentials; null for file imports. Throws unavailable when that fails. */
export function openCredentials({ id, credentials, credentialsKey }: Stored): AtsCredentials | null {
  if (!credentials || !credentialsKey) return null;
  const bytes = new Uint8Array(credentials);
  return AtsCredentials.parse(JSON.parse(open({ bytes, keyId: credentialsKey }, `credentials:${id}`)));
}

export const needsNewKey = (credentialsKey: string | null) =>
  credentialsKey !== null && isOutdated(credentialsKey);

type WithSecret = Stored & { webhookSecret: Uint8Array | null };

/** Decrypts a connection's webhook secret; null without one. */
export function openWebhookSecret({ id, webhookSecret, credentialsKey }: WithSecret): string | null {
  if (!webhookSecret || !credentialsKey) return null;
  return open({ bytes: new Uint8Array(webhookSecret), keyId: credentialsKey }, `webhook:${id}`);
}

/** The columns for credentials and for a stored webhook secret, both encrypted with the same key. */
export function sealTogether(connection: WithSecret, credentials: AtsCredentials) {
  const { id } = connection;
  const secret = openWebhookSecret(connection);
  return {
    ...sealCredentials(id, credentials),
    ...(secret === null ? {} : sealWebhookSecret(id, secret)),
  };
}

/** A connection's secrets re-encrypted with the newest key; null when they already use it or none exist. */
export function resealSecrets(connection: WithSecret) {
  const credentials = openCredentials(connection);
  return credentials && needsNewKey(connection.credentialsKey) ? sealTogether(connection, credentials) : null;
}

import * as z from "zod";
import { isOutdated, open, seal } from "@/lib/security/secrets";
import { LoginTokens } from "./login/login";
import { vendorOf } from "./vendors";

/** In the place of keys, what a sign-in has brought; null when it has ended. */
const ByLogin = z.object({ login: LoginTokens.nullable() });

/**
 * What it takes to call an ATS: the vendor's id, and what that vendor's own schema asks an administrator for, or the
 * tokens of a sign-in.
 */
export const AtsCredentials = z
  .looseObject({ provider: z.string() })
  .transform(({ provider, ...fields }, ctx): AtsCredentials => {
    const vendor = vendorOf(provider);
    if (!vendor) {
      ctx.addIssue({ code: "custom", path: ["provider"], message: "is no system that can be connected" });
      return z.NEVER;
    }
    const schema = vendor.login && "login" in fields ? ByLogin : vendor.credentials;
    const parsed = schema.safeParse(fields);
    if (parsed.success) return { ...parsed.data, provider };
    for (const { path, message } of parsed.error.issues) ctx.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });
export type AtsCredentials = { provider: string; [field: string]: unknown };

type Kept = { id: string; credentials: Uint8Array | null; credentialsKey: string | null };

/** The tokens of a sign-in; null when it has ended, undefined where there are keys. */
export function loginOf(credentials: AtsCredentials): LoginTokens | null | undefined {
  return ByLogin.safeParse(credentials).data?.login;
}

/** Columns for credentials, encrypted for this connection and no other. */
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

/** Columns for credentials, and for the webhook's secret that is there: one key for both. */
export function sealTogether(
  { id, webhookSecret, credentialsKey }: KeptWithSecret,
  credentials: AtsCredentials,
) {
  const sealed = sealCredentials(id, credentials);
  if (!webhookSecret || !credentialsKey) return sealed;
  const secret = open({ bytes: new Uint8Array(webhookSecret), keyId: credentialsKey }, `webhook:${id}`);
  return { ...sealed, ...sealWebhookSecret(id, secret) };
}

/** Columns of a connection's secrets under the newest key; null when they are under it already, or there are none. */
export function sealedAnew(connection: KeptWithSecret) {
  const credentials = openCredentials(connection);
  return credentials && needsNewKey(connection.credentialsKey) ? sealTogether(connection, credentials) : null;
}

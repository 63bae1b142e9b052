import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { env } from "@/lib/env";
import { credentialsKeys, credentialsKeysForm } from "@/lib/environment";
import { unavailable } from "@/lib/errors";
import { keyFor } from "./keys";

type Keys = ReadonlyMap<string, Buffer>;

/** A secret as it is stored: nonce (12 bytes), tag (16), ciphertext; and the id of its key. */
export type Sealed = { bytes: Uint8Array<ArrayBuffer>; keyId: string };

/**
 * CREDENTIALS_KEYS as a map, newest first; always ends with the key derived from the service's secret, so that what
 * was sealed before keys were set can be opened. @throws Error when a key is not 32 bytes.
 */
export function readKeys(setting: string | undefined): Keys {
  const keys = setting === undefined ? new Map<string, Buffer>() : credentialsKeys(setting);
  if (!keys) throw new Error(`CREDENTIALS_KEYS: ${credentialsKeysForm}`);
  return keys.set("derived", keyFor("credentials"));
}

let cachedKeys: Keys | undefined;
const environmentKeys = () => (cachedKeys ??= readKeys(env.CREDENTIALS_KEYS));

/** Encrypts with AES-256-GCM under the newest key. `context` (who it belongs to) has to be the same when opening. */
export function seal(secret: string, context: string, keys: Keys = environmentKeys()): Sealed {
  const [newest] = keys;
  if (!newest) throw new Error("There is no key to encrypt with.");
  const [keyId, key] = newest;
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(`${keyId}|${context}`));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return { bytes: new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), text])), keyId };
}

/** Decrypts. Throws unavailable when the key is missing or the bytes were not sealed for this context. */
export function open({ bytes, keyId }: Sealed, context: string, keys: Keys = environmentKeys()): string {
  const key = keys.get(keyId);
  if (!key) throw unavailable("These credentials were encrypted with a key that is no longer available.");
  try {
    const whole = Buffer.from(bytes);
    const decipher = createDecipheriv("aes-256-gcm", key, whole.subarray(0, 12))
      .setAAD(Buffer.from(`${keyId}|${context}`))
      .setAuthTag(whole.subarray(12, 28));
    return Buffer.concat([decipher.update(whole.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    throw unavailable("The stored credentials could not be decrypted. Enter them again.");
  }
}

/** The keys that open stored secrets, by their ids. */
export const keyIds = () => [...environmentKeys().keys()];

/** Whether there is a newer key than this one to encrypt with. */
export const isOutdated = (keyId: string, keys: Keys = environmentKeys()) => [...keys.keys()][0] !== keyId;

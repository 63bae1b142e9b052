import { createHmac, timingSafeEqual } from "node:crypto";

/** Hexadecimal HMAC-SHA-256 of a message. */
export const hmac = (secret: string, message: string) =>
  createHmac("sha256", secret).update(message).digest("hex");

/** Compares in constant time. */
export function isHmac(secret: string, message: string, signature: string): boolean {
  const expected = Buffer.from(hmac(secret, message));
  const presented = Buffer.from(signature);
  return expected.length === presented.length && timingSafeEqual(expected, presented);
}

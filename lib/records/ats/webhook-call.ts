import { createHmac, timingSafeEqual } from "node:crypto";
import type * as z from "zod";
import { sha256 } from "@/lib/platform/security/digest";
import type { Notice } from "./connector";

/** Hexadecimal HMAC-SHA-256 of a message. */
export const hmac = (secret: string, message: string) =>
  createHmac("sha256", secret).update(message).digest("hex");

/** Compares in constant time. */
export function isHmac(secret: string, message: string, signature: string): boolean {
  const expected = Buffer.from(hmac(secret, message));
  const presented = Buffer.from(signature);
  return expected.length === presented.length && timingSafeEqual(expected, presented);
}

/** The body of a webhook call; undefined when it is not JSON of this shape. */
export function bodyOf<T extends z.ZodType>(schema: T, raw: string): z.output<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(raw)).data;
  } catch {
    return undefined;
  }
}

/**
 * The records a webhook call is about, in order. The same signed message is the same event, whatever its headers; if
 * it names several records, each is a separate event.
 */
export function noticesOf(
  signed: string,
  about: [resource: Notice["resource"], ids: (string | null | undefined)[]][],
): Notice[] {
  return about
    .flatMap(([resource, ids]) => ids.flatMap((externalId) => (externalId ? [{ resource, externalId }] : [])))
    .map((notice, i) => ({ ...notice, eventKey: sha256(i === 0 ? signed : `${i} ${signed}`) }));
}

import { sha256 } from "@/lib/security/digest";
import type { Notice } from "./connector";

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

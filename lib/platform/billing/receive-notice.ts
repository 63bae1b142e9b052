import { systemActor } from "@/lib/platform/access/system";
import { conflict, DomainError } from "@/lib/errors";
import { log } from "@/lib/log";
import { provider } from "./provider";
import { settlePurchase } from "./settle-purchase";

/**
 * Receives a raw notice from the payment provider. Throws `invalid` unless it is signed. A notice of an unknown
 * purchase is accepted and ignored, since sending it again would not help.
 */
export async function receiveNotice(raw: string, headers: Headers): Promise<{ received: true }> {
  if (!provider) throw conflict("Credits are not sold here.");
  const notice = provider.readNotice(raw, headers);
  if (!notice) return { received: true };
  const { organizationId, purchaseId, kind } = notice;
  try {
    const { outcome } = await settlePurchase(systemActor(organizationId, "billing"), { notice });
    if (outcome === "refused") log.warn("payment refused", { organization: organizationId, purchaseId });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "not_found") throw error;
    log.warn("payment of no purchase", { organization: organizationId, purchaseId, kind });
  }
  return { received: true };
}

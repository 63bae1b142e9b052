import { createHmac, randomUUID } from "node:crypto";
import type { SimChange } from "../ats/world.ts";
import { webhookUnderContract } from "../contracts/under-contract.ts";

/** A webhook call as Greenhouse sends it: `Signature: sha256 <hex>` of the raw body, with an event id. */
export function greenhouseWebhook(change: SimChange, secret: string, eventId: string = randomUUID()) {
  const body = JSON.stringify(bodyOf(change));
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = {
    signature: `sha256 ${signature}`,
    "greenhouse-event-id": eventId,
    "content-type": "application/json",
  };
  return webhookUnderContract("greenhouse-v3", { body, headers });
}

/** Payloads keep the field names of Harvest v1. */
function bodyOf({ kind, id: externalId, gone, into }: SimChange) {
  const id = Number(externalId);
  if (kind === "job") return { action: "job_updated", payload: { job: { id } } };
  if (kind === "application")
    return gone
      ? { action: "delete_application", payload: { application: { id } } }
      : { action: "application_updated", payload: { application: { id } } };
  if (into !== undefined)
    return { action: "merge_candidate", payload: { person: { id, new_candidate_id: Number(into) } } };
  return gone
    ? { action: "delete_candidate", payload: { person: { id } } }
    : { action: "update_candidate", payload: { candidate: { id } } };
}

import { createHmac } from "node:crypto";
import type { SimChange, SimWorld } from "../ats/world.ts";
import { webhookUnderContract } from "../contracts/under-contract.ts";
import { ashbyRows } from "./rows.ts";

/** A webhook call as Ashby sends it: the whole record, and `Ashby-Signature: sha256=<hex>` of the raw body. */
export function ashbyWebhook(change: SimChange, secret: string, world: SimWorld) {
  const body = JSON.stringify(bodyOf(change, world));
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { "ashby-signature": `sha256=${signature}`, "content-type": "application/json" };
  return webhookUnderContract("ashby", { body, headers });
}

function bodyOf({ kind, id, gone, into }: SimChange, world: SimWorld) {
  const rows = ashbyRows(world);
  if (kind === "candidate" && into)
    return { action: "candidateMerge", data: { deletedCandidate: { id }, mergedCandidate: { id: into } } };
  if (kind === "candidate" && gone) return { action: "candidateDelete", data: { candidate: { id } } };
  const application =
    kind === "application"
      ? world.applications.get(id)
      : [...world.applications.values()].find(({ candidateId }) => candidateId === id);
  const job = world.jobs.get(id);
  if (kind === "job" && job) return { action: "jobUpdate", data: { job: rows.job(job) } };
  // Ashby sends no webhook for a candidate's changes or an application's deletion.
  return application
    ? { action: "applicationUpdate", data: { application: rows.application(application) } }
    : { action: "ping", data: { webhookActionType: "ping" } };
}

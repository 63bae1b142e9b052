import type { AtsApplication } from "../../records";
import type { Api } from "./api";
import { listByIds } from "./describe-jobs";
import { type WithReason, ReasonGiven, RejectionDetail } from "./models";

/**
 * Marks applications whose candidates withdrew: Greenhouse rejects them, with a reason of a special type. Two
 * clients have seen the reason on applications; where it is missing, it is read from rejection_details.
 */
export async function withWithdrawals(api: Api, applications: WithReason[]): Promise<AtsApplication[]> {
  const rejected = applications.filter(({ state }) => state === "rejected");
  const unknown = rejected.filter(({ reasonId }) => reasonId === null).map(({ externalId }) => externalId);
  const details = await listByIds(api, "/rejection_details", RejectionDetail, "application_ids", unknown);
  const reasonOf = new Map(details.map((row) => [row.application_id, row.rejection_reason_id]));
  for (const each of rejected) each.reasonId ??= reasonOf.get(each.externalId) ?? null;
  const reasons = await listByIds(
    api,
    "/rejection_reasons",
    ReasonGiven,
    "ids",
    rejected.flatMap(({ reasonId }) => reasonId ?? []),
    { include_defaults: "true" },
  );
  const withdrew = new Set(reasons.flatMap((reason) => (reason.withdrew ? reason.id : [])));
  return applications.map(({ reasonId, ...record }) =>
    record.state === "rejected" && withdrew.has(reasonId ?? "") ? { ...record, state: "withdrawn" } : record,
  );
}

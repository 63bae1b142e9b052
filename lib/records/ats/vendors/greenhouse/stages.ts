import { say } from "@/lib/say";
import { AtsFailure } from "../../failure";
import type { AtsApplication } from "../../records";
import type { Api } from "./api";
import { assumed } from "./assumptions";
import { listByIds } from "./describe-jobs";
import { StageRow } from "./models";

/**
 * Adds the current job stage to applications. That they have job_interview_stage_id is not documented, but two
 * clients have seen it; for those without it, their stage rows are fetched.
 */
export async function withStages(api: Api, applications: AtsApplication[]): Promise<AtsApplication[]> {
  const missing = applications.filter(({ stageExternalId }) => stageExternalId === null);
  const ids = missing.map(({ externalId }) => externalId);
  const rows = await listByIds(api, "/application_stages", StageRow, "application_ids", ids, {
    current: "true",
  });
  const stages = new Map(rows.map((row) => [row.application_id, row.job_interview_stage_id]));
  for (const application of missing) application.stageExternalId = stages.get(application.externalId) ?? null;
  return applications;
}

/** The ids that a move goes from and to. Throws refused when they cannot be determined. */
export async function stageIdsForMove(
  api: Api,
  { externalId, stageExternalId }: AtsApplication,
  target: string,
): Promise<[from: string, to: string]> {
  if (assumed.moveBy.value === "job_interview_stage" && stageExternalId) return [stageExternalId, target];
  const rows = await listByIds(api, "/application_stages", StageRow, "application_ids", [externalId]);
  const from = rows.find(({ current }) => current);
  const to = rows.find(({ job_interview_stage_id }) => job_interview_stage_id === target);
  if (!from || !to)
    throw new AtsFailure("refused", say("Greenhouse does not say which stage the application is in."));
  return [from.id, to.id];
}

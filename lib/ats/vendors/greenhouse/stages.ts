import { say } from "@/lib/say";
import { AtsFailure } from "../../failure";
import type { AtsApplication } from "../../records";
import type { Api } from "./api";
import { assumed } from "./assumptions";
import { listByIds } from "./describe-jobs";
import { StageRow } from "./models";

/**
 * Applications with the job's stage each is in. That applications name it themselves (job_interview_stage_id) is what
 * two clients met, not what is published; where they do not, their rows of stages are asked for.
 */
export async function withStages(api: Api, applications: AtsApplication[]): Promise<AtsApplication[]> {
  const untold = applications.filter(({ stageExternalId }) => stageExternalId === null);
  const ids = untold.map(({ externalId }) => externalId);
  const rows = await listByIds(api, "/application_stages", StageRow, "application_ids", ids, {
    current: "true",
  });
  const stages = new Map(rows.map((row) => [row.application_id, row.job_interview_stage_id]));
  for (const application of untold) application.stageExternalId = stages.get(application.externalId) ?? null;
  return applications;
}

/** What a move says it goes from and to. Throws refused where that cannot be told. */
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
    throw new AtsFailure("refused", say("Greenhouse does not tell which stage the application is in."));
  return [from.id, to.id];
}

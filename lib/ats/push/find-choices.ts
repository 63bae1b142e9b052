import type { AtsOption } from "@/lib/db/generated/client";
import type { DecisionKind } from "@/lib/db/generated/enums";
import type { TenantDb } from "@/lib/db/tenant";
import { SyncSettings, wantsReason } from "../settings";

type Choices = {
  /** Of the job, in their order, those the ATS no longer has too. */
  stages: AtsOption[];
  /** Where an accepted application goes. */
  target: AtsOption | null;
  /** Why a decision of this kind cannot be sent as the settings want it; null when it can. */
  refusal: string | null;
};

/** What the sync settings name for a decision, looked up among what the ATS has for the job. */
export async function findChoices(
  db: TenantDb,
  connection: { id: string; name: string; provider: string; settings: unknown },
  kind: DecisionKind,
  jobExternalId: string | null,
): Promise<Choices> {
  const { acceptStage, rejectionReasonId } = SyncSettings.parse(connection.settings);
  const connectionId = connection.id;
  const stages = await db.atsOption.findMany({
    where: { connectionId, kind: "stage", OR: [{ jobExternalId }, { jobExternalId: null }] },
    orderBy: { position: "asc" },
  });
  const named = stages.filter((stage) => stage.name === acceptStage);
  const target = named.find((stage) => !stage.retiredAt) ?? null;
  if (kind === "accept")
    return { stages, target, refusal: target ? null : whyNoStage(connection.name, acceptStage, named) };
  if (kind === "reopen") return { stages, target, refusal: null };
  const reason = rejectionReasonId
    ? await db.atsOption.findFirst({
        where: {
          ...{ connectionId, kind: "rejection_reason" as const },
          ...{ externalId: rejectionReasonId, retiredAt: { not: null } },
        },
      })
    : null;
  const refusal = reason
    ? `The rejection reason "${reason.name}" was removed in ${connection.name}. Choose another in the sync settings.`
    : !rejectionReasonId && wantsReason(connection.provider)
      ? `${connection.name} wants a reason with every rejection: choose one in the sync settings.`
      : null;
  return { stages, target, refusal };
}

function whyNoStage(ats: string, chosen: string | null, named: AtsOption[]): string {
  if (!chosen) return "No stage for accepted applications is chosen in the sync settings.";
  return named.length > 0
    ? `The stage "${chosen}" of this job was removed in ${ats}. Choose another in the sync settings.`
    : `This job has no stage called "${chosen}" in ${ats}.`;
}

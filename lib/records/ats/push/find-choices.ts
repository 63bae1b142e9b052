import type { AtsOption } from "@/lib/platform/db/generated/client";
import type { DecisionKind } from "@/lib/platform/db/generated/enums";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { SyncSettings, wantsReason } from "../settings";
import { say } from "@/lib/say";

type Choices = {
  /** The job's stages in order, including those the ATS has removed. */
  stages: AtsOption[];
  /** The stage that an accepted or moved application goes to. */
  target: AtsOption | null;
  /** The reason sent with a rejection: its id in the ATS, and its name when it follows from a recruiter's choice. */
  reasonId: string | null;
  chosenReason: string | null;
  /** Why a decision of this kind cannot be sent as the settings require; null when it can. */
  refusal: string | null;
};

/** Looks up the stage and the reason for a decision among the ATS's options, by the sync settings. */
export async function findChoices(
  db: TenantDb,
  connection: { id: string; name: string; provider: string; settings: unknown },
  kind: DecisionKind,
  jobExternalId: string | null,
  /** The recruiter's choice: for a rejection one of the organization's own reasons, for a move the stage. */
  chosen: string | null = null,
): Promise<Choices> {
  const { acceptStage, rejectionReasonId, reasons } = SyncSettings.parse(connection.settings);
  const mapped = chosen === null || kind === "move" ? null : (reasons[chosen] ?? null);
  const reasonId = mapped ?? rejectionReasonId;
  const connectionId = connection.id;
  const stages = await db.atsOption.findMany({
    where: { connectionId, kind: "stage", OR: [{ jobExternalId }, { jobExternalId: null }] },
    orderBy: { position: "asc" },
  });
  const wanted = kind === "move" ? chosen : acceptStage;
  const named = stages.filter((stage) => stage.name === wanted);
  const target = named.find((stage) => !stage.retiredAt) ?? null;
  const none = { stages, target, reasonId: null, chosenReason: null };
  if (kind === "accept")
    return { ...none, refusal: target ? null : whyNoStage(connection.name, acceptStage, named) };
  if (kind === "move")
    return {
      ...none,
      refusal: target
        ? null
        : say("{name} has no stage “{wanted}” for this job.", {
            name: connection.name,
            wanted: wanted ?? "",
          }),
    };
  if (kind === "reopen") return { ...none, refusal: null };
  const reason = reasonId
    ? await db.atsOption.findFirst({
        where: { connectionId, kind: "rejection_reason", externalId: reasonId },
      })
    : null;
  const refusal = reason?.retiredAt
    ? say(
        'The rejection reason "{name}" was removed in {connectionName}. Choose another in the sync settings.',
        { name: reason.name, connectionName: connection.name },
      )
    : !reasonId && wantsReason(connection.provider)
      ? say("{name} requires a reason with every rejection: choose one in the sync settings.", {
          name: connection.name,
        })
      : null;
  return { stages, target, reasonId, chosenReason: mapped && (reason?.name ?? null), refusal };
}

function whyNoStage(ats: string, chosen: string | null, named: AtsOption[]): string {
  if (!chosen) return say("No stage for accepted applications is chosen in the sync settings.");
  return named.length > 0
    ? say('The stage "{chosen}" of this job was removed in {ats}. Choose another in the sync settings.', {
        chosen,
        ats,
      })
    : say('This job has no stage called "{chosen}" in {ats}.', { chosen, ats });
}

import { whyNotMoved } from "@/lib/records/ats/why-not-moved";
import type { AtsConnection, Application } from "@/lib/platform/db/generated/client";
import type { Disposition } from "@/lib/platform/db/generated/enums";
import { say } from "@/lib/say";

/** Dispositions that still have a stage: rejected, withdrawn and hired applications do not. */
export const movable: readonly Disposition[] = ["active", "accepted"];

type Row = Pick<Application, "disposition" | "stage" | "atsSync" | "commentSync"> & {
  connection: Pick<AtsConnection, "name" | "status" | "provider" | "settings"> | null;
};

/** Why an application cannot be moved to a stage of its job; null when it can. `refusal`: the ATS's (findChoices). */
export function whyNotMovable(
  { connection, ...row }: Row,
  stage: string,
  { stages, refusal }: { stages: readonly string[]; refusal: string | null },
): string | null {
  if (!movable.includes(row.disposition))
    return say("It has been {disposition}. Reopen it first.", { disposition: row.disposition });
  if (!stages.includes(stage))
    return say("This job has no stage “{stage}”; it has {stages}.", { stage, stages });
  if (row.stage === stage) return say("It is already at “{stage}”.", { stage });
  if (!connection) return null;
  const { name } = connection;
  const isUnsettled = [row.atsSync, row.commentSync].some((sync) => sync === "failed" || sync === "unknown");
  if (isUnsettled) return say("The last decision has not reached {name}. Resolve that first.", { name });
  if (row.commentSync === "pending")
    return say("The last feedback is still on its way to {name}. Try again soon.", { name });
  return whyNotMoved(connection) ?? refusal;
}

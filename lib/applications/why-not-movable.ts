import { whyNotMoved } from "@/lib/ats/why-not-moved";
import type { AtsConnection, Application } from "@/lib/db/generated/client";
import type { Disposition } from "@/lib/db/generated/enums";

/** Whoever is rejected, withdrawn or hired is at no stage any more. */
export const movable: readonly Disposition[] = ["active", "accepted"];

type Row = Pick<Application, "disposition" | "stage" | "atsSync" | "commentSync"> & {
  connection: Pick<AtsConnection, "name" | "status" | "provider" | "settings"> | null;
};

/** Why an application cannot be moved to a stage of its job; null when it can. `refusal` is the ATS's (findChoices). */
export function whyNotMovable(
  { connection, ...row }: Row,
  stage: string,
  { stages, refusal }: { stages: readonly string[]; refusal: string | null },
): string | null {
  if (!movable.includes(row.disposition)) return `It is ${row.disposition}: reopen it first.`;
  if (!stages.includes(stage)) return `This job has no stage “${stage}”; it has ${stages.join(", ")}.`;
  if (row.stage === stage) return `It is at “${stage}” already.`;
  if (!connection) return null;
  const { name } = connection;
  const isOpen = [row.atsSync, row.commentSync].some((sync) => sync === "failed" || sync === "unknown");
  if (isOpen) return `${name} does not have the last decision: say first what is to become of it.`;
  if (row.commentSync === "pending")
    return `The last feedback is still on its way to ${name}. Try again soon.`;
  return whyNotMoved(connection) ?? refusal;
}

import type { DecisionKind } from "@/lib/db/generated/enums";
import type { AtsApplication } from "../records";

export type Stage = { externalId: string; position: number };

/** "done": the ATS says the same already. "open": it can be told. Otherwise why it says something else. */
export type Comparison = "done" | "open" | { conflict: string };

/** Holds a decision against what the ATS has now. */
export function compare(
  kind: DecisionKind,
  there: AtsApplication,
  target: Stage | null,
  stages: Stage[],
  ats: string,
): Comparison {
  if (kind === "reject") {
    if (there.state === "rejected" || there.state === "withdrawn") return "done";
    return there.state === "hired" ? { conflict: `Conflict: rejected here, but hired in ${ats}.` } : "open";
  }
  if (there.state === "hired") return "done";
  if (there.state !== "active") return { conflict: `Conflict: accepted here, but ${there.state} in ${ats}.` };
  const now = stages.find((stage) => stage.externalId === there.stageExternalId);
  // Somebody has taken the candidate as far or further: sending them back would undo that.
  return target && now && now.position >= target.position ? "done" : "open";
}

import type { DecisionKind } from "@/lib/platform/db/generated/enums";
import type { AtsApplication } from "../records";
import { say } from "@/lib/say";

export type Stage = { externalId: string; name: string; position: number };

/** "done": the ATS already agrees. "open": the decision can be sent. Otherwise why the ATS contradicts it. */
export type Comparison = "done" | "open" | { conflict: string };

/** Compares a decision with the current state in the ATS. */
export function compare(
  kind: DecisionKind,
  atsApplication: AtsApplication,
  target: Stage | null,
  stages: Stage[],
  { ats, expected }: { ats: string; expected: string[] },
): Comparison {
  if (kind === "reject") {
    if (atsApplication.state === "rejected" || atsApplication.state === "withdrawn") return "done";
    if (atsApplication.state === "hired")
      return { conflict: say("Conflict: rejected here, but hired in {ats}.", { ats }) };
    return movedOn(atsApplication, stages, expected)
      ? {
          conflict: say("Conflict: rejected here, but moved to {stage} in {ats} meanwhile.", {
            stage: nameOf(atsApplication, stages),
            ats,
          }),
        }
      : "open";
  }
  if (kind === "move") {
    if (atsApplication.state !== "active")
      return {
        conflict: say("Conflict: moved here, but {state} in {ats}.", { state: atsApplication.state, ats }),
      };
    const now = nameOf(atsApplication, stages);
    // A job may have several plans with stages of the same name.
    if (atsApplication.stageExternalId === target?.externalId || now === target?.name) return "done";
    return atsApplication.stageExternalId === null ||
      expected.length === 0 ||
      expected.includes(atsApplication.stageExternalId)
      ? "open"
      : {
          conflict: say("Conflict: moved to {name} here, but to {now} in {ats} meanwhile.", {
            name: target?.name ?? "",
            now,
            ats,
          }),
        };
  }
  if (kind === "reopen") {
    if (atsApplication.state === "hired")
      return { conflict: say("Conflict: reopened here, but hired in {ats}.", { ats }) };
    return atsApplication.state === "active" ? "done" : "open";
  }
  if (atsApplication.state === "hired") return "done";
  if (atsApplication.state !== "active")
    return {
      conflict: say("Conflict: accepted here, but {state} in {ats}.", { state: atsApplication.state, ats }),
    };
  const now = stages.find((stage) => stage.externalId === atsApplication.stageExternalId);
  // The candidate is in this stage or further already: moving them would set them back.
  return target && now && now.position >= target.position ? "done" : "open";
}

/**
 * Whether the candidate has advanced in the ATS since the decision: past every stage that they were in then, that we
 * moved them to, or that a person was shown. When the order is unknown, any other stage counts.
 */
function movedOn({ stageExternalId: now }: AtsApplication, stages: Stage[], expected: string[]): boolean {
  if (now === null || expected.length === 0) return false;
  const position = (id: string) => stages.find((stage) => stage.externalId === id)?.position ?? NaN;
  return !expected.some((id) => id === now || position(now) < position(id));
}

const nameOf = ({ stageExternalId, stageName }: AtsApplication, stages: Stage[]) =>
  stages.find((stage) => stage.externalId === stageExternalId)?.name ?? stageName ?? say("another stage");

import { ArrowRight, Check, RotateCcw, X } from "lucide-react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/decision.json";
import type { ShownApplication } from "./shown";

type Decision = Pick<ShownApplication["decisions"][number], "kind" | "stage" | "decidedBy" | "throughAgent">;

export const decisionIcons = { accept: Check, reject: X, reopen: RotateCcw, move: ArrowRight };

/** What was decided and by whom: "Moved to Interview by Robin Recruiter". */
export function DecisionLine({ decision, emphasis }: { decision: Decision; emphasis?: string }) {
  const { kind, stage, decidedBy, throughAgent } = decision;
  const t = useWords("decision", en);
  return t.rich(`decided.${kind}`, {
    b: (text) => <span className={emphasis}>{text}</span>,
    staged: stage === null ? "no" : "yes",
    stage: stage ?? "",
    by: decidedBy,
    agent: throughAgent ? "yes" : "no",
  });
}

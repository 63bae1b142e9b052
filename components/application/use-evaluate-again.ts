import { useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import { judgedAgainOnRequest } from "@/lib/judging/states/states";
import en from "@/messages/en/application.json";
import type { ShownApplication } from "./shown";

export type EvaluateAgain = { busy: boolean; run: () => void };

/** Evaluates a page's application again, also with the key e; null when that is not possible. */
export function useEvaluateAgain(
  { applicationId, disposition, scoreStatus, document }: ShownApplication,
  evaluateAgain: (applicationId: string) => Promise<ActionState>,
): EvaluateAgain | null {
  const t = useWords("application", en);
  const { act, busy } = useAct();
  const mayEvaluate = useMay("candidate:write");
  const isEvaluable =
    mayEvaluate &&
    disposition === "active" &&
    document !== null &&
    judgedAgainOnRequest.includes(scoreStatus);
  const run = () => act(() => evaluateAgain(applicationId), { done: t("unscored.again.done") });
  useShortcuts([isEvaluable && { keys: "e", label: t("unscored.again"), run }]);
  return isEvaluable ? { busy, run } : null;
}

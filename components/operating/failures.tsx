"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/operating.json";

type Failure = { functionId: string; failed: number; last: string };

/** Workflow functions with failed runs that are no longer retried automatically. */
export function Failures(props: {
  failures: Failure[] | null;
  runAgain: (functionId: string) => Promise<ActionState>;
}) {
  const t = useWords("operating", en);
  const { act, busy } = useAct();
  if (!props.failures) return <p>{t("failures.inngest")}</p>;
  if (props.failures.length === 0) return <p>{t("failures.none")}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {props.failures.map(({ functionId, failed, last }) => (
        <li key={functionId} className="flex items-center justify-between gap-4">
          <span>
            {t.rich("failures.line", {
              functionId,
              count: failed,
              at: () => <When at={last} exact />,
            })}
          </span>
          <Button
            disabled={busy}
            onClick={() => act(() => props.runAgain(functionId), { done: t("failures.runAgain.done") })}
          >
            {t("failures.runAgain")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";

type Failure = { functionId: string; failed: number; last: string };

/** Workflow functions with runs that are not tried again by themselves any more. */
export function Failures(props: {
  failures: Failure[] | null;
  runAgain: (functionId: string) => Promise<ActionState>;
}) {
  const { act, busy } = useAct();
  if (!props.failures) return <p>Inngest&apos;s own dashboard shows failed runs and starts them again.</p>;
  if (props.failures.length === 0) return <p>Nothing.</p>;
  return (
    <ul className="flex flex-col gap-2">
      {props.failures.map(({ functionId, failed, last }) => (
        <li key={functionId} className="flex items-center justify-between gap-4">
          <span>
            {functionId}: {failed}, last <When at={last} exact />
          </span>
          <Button
            disabled={busy}
            onClick={() => act(() => props.runAgain(functionId), { done: "Started again" })}
          >
            Run again
          </Button>
        </li>
      ))}
    </ul>
  );
}

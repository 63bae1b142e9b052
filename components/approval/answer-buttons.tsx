"use client";

import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

export type Answer = (confirmationId: string, answer: "approve" | "decline") => Promise<ActionState>;

/** Yes and no, of equal weight: neither is what is done by default. */
export function AnswerButtons(props: {
  confirmationId: string;
  verb: string;
  about: string;
  answer: Answer;
  /** Where it is the only one on the page. */
  keys?: boolean;
}) {
  const { act, busy } = useAct();
  // Named after the act: beside "Reject", a bare "Decline" could be taken for the same.
  const no = `Do not ${props.verb.toLowerCase()}`;
  const answer = (kind: "approve" | "decline", done: string) =>
    act(() => props.answer(props.confirmationId, kind), { done });
  const approve = () => answer("approve", "Approved and done");
  const decline = () => answer("decline", "Declined; nothing was changed");
  useShortcuts(
    props.keys
      ? [
          { keys: "a", label: props.verb, run: approve },
          { keys: "r", label: no, run: decline },
        ]
      : [],
  );
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:[&>button]:h-10 max-sm:[&>button]:flex-1">
      <Button busy={busy} onClick={decline} aria-label={`${no}: ${props.about}`}>
        {no}
      </Button>
      <Button busy={busy} onClick={approve} aria-label={`${props.verb}: ${props.about}`}>
        {props.verb}
      </Button>
    </div>
  );
}

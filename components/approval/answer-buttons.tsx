"use client";

import { seenOf } from "@/components/shell/looks";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { Act } from "@/lib/hiring/approvals/acts";
import type { SeenById } from "@/lib/hiring/applications/looks";
import en from "@/messages/en/approval.json";

/** `seen`: what the person has opened of the applications that the act decides on. */
export type Answer = (
  confirmationId: string,
  answer: "approve" | "decline",
  seen: SeenById,
) => Promise<ActionState>;

/** Approve and decline, styled alike so that neither looks like the default. */
export function AnswerButtons(props: {
  confirmationId: string;
  asked: Act;
  about: string;
  applicationIds: string[];
  answer: Answer;
  /** Binds keys a and r; set if this is the only confirmation on the page. */
  keys: boolean;
}) {
  const t = useWords("approval", en);
  const { act, busy } = useAct();
  // Labels name the act: next to "Reject", a bare "Decline" could be mistaken for it.
  const yes = t(`act.${props.asked}.yes`);
  const no = t(`act.${props.asked}.no`);
  const answer = (kind: "approve" | "decline", done: string) =>
    act(() => props.answer(props.confirmationId, kind, seenOf(props.applicationIds)), { done });
  const approve = () => answer("approve", t("approved"));
  const decline = () => answer("decline", t("declined"));
  useShortcuts([
    props.keys && { keys: "a", label: yes, run: approve },
    props.keys && { keys: "r", label: no, run: decline },
  ]);
  return (
    <div className="flex gap-2 max-sm:w-full max-sm:[&>button]:h-10 max-sm:[&>button]:flex-1">
      <Button busy={busy} onClick={decline} aria-label={t("answer.of", { answer: no, about: props.about })}>
        {no}
      </Button>
      <Button busy={busy} onClick={approve} aria-label={t("answer.of", { answer: yes, about: props.about })}>
        {yes}
      </Button>
    </div>
  );
}

"use client";

import type * as z from "zod";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ShownLetter } from "@/lib/hiring/letters/shown-letter";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/decision.json";

export type SendAgain = (letterId: string) => Promise<ActionState>;

/** What became of a letter, in words for it; a failed one, or one of unknown status, can be sent again. */
export function LetterState(props: {
  letter: Pick<z.output<typeof ShownLetter>, "letterId" | "status" | "reason" | "sentAt">;
  text: string;
  again: SendAgain;
}) {
  const t = useWords("decision", en);
  const { act, busy } = useAct();
  const { letter, again } = props;
  const { letterId, status, reason } = letter;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>
        {props.text}
        {letter.sentAt && " "}
        {letter.sentAt && <When exact at={letter.sentAt} className="text-ink-faint" />}
        {reason && <span className="text-ink-muted">. {reason}</span>}
      </span>
      {(status === "failed" || status === "unknown") && (
        <Permitted to="application:decide">
          <Button
            size="sm"
            busy={busy}
            onClick={() => act(() => again(letterId), { done: t("letter.again.done") })}
          >
            {t("letter.again")}
          </Button>
        </Permitted>
      )}
    </p>
  );
}

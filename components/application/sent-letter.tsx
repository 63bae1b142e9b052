"use client";

import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/decision.json";
import type { ShownApplication } from "./shown";

type Decision = ShownApplication["decisions"][number];
export type SendAgain = (letterId: string) => Promise<ActionState>;

/** The letter sent with a decision, with its status; a failed one, or one of unknown status, can be sent again. */
export function SentLetter(props: {
  letter: NonNullable<Decision["letter"]>;
  undone: boolean;
  again: SendAgain;
}) {
  const { letter, undone, again } = props;
  const t = useWords("decision", en);
  if (undone) return <p className="mt-1 text-ink-muted">{t("letter.undone")}</p>;
  return (
    <div className="mt-1">
      <LetterState letter={letter} text={t(`letter.${letter.status}`)} again={again} />
      <details>
        <summary className="cursor-pointer text-ink-muted">{letter.subject}</summary>
        <p className="mt-1 max-w-[72ch] break-words whitespace-pre-wrap text-ink-muted">{letter.text}</p>
      </details>
    </div>
  );
}

/** What became of a letter, in words for it; a failed one, or one of unknown status, can be sent again. */
export function LetterState(props: {
  letter: Pick<NonNullable<Decision["letter"]>, "letterId" | "status" | "reason" | "sentAt">;
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

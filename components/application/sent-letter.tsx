"use client";

import { LetterState, type SendAgain } from "@/components/mail/letter-state";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/decision.json";
import type { ShownApplication } from "./shown";

type Decision = ShownApplication["decisions"][number];

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

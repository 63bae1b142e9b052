"use client";

import { Permitted } from "@/components/shell/permitted";
import { UntilButton } from "@/components/ui/until-button";
import { When } from "@/components/ui/when";
import { joined } from "@/components/words/isolate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/decision.json";
import { decisionIcons, DecisionLine } from "./decision-line";
import { type ChangeReason, GiveReason } from "./give-reason";
import type { SendAgain } from "@/components/mail/letter-state";
import { SentLetter } from "./sent-letter";
import type { ShownApplication } from "./shown";
import type { DecisionRules } from "./use-decide-at-once";

type Undo = (decisionId: string) => Promise<ActionState>;

/** The decisions with who, when and the feedback, latest first. The latest can be undone within its undo window. */
export function DecisionHistory(props: {
  application: Pick<ShownApplication, "decisions" | "undoable">;
  sendAgain: SendAgain;
  undo: Undo;
  rules: DecisionRules;
  giveReason: ChangeReason;
}) {
  const { application, sendAgain, undo } = props;
  const { decisions, undoable } = application;
  const t = useWords("decision", en);
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions" className="flex h-9 items-center border-b border-line-strong text-base">
        {t("title")}
      </h2>
      <ul>
        {decisions.map((decision) => {
          const Icon = decisionIcons[decision.kind];
          return (
            <li
              key={decision.decisionId}
              className="flex items-start gap-2.5 border-b border-line py-3 text-sm last:border-b-0"
            >
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
              <div className="min-w-0 grow">
                <p>
                  <DecisionLine decision={decision} emphasis="font-medium" />{" "}
                  <When exact at={decision.createdAt} className="text-ink-faint" />
                  {decision.undone && (
                    <span className="text-ink-muted">, {t("undone", { by: decision.undone.by })}</span>
                  )}
                </p>
                <Looked decision={decision} />
                {decision.reason && <p className="mt-1">{t("reason", { reason: decision.reason })}</p>}
                {decision.feedback && (
                  <p className="mt-1 max-w-[72ch] break-words whitespace-pre-wrap text-ink-muted">
                    {decision.feedback}
                  </p>
                )}
                {decision.letter && (
                  <SentLetter letter={decision.letter} undone={decision.undone !== null} again={sendAgain} />
                )}
              </div>
              {decision.kind === "reject" && !decision.undone && (
                <GiveReason decision={decision} rules={props.rules} save={props.giveReason} />
              )}
              {undoable?.decisionId === decision.decisionId && (
                <Permitted to="application:decide">
                  <UntilButton
                    until={undoable.until}
                    label={t("undo")}
                    act={() => undo(undoable.decisionId)}
                    done={t("undo.done")}
                  />
                </Permitted>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What whoever accepted or rejected had opened before; nothing where that was not recorded. */
function Looked({ decision }: { decision: ShownApplication["decisions"][number] }) {
  const t = useWords("decision", en);
  const { seen, inConversation, kind } = decision;
  if (kind !== "accept" && kind !== "reject") return null;
  if (!seen && !inConversation) return null;
  const time = (seconds: number) =>
    seconds < 120
      ? t("seen.seconds", { count: seconds })
      : t("seen.minutes", { count: Math.round(seconds / 60) });
  const { compared = 0 } = seen ?? {};
  const text =
    seen === null
      ? t("seen.conversation")
      : seen.seconds > 0
        ? t("seen.evaluation", {
            time: time(seen.seconds),
            quotes: seen.quotes,
            cv: seen.cv ? "yes" : "no",
          })
        : seen.cv || compared === 0
          ? t(seen.cv ? "seen.cv" : "seen.nothing")
          : null;
  return (
    <p className="mt-1 text-ink-muted">
      {joined([text, compared > 0 && t("seen.compared", { time: time(compared) })])}
    </p>
  );
}

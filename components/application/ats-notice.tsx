"use client";

import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";
import type { ShownApplication } from "./shown";
import { isConflict, isUnsettled } from "./sync-words";

export type AtsActs = {
  retry: (applicationId: string) => Promise<ActionState>;
  leave: (applicationId: string) => Promise<ActionState>;
  keepTheirs: (applicationId: string) => Promise<ActionState>;
};
type Synced = Pick<
  ShownApplication,
  | "applicationId"
  | "ats"
  | "atsSync"
  | "commentSync"
  | "syncReason"
  | "atsWaits"
  | "undoableUntil"
  | "decisions"
>;

/** Whether the ATS knows what was decided here; where it does not or says otherwise, why, and what can be done. */
export function AtsNotice({ application, acts }: { application: Synced; acts: AtsActs }) {
  const { act, busy } = useAct();
  const { applicationId, ats, syncReason, atsWaits, undoableUntil, decisions } = application;
  const decision = decisions.find(({ undone }) => !undone);
  if (!ats || !decision) return null;
  if (!isUnsettled(application))
    return (
      <section aria-label={ats} className="px-4 pt-3 text-sm text-ink-muted sm:px-6" aria-live="polite">
        {undoableUntil ? (
          <>
            {ats} is not told yet: the decision can be undone until <When exact at={undoableUntil} />.
          </>
        ) : (
          standing(application)
        )}
        {atsWaits && (
          <>
            {" "}
            {atsWaits.reason}
            {atsWaits.until && (
              <>
                {" "}
                It is tried again after <When exact at={atsWaits.until} />.
              </>
            )}
          </>
        )}
      </section>
    );
  const differs = isConflict(application);
  return (
    <section aria-label={ats} className="px-4 pt-4 sm:px-6" aria-live="polite">
      <Alert
        tone="caution"
        title={titleOf(application)}
        action={
          <Permitted to="application:decide">
            <Button
              size="sm"
              busy={busy}
              onClick={() => act(() => acts.retry(applicationId), { done: `${ats} is asked again` })}
            >
              {differs ? "Keep ours" : "Retry"}
            </Button>
            {differs && (
              <Button
                size="sm"
                busy={busy}
                onClick={() => act(() => acts.keepTheirs(applicationId), { done: `As ${ats} has it` })}
              >
                Keep theirs
              </Button>
            )}
            <Button
              size="sm"
              busy={busy}
              onClick={() => act(() => acts.leave(applicationId), { done: "Left as it is" })}
            >
              Leave as is
            </Button>
          </Permitted>
        }
      >
        {syncReason}
        {differs ? (
          <ul className="mt-1 flex list-disc flex-col gap-0.5 ps-5">
            <li>
              <b>Keep ours</b> reads {ats} first and tells it again, if it can still be told and the sync
              settings send it. From then on it can be undone only in {ats}.
            </li>
            <li>
              <b>Keep theirs</b> takes over what {ats} says now. The decision stays in the history, nothing is
              sent, and it can be decided anew here.
            </li>
            <li>
              <b>Leave as is</b> lets the two differ.
            </li>
          </ul>
        ) : (
          ` Retry reads ${ats} first and sends only what it does not say yet; leaving it changes nothing on either side.`
        )}
      </Alert>
    </section>
  );
}

function titleOf(application: Synced): string {
  const { ats, atsSync, commentSync } = application;
  if (isConflict(application)) return `${ats} says something else than was decided here`;
  if (atsSync === "unknown") return `It is not known whether ${ats} has taken the decision`;
  if (atsSync === "failed") return `${ats} has not taken the decision`;
  return commentSync === "unknown"
    ? `It is not known whether ${ats} has taken the feedback`
    : `${ats} has not taken the feedback`;
}

function standing({ ats, atsSync, commentSync, syncReason }: Synced): string {
  if (atsSync === "pending" || commentSync === "pending") return `${ats} is being told …`;
  if (atsSync === "synced")
    return commentSync === "synced"
      ? `${ats} has the decision and the feedback.`
      : `${ats} has the decision.`;
  return syncReason ?? `${ats} is not told of this decision.`;
}

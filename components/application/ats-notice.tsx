"use client";

import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/application.json";
import type { ShownApplication } from "./shown";
import { isConflict, isUnsettled } from "./sync-words";

export type AtsActs = {
  retry: (applicationId: string) => Promise<ActionState>;
  leave: (applicationId: string) => Promise<ActionState>;
  keepTheirs: (applicationId: string) => Promise<ActionState>;
};
type Synced = Pick<
  ShownApplication,
  "applicationId" | "ats" | "atsSync" | "commentSync" | "syncReason" | "atsWaits" | "undoable" | "decisions"
>;

/** Whether the decision has reached the ATS; after a failure or conflict, the reason and the possible actions. */
export function AtsNotice({ application, acts }: { application: Synced; acts: AtsActs }) {
  const t = useWords("application", en);
  const { act, busy } = useAct();
  const { applicationId, ats, syncReason, atsWaits, undoable, decisions } = application;
  const decision = decisions.find(({ undone }) => !undone);
  if (!ats || !decision) return null;
  const until = atsWaits?.until;
  if (!isUnsettled(application))
    return (
      <section aria-label={ats} className="px-4 pt-3 text-sm text-ink-muted sm:px-6" aria-live="polite">
        {undoable
          ? t.rich("ats.undoable", { ats, at: () => <When exact at={undoable.until} /> })
          : statusOf(t, application, ats)}
        {atsWaits && (
          <>
            {" "}
            {atsWaits.reason}
            {until && <> {t.rich("ats.again", { at: () => <When exact at={until} /> })}</>}
          </>
        )}
      </section>
    );
  const differs = isConflict(application);
  return (
    <section aria-label={ats} className="px-4 pt-4 sm:px-6" aria-live="polite">
      <Alert
        tone="caution"
        title={titleOf(t, application, ats)}
        action={
          <Permitted to="application:decide">
            <Button
              size="sm"
              busy={busy}
              onClick={() => act(() => acts.retry(applicationId), { done: t("ats.asked", { ats }) })}
            >
              {t(differs ? "ats.keepOurs" : "ats.retry")}
            </Button>
            {differs && (
              <Button
                size="sm"
                busy={busy}
                onClick={() => act(() => acts.keepTheirs(applicationId), { done: t("ats.taken", { ats }) })}
              >
                {t("ats.keepTheirs")}
              </Button>
            )}
            <Button
              size="sm"
              busy={busy}
              onClick={() => act(() => acts.leave(applicationId), { done: t("ats.left") })}
            >
              {t("ats.leave")}
            </Button>
          </Permitted>
        }
      >
        {syncReason}
        {differs ? (
          <ul className="mt-1 flex list-disc flex-col gap-0.5 ps-5">
            {resolutions.map((key) => (
              <li key={key}>{t.rich(`ats.${key}.detail`, { ats, b: (text) => <b>{text}</b> })}</li>
            ))}
          </ul>
        ) : (
          ` ${t("ats.retry.detail", { ats })}`
        )}
      </Alert>
    </section>
  );
}

const resolutions = ["keepOurs", "keepTheirs", "leave"] as const;

function titleOf(t: Words<typeof en>, application: Synced, ats: string): string {
  const { atsSync, commentSync } = application;
  if (isConflict(application)) return t("ats.title.conflict", { ats });
  if (atsSync === "unknown") return t("ats.title.decisionUnknown", { ats });
  if (atsSync === "failed") return t("ats.title.decisionFailed", { ats });
  return t(commentSync === "unknown" ? "ats.title.feedbackUnknown" : "ats.title.feedbackFailed", { ats });
}

function statusOf(t: Words<typeof en>, application: Synced, ats: string): string {
  const { atsSync, commentSync, syncReason } = application;
  if (atsSync === "pending" || commentSync === "pending") return t("ats.telling", { ats });
  if (atsSync === "synced") return t(commentSync === "synced" ? "ats.both" : "ats.decision", { ats });
  return syncReason ?? t("ats.untold", { ats });
}

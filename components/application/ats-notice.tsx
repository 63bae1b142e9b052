"use client";

import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/application.json";
import type { ShownApplication } from "./shown";
import { isConflict, isUnsettled } from "./sync-words";

type Act = (applicationId: string) => Promise<ActionState>;
export type AtsActs = { retry: Act; leave: Act; keepTheirs: Act };
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
  const button = (label: string, send: Act, done: string) => (
    <Button size="sm" busy={busy} onClick={() => act(() => send(applicationId), { done })}>
      {label}
    </Button>
  );
  return (
    <section aria-label={ats} className="px-4 pt-4 sm:px-6" aria-live="polite">
      <Alert
        tone="caution"
        title={titleOf(t, application, ats)}
        action={
          <Permitted to="application:decide">
            {button(t(differs ? "ats.keepOurs" : "ats.retry"), acts.retry, t("ats.asked", { ats }))}
            {differs && button(t("ats.keepTheirs"), acts.keepTheirs, t("ats.taken", { ats }))}
            {button(t("ats.leave"), acts.leave, t("ats.left"))}
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

import { step } from "@/lib/platform/access/use-case";
import type { SyncStatus } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { notifyDecider } from "./notify-decider";
import { stored } from "@/lib/say";

/** The outcome of one part of a push: the decision itself, or the note with the feedback. */
export type Outcome = {
  part: "decision" | "note";
  /**
   * attempting: about to be sent, written before the call. unsent: the ATS rejected the call and did nothing.
   * unknown: no answer. skipped: not to be sent. release: nothing new, another worker may continue.
   */
  outcome: "attempting" | "done" | "failed" | "unsent" | "unknown" | "skipped" | "release";
  reason?: string | null;
  /** When the ATS last changed the application, as read right before an attempt. */
  seenUpdatedAt?: string | null;
  /** Why it waits, and for how many milliseconds. */
  waits?: { reason: string; ms: number } | null;
  /** The stage that the application is moved to, or that a person is shown. */
  stageExternalId?: string | null;
};

/** Records the outcome of a push, so that a crash cannot lose it and users see it. */
export const recordPushOutcome = step(
  "recordPushOutcome",
  async (
    ctx,
    {
      pushId,
      part,
      outcome,
      reason = null,
      seenUpdatedAt,
      waits = null,
      stageExternalId,
    }: Outcome & { pushId: string },
  ) => {
    const { db } = ctx;
    const push = await db.atsPush.findUnique({ where: { id: pushId } });
    if (!push) throw notFound("Push");
    const columns = part === "decision" ? decisionColumns : noteColumns;
    const now = new Date();
    // The note follows the decision under the same lease.
    const continues = outcome === "done" || outcome === "skipped";
    const ends = continues || outcome === "failed";
    // A conflict ends the note as well: it would refer to a decision that the ATS does not have.
    const endsNote = part === "decision" && outcome === "failed" && push.note === "pending";
    await db.atsPush.update({
      where: { id: pushId },
      data: {
        ...(outcome === "attempting" ? { [columns.attemptedAt]: now, attempts: { increment: 1 } } : {}),
        ...(outcome === "unsent" ? { [columns.attemptedAt]: null } : {}),
        ...stored("waitsFor", waits?.reason ?? null),
        retryAt: waits && new Date(now.getTime() + waits.ms),
        ...(seenUpdatedAt === undefined ? {} : { seenUpdatedAt }),
        ...(stageExternalId === undefined ? {} : { stageExternalId }),
        ...(ends ? { [columns.status]: outcome } : {}),
        ...(endsNote ? { note: "failed" } : {}),
        ...(outcome === "attempting"
          ? {}
          : { leasedUntil: part === "decision" && continues ? push.leasedUntil : null }),
      },
    });
    const syncStatus = syncStatuses[outcome];
    if (syncStatus)
      await db.application.update({
        where: { id: push.applicationId },
        data: {
          [columns.sync]: syncStatus,
          ...(part === "decision" || outcome !== "done" ? stored("syncReason", reason) : {}),
          ...(endsNote ? { commentSync: "failed" } : {}),
        },
      });
    if (outcome === "failed") await notifyDecider(ctx, push.decisionId);
    if (ends) await record(ctx, `ats.${part}-${outcome}`, push.applicationId, { pushId });
  },
);

const syncStatuses: Partial<Record<Outcome["outcome"], SyncStatus>> = {
  done: "synced",
  failed: "failed",
  unknown: "unknown",
  skipped: "not_linked",
};
const decisionColumns = { status: "status", attemptedAt: "attemptedAt", sync: "atsSync" } as const;
const noteColumns = { status: "note", attemptedAt: "noteAttemptedAt", sync: "commentSync" } as const;

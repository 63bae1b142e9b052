import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import type { SyncStatus } from "@/lib/db/generated/enums";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { notifyDecider } from "./notify-decider";
import { stored } from "@/lib/say";

/** The outcome of one part of a push: the decision itself, or the note with the feedback. */
const Outcome = z.object({
  part: z.enum(["decision", "note"]),
  /**
   * attempting: about to be sent, written before the call. unsent: the ATS rejected the call and did nothing.
   * unknown: no answer. skipped: not to be sent. release: nothing new, another worker may continue.
   */
  outcome: z.enum(["attempting", "done", "failed", "unsent", "unknown", "skipped", "release"]),
  reason: z.string().nullable().default(null),
  /** When the ATS last changed the application, as read right before an attempt. */
  seenUpdatedAt: z.string().nullable().optional(),
  /** Why it waits, and for how many milliseconds. */
  waits: z.object({ reason: z.string(), ms: z.number() }).nullable().default(null),
  /** The stage that the application is moved to, or that a person is shown. */
  stageExternalId: z.string().nullable().optional(),
});
export type Outcome = z.input<typeof Outcome>;

/** Records the outcome of a push, so that a crash cannot lose it and users see it. */
export const recordPushOutcome = useCase({
  name: "recordPushOutcome",
  permission: "ats:record",
  input: Outcome.extend({ pushId: z.uuid() }),
  output: z.object({}),

  async run(ctx, { pushId, part, outcome, reason, seenUpdatedAt, waits, stageExternalId }) {
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
    return {};
  },
});

const syncStatuses: Partial<Record<Outcome["outcome"], SyncStatus>> = {
  done: "synced",
  failed: "failed",
  unknown: "unknown",
  skipped: "not_linked",
};
const decisionColumns = { status: "status", attemptedAt: "attemptedAt", sync: "atsSync" } as const;
const noteColumns = { status: "note", attemptedAt: "noteAttemptedAt", sync: "commentSync" } as const;

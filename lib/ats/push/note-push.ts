import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import type { SyncStatus } from "@/lib/db/generated/enums";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { tellDecider } from "./tell-decider";

/** What became of one part of a push: the decision itself, or the note with the feedback. */
const Outcome = z.object({
  part: z.enum(["decision", "note"]),
  /**
   * attempting: about to be sent, written before the call. unsent: the call was turned away and did nothing.
   * unknown: no answer. skipped: it is not to be sent. release: nothing new, somebody else may go on.
   */
  outcome: z.enum(["attempting", "done", "failed", "unsent", "unknown", "skipped", "release"]),
  reason: z.string().max(300).nullable().default(null),
  /** When the ATS last changed the application, as read right before an attempt. */
  seenUpdatedAt: z.string().nullable().optional(),
  /** Why it waits, and for how many milliseconds. */
  waits: z
    .object({ reason: z.string().max(300), ms: z.number() })
    .nullable()
    .default(null),
  /** The stage it is moved to, or that a person is shown. */
  stageExternalId: z.string().nullable().optional(),
});
type Outcome = z.input<typeof Outcome>;

/** Writes down what became of a push, where a crash cannot lose it and people see it. */
export const notePush = useCase({
  name: "notePush",
  permission: "ats:record",
  input: Outcome.extend({ pushId: z.uuid() }),
  output: z.object({}),

  async run(ctx, { pushId, part, outcome, reason, seenUpdatedAt, waits, stageExternalId }) {
    const { db } = ctx;
    const push = await db.atsPush.findUnique({ where: { id: pushId } });
    if (!push) throw notFound("Push");
    const names = part === "decision" ? decisionColumns : noteColumns;
    const now = new Date();
    // After the decision comes the note.
    const goesOn = outcome === "done" || outcome === "skipped";
    const ends = goesOn || outcome === "failed";
    await db.atsPush.update({
      where: { id: pushId },
      data: {
        ...(outcome === "attempting" ? { [names.attemptedAt]: now, attempts: { increment: 1 } } : {}),
        ...(outcome === "unsent" ? { [names.attemptedAt]: null } : {}),
        waitsFor: waits?.reason ?? null,
        retryAt: waits && new Date(now.getTime() + waits.ms),
        ...(seenUpdatedAt === undefined ? {} : { seenUpdatedAt }),
        ...(stageExternalId === undefined ? {} : { stageExternalId }),
        ...(ends ? { [names.status]: outcome } : {}),
        // A conflict ends the note as well: it would speak of a decision the ATS does not have.
        ...(part === "decision" && outcome === "failed" && push.note === "pending" ? { note: "failed" } : {}),
        ...(outcome === "attempting"
          ? {}
          : { leasedUntil: part === "decision" && goesOn ? push.leasedUntil : null }),
      },
    });
    const shown = shownAs[outcome];
    if (shown)
      await db.application.update({
        where: { id: push.applicationId },
        data: {
          [names.sync]: shown,
          ...(part === "decision" || outcome !== "done" ? { syncReason: reason } : {}),
          ...(part === "decision" && outcome === "failed" && push.note === "pending"
            ? { commentSync: "failed" }
            : {}),
        },
      });
    if (outcome === "failed") await tellDecider(ctx, push.decisionId);
    if (ends) await record(ctx, `ats.${part}-${outcome}`, push.applicationId, { pushId });
    return {};
  },
});

const shownAs: Partial<Record<Outcome["outcome"], SyncStatus>> = {
  done: "synced",
  failed: "failed",
  unknown: "unknown",
  skipped: "not_linked",
};
const decisionColumns = { status: "status", attemptedAt: "attemptedAt", sync: "atsSync" } as const;
const noteColumns = { status: "note", attemptedAt: "noteAttemptedAt", sync: "commentSync" } as const;

import type { Prisma } from "@/lib/platform/db/generated/client";
import type { SyncStatus } from "@/lib/platform/db/generated/enums";
import { say, shownStored } from "@/lib/say";
import { workflowDelay } from "@/lib/platform/events/workflow-service";

/** Prisma arguments for an application's newest push to the ATS that is blocked by something. */
export const waitingPush = {
  where: { waitsFor: { not: null }, OR: [{ status: "pending" }, { note: "pending" }] },
  orderBy: { id: "desc" },
  take: 1,
  select: { waitsFor: true, waitsForSaid: true, retryAt: true },
} as const satisfies Prisma.Application$pushesArgs;

type Synced = {
  atsSync: SyncStatus;
  commentSync: SyncStatus;
  pushes: { waitsFor: string | null; waitsForSaid: string | null; retryAt: Date | null }[];
};

/** Why the ATS has not been told yet, and when that is retried (ISO; null if unknown); null when nothing waits. */
export function atsWait({ atsSync, commentSync, pushes: [push] }: Synced) {
  if (push?.waitsFor)
    return {
      reason: shownStored(push.waitsFor, push.waitsForSaid),
      until: push.retryAt?.toISOString() ?? null,
    };
  const reason = atsSync === "pending" || commentSync === "pending" ? workflowDelay() : null;
  return reason === null ? null : { reason, until: null };
}

/** The same as a sentence. */
export function atsWaitInWords(application: Synced): string | null {
  const wait = atsWait(application);
  if (!wait?.until) return wait?.reason ?? null;
  const time = wait.until.slice(0, 16).replace("T", " ");
  return `${wait.reason} ${say("It will be retried after {time} UTC.", { time })}`;
}

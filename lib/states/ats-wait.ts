import type { Prisma } from "@/lib/db/generated/client";
import type { SyncStatus } from "@/lib/db/generated/enums";
import { say } from "@/lib/say";
import { sayAgain } from "@/lib/say-again";
import { workflowDelay } from "@/lib/events/workflow-service";

/** The newest telling of the ATS that something stands in the way of, of an application. */
export const waitingPush = {
  where: { waitsFor: { not: null }, OR: [{ status: "pending" }, { note: "pending" }] },
  orderBy: { id: "desc" },
  take: 1,
  select: { waitsFor: true, retryAt: true },
} as const satisfies Prisma.Application$pushesArgs;

type Told = {
  atsSync: SyncStatus;
  commentSync: SyncStatus;
  pushes: { waitsFor: string | null; retryAt: Date | null }[];
};

/** Why the ATS is not told yet, and until when that waits (ISO; null where nobody can say); null when nothing waits. */
export function atsWait({ atsSync, commentSync, pushes: [push] }: Told) {
  if (push?.waitsFor) return { reason: sayAgain(push.waitsFor), until: push.retryAt?.toISOString() ?? null };
  const reason = atsSync === "pending" || commentSync === "pending" ? workflowDelay() : null;
  return reason === null ? null : { reason, until: null };
}

/** The same as a sentence. */
export function atsWaitInWords(application: Told): string | null {
  const wait = atsWait(application);
  if (!wait?.until) return wait?.reason ?? null;
  const time = wait.until.slice(0, 16).replace("T", " ");
  return `${wait.reason} ${say("It is tried again after {time} UTC.", { time })}`;
}

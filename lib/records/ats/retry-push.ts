import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { SyncStatuses } from "@/lib/judging/states/status";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { atsPushRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";

export const PushedApplication = z.object({
  applicationId: z.uuid(),
  atsSync: SyncStatuses,
  commentSync: SyncStatuses,
});

/** Retries sending a decision to the ATS. The ATS is read first, so that nothing is sent twice. */
export const retryPush = useCase({
  name: "retryPush",
  permission: "application:decide",
  input: z.object({ applicationId: z.uuid() }),
  output: PushedApplication,

  async run(ctx, { applicationId }) {
    const { db } = ctx;
    const application = await db.application.findUnique({
      where: { id: applicationId },
      include: {
        decisions: { where: { undoneAt: null }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: 1 },
      },
    });
    if (!application) throw notFound("Application");
    const [decision] = application.decisions;
    if (!decision || !application.atsConnectionId) throw conflict("There is no decision to send to an ATS.");
    const isOpen = (sync: string) => sync === "failed" || sync === "unknown";
    const parts = { decision: isOpen(application.atsSync), note: isOpen(application.commentSync) };
    if (!parts.decision && !parts.note) throw conflict("Nothing has failed, so there is nothing to retry.");
    // Of two concurrent retries, only the first finds it still open.
    const [pending] = await db.application.updateManyAndReturn({
      where: { id: applicationId, atsSync: application.atsSync, commentSync: application.commentSync },
      data: {
        ...(parts.decision ? { atsSync: "pending" } : {}),
        ...(parts.note ? { commentSync: "pending" } : {}),
        syncReason: null,
      },
    });
    if (!pending) throw conflict("Somebody else has just resolved this.");
    await db.atsPush.updateMany({
      where: { decisionId: decision.id },
      data: {
        // The person who retries has seen the current state: a change before is no conflict.
        ...(parts.decision ? { status: "pending", seenUpdatedAt: null } : {}),
        ...(parts.note ? { note: "pending" } : {}),
      },
    });
    await record(ctx, "ats.push-retried", applicationId, { decisionId: decision.id });
    await emit(ctx, atsPushRequested, { applicationId, decisionId: decision.id });
    return { applicationId, atsSync: pending.atsSync, commentSync: pending.commentSync };
  },
});

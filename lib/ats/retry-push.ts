import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { SyncStatuses } from "@/lib/states/status";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/events/emit";
import { atsPushRequested } from "@/lib/events/events";
import { record } from "@/lib/events/record";

export const PushedApplication = z.object({
  applicationId: z.uuid(),
  atsSync: SyncStatuses,
  commentSync: SyncStatuses,
});

/** Tries again to tell the ATS what was decided. It is read first, so that nothing is sent twice. */
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
    const open = (sync: string) => sync === "failed" || sync === "unknown";
    const parts = { decision: open(application.atsSync), note: open(application.commentSync) };
    if (!parts.decision && !parts.note) throw conflict("Nothing has failed: there is nothing to try again.");
    // Only the first of two who press the button finds it still open.
    const [pending] = await db.application.updateManyAndReturn({
      where: { id: applicationId, atsSync: application.atsSync, commentSync: application.commentSync },
      data: {
        ...(parts.decision ? { atsSync: "pending" } : {}),
        ...(parts.note ? { commentSync: "pending" } : {}),
        syncReason: null,
      },
    });
    if (!pending) throw conflict("Somebody else has just answered this.");
    await db.atsPush.updateMany({
      where: { decisionId: decision.id },
      data: {
        // Whoever tries again has seen how it stands.
        ...(parts.decision ? { status: "pending", seenUpdatedAt: null } : {}),
        ...(parts.note ? { note: "pending" } : {}),
      },
    });
    await record(ctx, "ats.push-retried", applicationId, { decisionId: decision.id });
    await emit(ctx, atsPushRequested, { applicationId, decisionId: decision.id });
    return { applicationId, atsSync: pending.atsSync, commentSync: pending.commentSync };
  },
});

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { PushedApplication } from "./retry-push";
import { leftAsItIs } from "./sync/store/settle-state";

/** Leaves the ATS as it is, although it differs from the decision made here. */
export const leavePush = useCase({
  name: "leavePush",
  permission: "application:decide",
  input: z.object({ applicationId: z.uuid() }),
  output: PushedApplication,

  async run(ctx, { applicationId }) {
    const { db } = ctx;
    const application = await db.application.findUnique({ where: { id: applicationId } });
    if (!application) throw notFound("Application");
    const unsettled = ["failed", "unknown"];
    const { atsSync, commentSync } = application;
    if (!unsettled.includes(atsSync) && !unsettled.includes(commentSync))
      throw conflict("Nothing has failed, so there is nothing to resolve.");
    const [updated] = await db.application.updateManyAndReturn({
      where: { id: applicationId, atsSync, commentSync },
      data: {
        ...(unsettled.includes(atsSync) ? { atsSync: "not_linked" } : {}),
        ...(unsettled.includes(commentSync) ? { commentSync: "not_linked" } : {}),
        syncReason: leftAsItIs,
      },
    });
    if (!updated) throw conflict("Somebody else has just resolved this.");
    await db.atsPush.updateMany({
      where: { applicationId, status: { in: ["pending", "failed"] } },
      data: { status: "skipped" },
    });
    await db.atsPush.updateMany({
      where: { applicationId, note: { in: ["pending", "failed"] } },
      data: { note: "skipped" },
    });
    await record(ctx, "ats.push-left", applicationId);
    return { applicationId, atsSync: updated.atsSync, commentSync: updated.commentSync };
  },
});

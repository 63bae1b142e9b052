import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { PushedApplication } from "./retry-push";
import { leftAsItIs } from "./sync/keep/settle-state";

/** Leaves the ATS as it is, though it does not say what was decided here. */
export const leavePush = useCase({
  name: "leavePush",
  permission: "application:decide",
  input: z.object({ applicationId: z.uuid() }),
  output: PushedApplication,

  async run(ctx, { applicationId }) {
    const { db } = ctx;
    const application = await db.application.findUnique({ where: { id: applicationId } });
    if (!application) throw notFound("Application");
    const open = ["failed", "unknown"];
    const { atsSync, commentSync } = application;
    if (!open.includes(atsSync) && !open.includes(commentSync))
      throw conflict("Nothing has failed: there is nothing to leave as it is.");
    const [left] = await db.application.updateManyAndReturn({
      where: { id: applicationId, atsSync, commentSync },
      data: {
        ...(open.includes(atsSync) ? { atsSync: "not_linked" } : {}),
        ...(open.includes(commentSync) ? { commentSync: "not_linked" } : {}),
        syncReason: leftAsItIs,
      },
    });
    if (!left) throw conflict("Somebody else has just answered this.");
    await db.atsPush.updateMany({
      where: { applicationId, status: { in: ["pending", "failed"] } },
      data: { status: "skipped" },
    });
    await db.atsPush.updateMany({
      where: { applicationId, note: { in: ["pending", "failed"] } },
      data: { note: "skipped" },
    });
    await record(ctx, "ats.push-left", applicationId);
    return { applicationId, atsSync: left.atsSync, commentSync: left.commentSync };
  },
});

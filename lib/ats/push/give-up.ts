import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { notifyDecider } from "./notify-decider";
import { say } from "@/lib/say";

/** After the last attempt: shows pending parts as unknown when something was sent, else as failed. */
export const giveUpPush = useCase({
  name: "giveUpPush",
  permission: "ats:record",
  input: z.object({ applicationId: z.uuid(), decisionId: z.uuid() }),
  output: z.object({}),

  async run(ctx, { applicationId, decisionId }) {
    const { db } = ctx;
    const push = await db.atsPush.findFirst({ where: { decisionId, applicationId } });
    if (!push) return {};
    await db.atsPush.update({ where: { id: push.id }, data: { leasedUntil: null } });
    const syncReason = say("The ATS could not be reached for a long time. Try again.");
    if (push.status === "pending")
      await db.application.update({
        where: { id: applicationId },
        data: { atsSync: push.attemptedAt ? "unknown" : "failed", syncReason },
      });
    if (push.note === "pending")
      await db.application.update({
        where: { id: applicationId },
        data: { commentSync: push.noteAttemptedAt ? "unknown" : "failed", syncReason },
      });
    if (push.status === "pending" || push.note === "pending") await notifyDecider(ctx, decisionId);
    return {};
  },
});

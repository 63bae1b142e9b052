import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { lockConnection } from "./sync/begin-sync";

/** Ends a connection and forgets its credentials. What it brought stays, as records of the organization's own. */
export const removeConnection = useCase({
  name: "removeConnection",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),
  output: z.object({ connectionId: z.uuid() }),

  async run(ctx, { connectionId }) {
    const { db } = ctx;
    if (!(await lockConnection(ctx, connectionId))) throw notFound("Connection");
    const where = { atsConnectionId: connectionId };
    const unlinked = { atsConnectionId: null, externalId: null };
    await db.application.updateMany({
      where,
      data: { ...unlinked, atsSync: "not_linked", commentSync: "not_linked", syncReason: null },
    });
    await db.attachment.updateMany({ where, data: unlinked });
    await db.candidate.updateMany({ where, data: unlinked });
    await db.job.updateMany({ where, data: unlinked });
    await db.candidateAlias.deleteMany({ where: { kind: `ats:${connectionId}` } });
    await db.atsConnection.delete({ where: { id: connectionId } });
    await record(ctx, "ats.disconnected", connectionId);
    return { connectionId };
  },
});

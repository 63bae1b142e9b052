import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";

/** Makes the caller the owner of a candidate's open request. Throws conflict when somebody else took it or it is closed. */
export const takeRequest = useCase({
  name: "takeRequest",
  permission: "application:decide",
  input: z.object({ requestId: z.uuid() }),

  async run(ctx, { requestId }) {
    const { db, actor } = ctx;
    const [taken] = await db.candidateRequest.updateManyAndReturn({
      where: { id: requestId, closedAt: null, ownerId: null },
      data: { ownerId: actor.id },
      select: { candidateId: true },
    });
    if (taken) return record(ctx, "candidate.request-taken", taken.candidateId, { requestId });
    const request = await db.candidateRequest.findUnique({ where: { id: requestId } });
    if (!request) throw notFound("Request");
    if (request.closedAt) throw conflict("This request has been answered.");
    if (request.ownerId !== actor.id) throw conflict("Somebody else has taken this request.");
  },
});

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { markForDeletion } from "@/lib/reading/uploads/mark-for-deletion";
import { forgetSelfReports } from "@/lib/records/self-reports/store-self-reports";
import { orderWithErasures } from "./legal-hold";

/**
 * Releases a legal hold: what was sealed for it alone is deleted, its files with the next hourly clean-up. Throws
 * `not_found`, and `conflict` if it was released before.
 */
export const releaseHold = useCase({
  name: "releaseHold",
  permission: "organization:administer",
  input: z.object({ holdId: z.uuid() }),
  output: z.object({ holdId: z.uuid(), deleted: z.int().describe("Sealed records that no hold keeps now.") }),

  async run(ctx, { holdId }) {
    const { db, actor } = ctx;
    await orderWithErasures(ctx, "hold");
    const { count } = await db.legalHold.updateMany({
      where: { id: holdId, releasedAt: null },
      data: { releasedAt: new Date(), releasedBy: actor.id },
    });
    if (count === 0) {
      const exists = await db.legalHold.count({ where: { id: holdId } });
      throw exists > 0 ? conflict("This hold was released already.") : notFound("Legal hold");
    }
    const free = await db.$queryRaw<{ candidateId: string; storageKeys: string[] }[]>`
      DELETE FROM "SealedRecord" s WHERE ${holdId}::uuid = ANY(s."holdIds") AND NOT EXISTS (
        SELECT 1 FROM "LegalHold" h WHERE h.id = ANY(s."holdIds") AND h."releasedAt" IS NULL)
      RETURNING s."candidateId", s."storageKeys"`;
    await forgetSelfReports(
      ctx,
      free.map(({ candidateId }) => candidateId),
    );
    await markForDeletion(
      ctx,
      free.flatMap(({ storageKeys }) => storageKeys),
    );
    await record(ctx, "organization.hold-released", actor.organizationId, { holdId, deleted: free.length });
    return { holdId, deleted: free.length };
  },
});

import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { forbidden, notFound } from "@/lib/errors";
import { Rediscovered, createRediscovered } from "./create-rediscovered";
import { size } from "./preview-rediscovery";

/**
 * Confirms the latest search of the pool for a job with this size. An agent's confirmation is bound to the people of
 * that search: it is refused if a newer search proposes others.
 */
export const rediscoverCandidates = useCase({
  name: "rediscoverCandidates",
  permission: "candidate:write",
  input: z.object({ jobId: z.uuid(), size, confirmationToken: ConfirmationToken }),
  output: Rediscovered,

  async run(ctx, input) {
    const { jobId, size } = input;
    const search = await ctx.db.rediscovery.findFirst({ where: { jobId, size }, orderBy: { id: "desc" } });
    if (!search) throw notFound("Rediscovery");
    await redeemConfirmation(ctx, {
      act: "rediscoverCandidates",
      input,
      subjectRevision: search.revision,
    });
    return createRediscovered(ctx, search);
  },
});

/** Confirms, on a page, the very search that was shown there, or only some of its people. */
export const confirmRediscovery = useCase({
  name: "confirmRediscovery",
  permission: "candidate:write",
  input: z.object({
    rediscoveryId: z.uuid(),
    candidateIds: z
      .array(z.uuid())
      .min(1)
      .max(100)
      .optional()
      .describe("Of those proposed; all when left out."),
  }),
  output: Rediscovered,

  async run(ctx, { rediscoveryId, candidateIds }) {
    if (ctx.actor.kind !== "member")
      throw forbidden("Only a recruiter can confirm this, on a signed-in page.");
    const search = await ctx.db.rediscovery.findUnique({ where: { id: rediscoveryId } });
    if (!search) throw notFound("Rediscovery");
    return createRediscovered(ctx, search, candidateIds);
  },
});

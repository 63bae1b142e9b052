import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { digestOf } from "@/lib/platform/security/digest";
import { Exclusion } from "../search/exclusions";
import { RediscoveryView, viewRediscovery } from "./rediscovery-view";
import { Found, searchPool } from "../search/search-pool";

/** The most people a search proposes. */
export const size = z.int().min(1).max(100).default(25).describe("People at most.");

/** Previews that were not confirmed are deleted after this time, because they refer to people. */
const forgottenAfterMs = 30 * 24 * 3_600_000;

const keep = useCase({
  name: "keepRediscovery",
  permission: "candidate:write",
  input: z.object({
    jobId: z.uuid(),
    versionId: z.uuid(),
    size: z.int(),
    found: z.array(Found),
    exclusions: z.array(Exclusion),
  }),
  output: RediscoveryView,

  async run(ctx, { found, ...search }) {
    await ctx.db.rediscovery.deleteMany({
      where: { status: "previewed", createdAt: { lt: new Date(Date.now() - forgottenAfterMs) } },
    });
    const people = found.map(({ candidateId }) => candidateId);
    const { id } = await ctx.db.rediscovery.create({
      data: {
        ...search,
        candidates: found,
        revision: digestOf({ jobId: search.jobId, versionId: search.versionId, people }),
        createdBy: ctx.actor.id,
      },
      select: { id: true },
    });
    await record(ctx, "pool.searched", search.jobId, { rediscoveryId: id, found: found.length });
    return viewRediscovery(ctx, id);
  },
});

/**
 * Searches the talent pool for a job and stores the people it proposes, for a person to confirm. Creates no
 * application and charges nothing. Throws not_found for the job, `conflict` when it has no published scorecard.
 */
export const previewRediscovery = flow({
  name: "previewRediscovery",
  permission: "candidate:write",
  input: z.object({ jobId: z.uuid(), size }),
  output: RediscoveryView,
  run: async (actor, input) => keep(actor, { ...input, ...(await searchPool(actor, input)) }),
});

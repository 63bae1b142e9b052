import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { indexMissing } from "../index/reindex-candidate";
import { previewRediscovery } from "./preview-rediscovery";

const wanted = useCase({
  name: "wanted",
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid(), versionId: z.uuid() }),
  output: z.object({ search: z.boolean() }),

  async run({ db }, { jobId, versionId }) {
    const current = await db.scorecard.count({
      where: { jobId, currentVersionId: versionId, currentVersion: { rediscovery: true } },
    });
    const done = await db.rediscovery.count({ where: { jobId, versionId } });
    return { search: current > 0 && done === 0 };
  },
});

/**
 * Searches the pool for a job whose scorecard was just published with the rediscovery flag. The people it finds wait
 * on the job's page for a person's confirmation. Safe to run again.
 */
export async function rediscoverOnPublication(
  searcher: Actor,
  published: { jobId: string; versionId: string },
): Promise<{ found: number | null }> {
  if (!(await wanted(searcher, published)).search) return { found: null };
  await indexMissing(searcher);
  const { candidates } = await previewRediscovery(searcher, { jobId: published.jobId });
  return { found: candidates.length };
}

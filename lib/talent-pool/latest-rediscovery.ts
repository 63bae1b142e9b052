import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { RediscoveryStatus } from "@/lib/db/generated/enums";
import { Found } from "./search-pool";

/** The latest search of the pool for a job, in short; null when there was none, or the job is not there. */
export const latestRediscovery = useCase({
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({
    rediscovery: z
      .object({
        rediscoveryId: z.uuid(),
        found: z.int().describe("People it proposes."),
        status: z.enum(RediscoveryStatus),
        outdated: z.boolean().describe("The scorecard has changed since: search again."),
        byService: z.boolean().describe("Begun by publishing the scorecard, not by a person."),
      })
      .nullable(),
  }),

  async run({ db }, { jobId }) {
    const latest = await db.rediscovery.findFirst({
      where: { jobId },
      orderBy: { id: "desc" },
      include: { job: { select: { scorecard: { select: { currentVersionId: true } } } } },
    });
    if (!latest) return { rediscovery: null };
    return {
      rediscovery: {
        rediscoveryId: latest.id,
        found: z.array(Found).parse(latest.candidates).length,
        status: latest.status,
        outdated: latest.job.scorecard?.currentVersionId !== latest.versionId,
        byService: latest.createdBy.startsWith("system:"),
      },
    };
  },
});

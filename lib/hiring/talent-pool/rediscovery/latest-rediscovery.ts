import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { RediscoveryStatus } from "@/lib/platform/db/generated/enums";

const Latest = z.object({
  rediscoveryId: z.uuid(),
  found: z.int().describe("People it proposes."),
  status: z.enum(RediscoveryStatus),
  outdated: z.boolean().describe("The scorecard has changed since: search again."),
  byService: z.boolean().describe("Started by publishing the scorecard, not by a person."),
});

/** A summary of the latest search of the pool for a job; null when there was none, or the job does not exist. */
export const latestRediscovery = reading({
  name: "latestRediscovery",
  permission: "pool:read",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({ rediscovery: Latest.nullable() }),

  async run({ read }, { jobId }) {
    const [[rediscovery = null]] = await read<[z.input<typeof Latest>]>([
      Prisma.sql`
        SELECT r.id AS "rediscoveryId", jsonb_array_length(r.candidates) AS found, r.status,
          s."currentVersionId" IS DISTINCT FROM r."versionId" AS outdated,
          starts_with(r."createdBy", 'system:') AS "byService"
        FROM "Rediscovery" r
        LEFT JOIN "Scorecard" s ON s."organizationId" = r."organizationId" AND s."jobId" = r."jobId"
        WHERE r."jobId" = ${jobId}::uuid ORDER BY r.id DESC LIMIT 1`,
    ]);
    return { rediscovery };
  },
});

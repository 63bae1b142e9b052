import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";

/** The job that `addSampleData` created; null when there is none. */
export const findSampleData = reading({
  name: "findSampleData",
  permission: "job:read",
  output: z.object({ jobId: z.uuid().nullable() }),

  async run({ read }) {
    const [[job]] = await read<[{ jobId: string }]>([
      Prisma.sql`SELECT id AS "jobId" FROM "Job" WHERE sample LIMIT 1`,
    ]);
    return { jobId: job?.jobId ?? null };
  },
});

import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { JobStatus } from "@/lib/db/generated/enums";
import type { TenantDb } from "@/lib/db/tenant";

const few = 5;

/** A job somebody may have meant. */
export const NearJob = z.object({ jobId: z.uuid(), title: z.string(), status: z.enum(JobStatus) });

/** The organization's jobs whose title or id is most like what was given, the nearest first, at most five. */
export const nearestJobs = useCase({
  permission: "job:read",
  input: z.object({ named: z.string().max(200) }),
  output: z.object({ jobs: z.array(NearJob) }),
  run: async ({ db }, { named }) => ({ jobs: await jobsLike(db, named) }),
});

/** By trigrams: the titles of one organization are few, and are all compared. */
export const jobsLike = (db: TenantDb, named: string) => db.$queryRaw<z.output<typeof NearJob>[]>`
  SELECT j.id AS "jobId", j.title, j.status FROM "Job" j
  ORDER BY greatest(similarity(folded(j.title), folded(${named})), similarity(j.id::text, ${named})) DESC, j.id DESC
  LIMIT ${few}`;

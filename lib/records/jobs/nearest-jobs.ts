import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { JobStatus } from "@/lib/platform/db/generated/enums";

const few = 5;

/** A job that the caller may have meant. */
export const NearJob = z.object({ jobId: z.uuid(), title: z.string(), status: z.enum(JobStatus) });

/** The organization's jobs whose title or id is most similar to the given text, the nearest first, at most five. */
export const nearestJobs = reading({
  name: "nearestJobs",
  permission: "job:read",
  input: z.object({ named: z.string().max(200) }),
  output: z.object({ jobs: z.array(NearJob) }),
  run: async ({ read }, { named }) => {
    const [jobs] = await read<[z.output<typeof NearJob>]>([jobsLike(named)]);
    return { jobs };
  },
});

/** Compares trigrams with all jobs: one organization has few. */
export const jobsLike = (named: string) => Prisma.sql`
  SELECT j.id AS "jobId", j.title, j.status FROM "Job" j
  ORDER BY greatest(similarity(folded(j.title), folded(${named})), similarity(j.id::text, ${named})) DESC, j.id DESC
  LIMIT ${few}`;

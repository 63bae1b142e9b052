import type { Actor } from "@/lib/platform/access/actor";
import { DomainError } from "@/lib/errors";
import { nearestJobs } from "@/lib/records/jobs/nearest-jobs";
import { log } from "@/lib/log";
import type * as z from "zod";
import { jobLine } from "./text/job-line";

/**
 * Suggests the nearest jobs, as one line, when a call named a job that does not exist; "" for any other failure, and
 * when they cannot be looked up.
 */
export async function jobsInstead(
  actor: Actor,
  args: unknown,
  error: z.ZodError | DomainError,
): Promise<string> {
  const named = (args as { jobId?: unknown } | null)?.jobId;
  if (typeof named !== "string" || !isAboutJob(error) || !actor.permissions.has("job:read")) return "";
  const nearest = await nearestJobs(actor, { named: named.slice(0, 200) }).catch((failure: unknown) => {
    log.error("nearest jobs not found", failure);
    return null;
  });
  if (!nearest) return "";
  const { jobs } = nearest;
  return jobs.length > 0 ? `The nearest jobs: ${jobs.map(jobLine).join("; ")}.\n` : "There is no job yet.\n";
}

const isAboutJob = (error: z.ZodError | DomainError) =>
  error instanceof DomainError
    ? error.code === "not_found" && /\bjob not found/i.test(error.message)
    : error.issues.some(({ path }) => path[0] === "jobId");

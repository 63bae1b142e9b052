import { cache } from "react";
import { requireActor } from "@/lib/platform/access/session";
import { getJob } from "@/lib/records/jobs/get-job";
import { orNotFound } from "../../or-not-found";

/** A job, read once per request, for the title and the page at `path`. */
export const jobOf = cache(async (jobId: string, path: string) =>
  orNotFound(getJob(await requireActor(path), { jobId })),
);

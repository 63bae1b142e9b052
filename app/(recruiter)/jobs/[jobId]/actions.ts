"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { createCandidate } from "@/lib/candidates/create-candidate";
import { stopScoring } from "@/lib/evaluation/stop-scoring";
import type { JobActs } from "@/components/job/job-menu";
import { duplicateJob } from "@/lib/jobs/duplicate-job";
import { getJob } from "@/lib/jobs/get-job";
import { listDepartments } from "@/lib/organizations/list-departments";
import { updateJob } from "@/lib/jobs/update-job";
import { beginDraft } from "../begin-draft";
import { type ExistingRecord, SamePersonError } from "@/lib/candidates/same-person";

/** Adds somebody by their CV. `existing` says who is on record already, and nothing was added; null when it was. */
export async function addCandidate(
  jobId: string,
  uploadId: string,
  samePerson?: string,
): Promise<ActionState<{ existing: ExistingRecord[] | null }>> {
  return asActionState(async () => {
    try {
      await createCandidate(await currentActor(), { jobId, files: [{ uploadId }], samePerson });
      return { existing: null };
    } catch (error) {
      if (error instanceof SamePersonError) return { existing: error.existing };
      throw error;
    }
  });
}

/** Takes everybody of the job out of the queue whose evaluation has not begun. */
export async function stopWaiting(jobId: string): Promise<ActionState<{ stopped: number }>> {
  return asActionState(async () => {
    const { stopped } = await stopScoring(await currentActor(), { jobId });
    refresh();
    return { stopped };
  });
}

/** The job's own fields and the departments there are, for the form that edits them. */
export const readJob: JobActs["read"] = async (jobId) =>
  asActionState(async () => {
    const actor = await currentActor();
    const [job, { departments }] = await Promise.all([getJob(actor, { jobId }), listDepartments(actor, {})]);
    return {
      job: {
        title: job.title,
        department: job.department ?? "",
        location: job.location ?? "",
        employmentType: job.employmentType,
        start: job.start ?? "",
        description: job.description,
        stages: job.keptIn === null ? job.stages : undefined,
      },
      departments: departments.map(({ name }) => name),
    };
  });

/** Edits, closes, reopens or archives the job. */
export const saveJob: JobActs["save"] = async (edit) =>
  asActionState(async () => {
    await updateJob(await currentActor(), edit);
    refresh();
  });

/** Opens a job like this one; its scorecard is a draft, which is made from the description where there is none. */
export const duplicate: JobActs["duplicate"] = async (jobId) =>
  asActionState(async () => {
    const actor = await currentActor();
    const made = await duplicateJob(actor, { jobId });
    if (!made.hasDraft) await beginDraft(actor, made.jobId);
    return { jobId: made.jobId };
  });

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
import { runAct } from "../../run-act";

/** Adds a candidate by their CV. `existing`: matching records, and nothing was added; null if the CV was added. */
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

/** Removes the job's applications from the queue whose evaluation has not started. */
export async function stopWaiting(jobId: string) {
  return asActionState(async () => {
    const { stopped } = await stopScoring(await currentActor(), { jobId });
    refresh();
    return { stopped };
  });
}

/** The job's fields and the organization's departments, for the edit form. */
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
export const saveJob: JobActs["save"] = async (edit) => runAct((actor) => updateJob(actor, edit));

/** Creates a copy of a job with its scorecard as a draft; without one, starts a draft from the description. */
export const duplicate: JobActs["duplicate"] = async (jobId) =>
  asActionState(async () => {
    const actor = await currentActor();
    const copy = await duplicateJob(actor, { jobId });
    if (!copy.hasDraft) await beginDraft(actor, copy.jobId);
    return { jobId: copy.jobId };
  });

"use server";

import { refresh } from "next/cache";
import * as z from "zod";
import type { AddCandidateActs } from "@/components/candidate/add-candidates";
import type { Actor } from "@/lib/platform/access/actor";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { addPerson } from "@/lib/hiring/intake/add-person";
import { changeApplyPage } from "@/lib/hiring/intake/change-apply-page";
import { getApplyPage } from "@/lib/hiring/intake/get-apply-page";
import { getMailAddress } from "@/lib/hiring/intake/get-mail-address";
import { replaceMailAddress } from "@/lib/hiring/intake/replace-mail-address";
import { stopScoring } from "@/lib/judging/evaluation/stop-scoring";
import type { JobActs } from "@/components/job/job-menu";
import { duplicateJob } from "@/lib/records/jobs/duplicate-job";
import { getJob } from "@/lib/records/jobs/get-job";
import { listDepartments } from "@/lib/hiring/organizations/list-departments";
import { updateJob } from "@/lib/records/jobs/update-job";
import { beginDraft } from "../begin-draft";
import { type ExistingRecord, SamePersonError } from "@/lib/records/candidates/same-person";
import { runAct } from "../../run-act";

/** Adds a candidate by their CV. `existing`: matching records, and nothing was added; null if the CV was added. */
export async function addCandidate(
  jobId: string,
  uploadId: string,
  samePerson?: string,
): Promise<ActionState<{ existing: ExistingRecord[] | null }>> {
  return orSamePerson((actor) => createCandidate(actor, { jobId, files: [{ uploadId }], samePerson }));
}

/** Adds a candidate by hand; empty texts for what is not given. Returns as `addCandidate` does. */
export const addByHand: AddCandidateActs["addByHand"] = async (jobId, { uploadId, samePerson, ...texts }) =>
  orSamePerson((actor) =>
    addPerson(actor, {
      jobId,
      samePerson,
      ...(uploadId && { file: { uploadId } }),
      ...Object.fromEntries(Object.entries(ByHand.parse(texts)).filter(([, text]) => text !== "")),
    }),
  );

const text = z.string().trim();
/** An address may be typed without its scheme. */
const link = text.transform((typed) => (/^$|^\w+:/.test(typed) ? typed : `https://${typed}`));
const ByHand = z.object({ fullName: text, email: text, phone: text, link, text, note: text });

const orSamePerson = (add: (actor: Actor) => Promise<unknown>) =>
  asActionState(async () => {
    try {
      await add(await currentActor());
      return { existing: null };
    } catch (error) {
      if (error instanceof SamePersonError) return { existing: error.existing };
      throw error;
    }
  });

/** The job's address for mailed CVs. */
export const mailAddress: AddCandidateActs["mailAddress"] = async (jobId) =>
  asActionState(async () => getMailAddress(await currentActor(), { jobId }));

/** Gives the job another one. */
export const newMailAddress: AddCandidateActs["replaceMailAddress"] = async (jobId) =>
  asActionState(async () => replaceMailAddress(await currentActor(), { jobId }));

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

/** The job's page for applicants, for the dialog that opens it. */
export const readApplyPage: JobActs["applyPage"]["read"] = async (jobId) =>
  asActionState(async () => getApplyPage(await currentActor(), { jobId }));

/** Opens or closes the job's page for applicants. */
export const saveApplyPage: JobActs["applyPage"]["change"] = async (change) =>
  runAct((actor) => changeApplyPage(actor, change));

/** Creates a copy of a job with its scorecard as a draft; without one, starts a draft from the description. */
export const duplicate: JobActs["duplicate"] = async (jobId) =>
  asActionState(async () => {
    const actor = await currentActor();
    const copy = await duplicateJob(actor, { jobId });
    if (!copy.hasDraft) await beginDraft(actor, copy.jobId);
    return { jobId: copy.jobId };
  });

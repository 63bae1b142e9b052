import * as z from "zod";
import { plainText } from "../plain-text";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../records";
import { assumed } from "./assumptions";

const id = z.string().min(1).max(100);
const moment = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null);

export const Job = z
  .object({
    id,
    title: z.string(),
    status: z.string(),
    department: z.object({ name: z.string() }).nullish(),
    location: z.object({ name: z.string() }).nullish(),
    descriptionHtml: z.string().nullish(),
    updatedAt: moment,
  })
  .transform((job): AtsJob => ({
    externalId: job.id,
    title: job.title,
    department: job.department?.name ?? null,
    location: job.location?.name ?? null,
    status: (assumed.job as Record<string, AtsJob["status"]>)[job.status] ?? "on_hold",
    description: plainText(job.descriptionHtml ?? ""),
    updatedAt: job.updatedAt,
  }));

/** Ashby's stages belong to interview plans that jobs may share; ours belong to one job each. */
const stageKey = (jobId: string, stageId: string) => `${jobId}:${stageId}`;
export const stageOfKey = (key: string) => key.slice(key.indexOf(":") + 1);

export const PlannedJob = z.object({ id, defaultInterviewPlanId: id.nullish() });

export const Stage = z.object({
  id,
  title: z.string(),
  type: z.string(),
  orderInInterviewPlan: z.int().nullish(),
});

export const stageOf = (jobId: string, stage: z.output<typeof Stage>): AtsStage => ({
  externalId: stageKey(jobId, stage.id),
  jobExternalId: jobId,
  name: stage.title,
  position: stage.orderInInterviewPlan ?? 0,
});

export const Reason = z
  .object({ id, text: z.string() })
  .transform((reason): AtsReason => ({ externalId: reason.id, name: reason.text }));

const file = z.object({ id, name: z.string(), handle: z.string() });

const person = z.object({
  id,
  name: z.string().nullish(),
  position: z.string().nullish(),
  primaryEmailAddress: z.object({ value: z.string() }).nullish(),
  primaryPhoneNumber: z.object({ value: z.string() }).nullish(),
  resumeFileHandle: file.nullish(),
  fileHandles: z.array(file).nullish(),
  updatedAt: moment,
});

export const Candidate = person.transform((given): AtsCandidate => ({
  externalId: given.id,
  fullName: given.name || null,
  email: given.primaryEmailAddress?.value ?? null,
  phone: given.primaryPhoneNumber?.value ?? null,
  headline: given.position || null,
  updatedAt: given.updatedAt,
}));

/** How many applications a candidate has, where Ashby tells. */
export const Applied = z
  .object({ applicationIds: z.array(z.unknown()) })
  .transform(({ applicationIds }) => applicationIds.length);

/** A candidate's files; the résumé is among the others as well. */
export const Files = person.transform(
  ({ id: candidateExternalId, resumeFileHandle, fileHandles }): AtsAttachment[] =>
    [
      ...new Map(
        [resumeFileHandle, ...(fileHandles ?? [])].flatMap((each) => (each ? [[each.id, each]] : [])),
      ).values(),
    ].map((each) => ({
      externalId: each.id,
      candidateExternalId,
      kind: each.id === resumeFileHandle?.id ? "cv" : "other",
      fileName: each.name,
      source: each.handle,
    })),
);

export const Application = z
  .object({
    id,
    status: z.string(),
    job: z.object({ id }).nullish(),
    candidate: z.object({ id }),
    currentInterviewStage: z.object({ id, title: z.string() }).nullish(),
    archiveReason: z.object({ reasonType: z.string().nullish() }).nullish(),
    createdAt: moment,
    updatedAt: moment,
    applicationFormSubmissions: z
      .array(
        z.object({
          fields: z.array(z.object({ title: z.string(), value: z.unknown() })).nullish(),
        }),
      )
      .nullish(),
  })
  .transform((given): AtsApplication | null => {
    const state = (assumed.status as Record<string, AtsApplication["state"]>)[given.status];
    if (!given.job || !state) return null;
    const withdrew = given.archiveReason?.reasonType === assumed.withdrawnReasonType;
    return {
      externalId: given.id,
      jobExternalId: given.job.id,
      candidateExternalId: given.candidate.id,
      stageExternalId: given.currentInterviewStage
        ? stageKey(given.job.id, given.currentInterviewStage.id)
        : null,
      stageName: given.currentInterviewStage?.title ?? null,
      state: state === "rejected" && withdrew ? "withdrawn" : state,
      appliedAt: given.createdAt ?? given.updatedAt ?? new Date(0).toISOString(),
      answers: (given.applicationFormSubmissions ?? []).flatMap(({ fields }) =>
        (fields ?? []).flatMap(({ title, value }) =>
          typeof value === "string" && value ? [{ question: title, text: value }] : [],
        ),
      ),
      updatedAt: given.updatedAt,
    };
  });

export const FileInfo = z.object({ url: z.url() });
export const Notes = z.array(z.object({ content: z.string().nullish() }));
export const KeyInfo = z.object({ scopes: z.array(z.string()).nullish() });

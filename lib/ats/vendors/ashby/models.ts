import * as z from "zod";
import { moment } from "../../moments";
import { answerText, plainText } from "../../plain-text";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../../records";

const id = z.string().min(1).max(100);

/** Drafts are not listed, but can be fetched by id. */
const jobStatus: Record<string, AtsJob["status"]> = {
  Open: "open",
  Closed: "closed",
  Archived: "closed",
  Draft: "on_hold",
};

export const Job = z
  .object({
    id,
    title: z.string(),
    status: z.string(),
    location: z.object({ name: z.string() }).nullish(),
    updatedAt: moment,
  })
  .transform((job): AtsJob => ({
    externalId: job.id,
    title: job.title,
    department: null,
    location: job.location?.name ?? null,
    status: jobStatus[job.status] ?? "on_hold",
    description: "",
    updatedAt: job.updatedAt,
  }));

/** An advert of a job, without its text. A job may have several; some are unlisted. */
export const PostingBrief = z.object({
  id,
  jobId: id,
  departmentName: z.string().nullish(),
  locationName: z.string().nullish(),
  isListed: z.boolean(),
  updatedAt: moment,
});
export type PostingBrief = z.output<typeof PostingBrief>;

export const Posting = z
  .object({ descriptionHtml: z.string().nullish(), descriptionPlain: z.string().nullish() })
  .transform(({ descriptionHtml, descriptionPlain }) =>
    descriptionHtml ? plainText(descriptionHtml) : (descriptionPlain ?? ""),
  );

/** Ashby's stages belong to interview plans that jobs may share; ours belong to one job each. */
const stageKey = (jobId: string, stageId: string) => `${jobId}:${stageId}`;
export const stageOfKey = (key: string) => key.slice(key.indexOf(":") + 1);

export const PlannedJob = z
  .object({ id, defaultInterviewPlanId: id.nullish(), interviewPlanIds: z.array(id).nullish() })
  .transform(({ id: jobId, defaultInterviewPlanId, interviewPlanIds }) => ({
    jobId,
    plans: [...new Set([defaultInterviewPlanId ?? [], interviewPlanIds ?? []].flat())],
  }));

export const Stage = z.object({ id, title: z.string(), type: z.string(), orderInInterviewPlan: z.int() });
export type Stage = z.output<typeof Stage>;

export const stageOf = (jobId: string, stage: Stage): AtsStage => ({
  externalId: stageKey(jobId, stage.id),
  jobExternalId: jobId,
  name: stage.title,
  position: stage.orderInInterviewPlan,
});

/** The stage that ends an application has this type; moving there needs an archive reason (application.changeStage). */
export const isArchive = ({ type }: Stage) => type === "Archived";

/** A reason of this type is for candidates who withdrew (archiveReason.list, application.info). */
const byCandidate = "RejectedByCandidate";

/** Null for the reason of a candidate who withdrew: a rejection must not use it. */
export const Reason = z
  .object({ id, text: z.string(), reasonType: z.string().nullish() })
  .transform((reason): AtsReason | null =>
    reason.reasonType === byCandidate ? null : { externalId: reason.id, name: reason.text },
  );

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

export const Candidate = person.transform((row): AtsCandidate => ({
  externalId: row.id,
  fullName: row.name || null,
  email: row.primaryEmailAddress?.value ?? null,
  phone: row.primaryPhoneNumber?.value ?? null,
  headline: row.position || null,
  updatedAt: row.updatedAt,
}));

/** A candidate's files; fileHandles contains the résumé as well. */
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

/** A submitted form: the definition has the questions, submittedValues the answers by each question's path. */
const Submission = z
  .object({
    formDefinition: z.object({
      sections: z
        .array(
          z.object({
            fields: z.array(z.object({ field: z.object({ path: z.string(), title: z.string().nullish() }) })),
          }),
        )
        .nullish(),
    }),
    submittedValues: z.record(z.string(), z.unknown()),
  })
  .transform(({ formDefinition, submittedValues }) =>
    (formDefinition.sections ?? []).flatMap(({ fields }) =>
      fields.flatMap(({ field }) => {
        const text = answerText(submittedValues[field.path]);
        return text && field.title ? [{ question: field.title, text }] : [];
      }),
    ),
  );

/** "Lead" is left out: a lead has not applied. */
const applicationState: Record<string, AtsApplication["state"]> = {
  Active: "active",
  Hired: "hired",
  Archived: "rejected",
};

const application = z.object({
  id,
  status: z.string(),
  job: z.object({ id }).nullish(),
  candidate: z.object({ id }),
  currentInterviewStage: z.object({ id, title: z.string() }).nullish(),
  archiveReason: z.object({ reasonType: z.string().nullish() }).nullish(),
  createdAt: moment,
  updatedAt: moment,
});

function read(row: z.output<typeof application>, answers: AtsApplication["answers"]): AtsApplication | null {
  const state = applicationState[row.status];
  if (!row.job || !state) return null;
  const withdrew = row.archiveReason?.reasonType === byCandidate;
  const stage = row.currentInterviewStage;
  return {
    externalId: row.id,
    jobExternalId: row.job.id,
    candidateExternalId: row.candidate.id,
    stageExternalId: stage ? stageKey(row.job.id, stage.id) : null,
    stageName: stage?.title ?? null,
    state: state === "rejected" && withdrew ? "withdrawn" : state,
    appliedAt: row.createdAt ?? row.updatedAt ?? new Date(0).toISOString(),
    answers,
    updatedAt: row.updatedAt,
  };
}

/** As application.list returns it: only application.info has the answers. */
export const ListedApplication = application.transform((row) => read(row, null));

export const Application = application
  .extend({ applicationFormSubmissions: z.array(Submission).nullish() })
  .transform(({ applicationFormSubmissions, ...row }) =>
    read(row, (applicationFormSubmissions ?? []).flat()),
  );

/** The plan whose stages an application goes through. */
export const PlannedApplication = z.object({
  currentInterviewStage: z.object({ interviewPlanId: id }),
});

export const FileInfo = z.object({ url: z.url() });
export const Notes = z.array(z.object({ content: z.string().nullish() }));
export const KeyInfo = z.object({ scopes: z.array(z.string()).nullish() });

import * as z from "zod";
import { moment } from "../../moments";
import { detail, details, odd } from "../../read-rows";
import { answerText, plainText } from "../../plain-text";
import { fieldText, filled } from "../../custom-fields";
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
    title: detail(z.string()),
    status: detail(z.string()),
    location: detail(z.object({ name: z.string() })),
    updatedAt: moment,
  })
  .transform((job): AtsJob => ({
    externalId: job.id,
    title: job.title ?? "",
    department: null,
    location: job.location?.name ?? null,
    status: jobStatus[job.status ?? ""] ?? "on_hold",
    description: "",
    updatedAt: job.updatedAt,
  }));

/** An advert of a job, without its text. A job may have several; some are unlisted. */
export const PostingBrief = z.object({
  id,
  jobId: id,
  departmentName: detail(z.string()),
  locationName: detail(z.string()),
  isListed: z.boolean().catch(false),
  updatedAt: moment,
});
export type PostingBrief = z.output<typeof PostingBrief>;

export const Posting = z
  .object({ descriptionHtml: detail(z.string()), descriptionPlain: detail(z.string()) })
  .transform(({ descriptionHtml, descriptionPlain }) =>
    descriptionHtml ? plainText(descriptionHtml) : (descriptionPlain ?? ""),
  );

/** Ashby's stages belong to interview plans that jobs may share; ours belong to one job each. */
const stageKey = (jobId: string, stageId: string) => `${jobId}:${stageId}`;
export const stageOfKey = (key: string) => key.slice(key.indexOf(":") + 1);

export const PlannedJob = z
  .object({ id, defaultInterviewPlanId: detail(id), interviewPlanIds: details(id) })
  .transform(({ id: jobId, defaultInterviewPlanId, interviewPlanIds }) => ({
    jobId,
    plans: [...new Set([defaultInterviewPlanId ?? [], interviewPlanIds].flat())],
  }));

export const Stage = z.object({
  id,
  title: z.string(),
  type: detail(z.string()),
  orderInInterviewPlan: z.int().catch(0),
});
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
  .object({ id, text: z.string(), reasonType: detail(z.string()) })
  .transform((reason): AtsReason | null =>
    reason.reasonType === byCandidate ? null : { externalId: reason.id, name: reason.text },
  );

const file = z.object({ id, name: z.string().catch("document"), handle: z.string() });

const person = z.object({
  id,
  name: detail(z.string()),
  position: detail(z.string()),
  primaryEmailAddress: detail(z.object({ value: z.string() })),
  primaryPhoneNumber: detail(z.object({ value: z.string() })),
  resumeFileHandle: detail(file),
  fileHandles: details(file),
  customFields: details(
    z.object({
      title: z.string(),
      isPrivate: detail(z.boolean()),
      valueLabel: z.unknown().optional(),
      value: z.unknown().optional(),
    }),
  ),
  fraudStatus: detail(z.string()),
  updatedAt: moment,
});

/** The fraud statuses that ask for a look (candidate.info); the others are "not yet" and "no". */
const marked: ReadonlySet<string> = new Set(["Fraudulent", "Unsure"]);

export const Candidate = person.transform((row): AtsCandidate => ({
  externalId: row.id,
  fullName: row.name || null,
  email: row.primaryEmailAddress?.value ?? null,
  phone: row.primaryPhoneNumber?.value ?? null,
  headline: row.position || null,
  // A private field is for few in Ashby, and here would be for all.
  fields: filled(
    row.customFields
      .filter(({ isPrivate }) => !isPrivate)
      .map(({ title, valueLabel, value }) => ({ name: title, value: fieldText(valueLabel ?? value) })),
  ),
  flag: row.fraudStatus && marked.has(row.fraudStatus) ? row.fraudStatus : null,
  updatedAt: row.updatedAt,
}));

/** A candidate's files; fileHandles contains the résumé as well. */
export const Files = person.transform(
  ({ id: candidateExternalId, resumeFileHandle, fileHandles }): AtsAttachment[] =>
    [
      ...new Map(
        [resumeFileHandle, ...fileHandles].flatMap((each) => (each ? [[each.id, each]] : [])),
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
      sections: details(
        z.object({
          fields: details(z.object({ field: z.object({ path: z.string(), title: detail(z.string()) }) })),
        }),
      ),
    }),
    submittedValues: z.record(z.string(), z.unknown()),
  })
  .transform(({ formDefinition, submittedValues }) =>
    formDefinition.sections.flatMap(({ fields }) =>
      fields.flatMap(({ field }) => {
        const text = answerText(submittedValues[field.path]);
        return text && field.title ? [{ question: field.title, text }] : [];
      }),
    ),
  );

/** There is also "Lead": a lead has not applied. */
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
  currentInterviewStage: detail(z.object({ id, title: z.string() })),
  archiveReason: detail(z.object({ reasonType: detail(z.string()) })),
  createdAt: moment,
  updatedAt: moment,
});

function read(
  row: z.output<typeof application>,
  answers: AtsApplication["answers"],
  ctx: z.RefinementCtx,
): AtsApplication | null {
  if (row.status === "Lead") return null;
  const state = applicationState[row.status];
  if (!state || !row.job) return odd(ctx, state ? "job" : "status");
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
export const ListedApplication = application.transform((row, ctx) => read(row, null, ctx));

export const Application = application
  .extend({ applicationFormSubmissions: details(Submission) })
  .transform(({ applicationFormSubmissions, ...row }, ctx) =>
    read(row, applicationFormSubmissions.flat(), ctx),
  );

/** The plan whose stages an application goes through. */
export const PlannedApplication = z.object({
  currentInterviewStage: z.object({ interviewPlanId: id }),
});

export const FileInfo = z.object({ url: z.url() });
export const Note = z.object({ content: detail(z.string()) });
export const KeyInfo = z.object({ scopes: z.array(z.string()).nullish() });

import * as z from "zod";
import { moment } from "../../moments";
import { plainText } from "../../plain-text";
import { detail, details, odd } from "../../read-rows";
import { fieldText, filled } from "../../custom-fields";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../../records";

// It is not published which fields may be null: all may be, except ids and the status of an application.
const id = z.union([z.int(), z.string().regex(/^\d+$/)]).transform(String);
const maybeId = detail(id).transform((value) => value ?? null);
const name = detail(z.string());

const jobStatus: Record<string, AtsJob["status"]> = { open: "open", closed: "closed", draft: "on_hold" };

/** Department and offices are ids; their names are in separate lists. */
export const Job = z
  .object({
    id,
    name,
    status: name,
    department_id: maybeId,
    office_ids: details(id),
    updated_at: moment,
  })
  .transform((job) => ({
    departmentId: job.department_id,
    officeIds: job.office_ids,
    record: {
      externalId: job.id,
      title: job.name ?? "",
      department: null,
      location: null,
      status: jobStatus[job.status ?? ""] ?? "on_hold",
      description: "",
      updatedAt: job.updated_at,
    } satisfies AtsJob,
  }));
export type Job = z.output<typeof Job>;

/** A department or an office. */
export const Named = z.object({ id, name });

/** The advert of a job; a job may have several. */
export const Post = z.object({ job_id: maybeId, content: name, updated_at: moment }).transform((post) => ({
  jobExternalId: post.job_id,
  description: plainText(post.content ?? ""),
  updatedAt: post.updated_at ?? "",
}));
export type Post = z.output<typeof Post>;

export const Stage = z
  .object({ id, name, job_id: maybeId, sort_order: detail(z.int()) })
  .transform((stage): AtsStage => ({
    externalId: stage.id,
    jobExternalId: stage.job_id,
    name: stage.name ?? "",
    position: stage.sort_order ?? 0,
  }));

const ReasonRow = z.object({ id, name, type: detail(z.object({ key: z.string() })) });
/** Reasons of candidates who withdrew have this type (rejection_reasons). */
const isWithdrawal = ({ type }: z.output<typeof ReasonRow>) => type?.key === "THEY_REJECTED_US";

/** Null for the reason of a candidate who withdrew: a rejection must not use it. */
export const Reason = ReasonRow.transform((row): AtsReason | null =>
  isWithdrawal(row) ? null : { externalId: row.id, name: row.name ?? "" },
);

/** A reason, and whether it means that the candidate withdrew. */
export const ReasonGiven = ReasonRow.transform((row) => ({ id: row.id, withdrew: isWithdrawal(row) }));

/** The reason for which one application was rejected (rejection_details). */
export const RejectionDetail = z.object({ application_id: maybeId, rejection_reason_id: maybeId });

const contact = details(z.object({ value: z.string().min(1) }));

const person = z
  .object({
    id,
    first_name: name,
    last_name: name,
    title: name,
    email_addresses: contact,
    phone_numbers: contact,
    custom_fields: detail(z.record(z.string(), z.object({ name, value: z.unknown().optional() }))),
    updated_at: moment,
  })
  .transform((row): AtsCandidate => ({
    externalId: row.id,
    fullName: [row.first_name, row.last_name].filter(Boolean).join(" ") || null,
    email: row.email_addresses[0]?.value ?? null,
    phone: row.phone_numbers[0]?.value ?? null,
    headline: row.title || null,
    fields: filled(
      Object.entries(row.custom_fields ?? {}).map(([key, field]) => ({
        name: field.name ?? key,
        value: fieldText(field.value),
      })),
    ),
    updatedAt: row.updated_at,
  }));

/** Null for a candidate that Greenhouse is still creating: it returns a message instead of a row. */
export const Candidate = z.union([person, z.object({ message: z.string() }).transform(() => null)]);

/** There is also "converted": a prospect who applied, whose application is another row. */
const applicationState: Record<string, AtsApplication["state"]> = {
  in_process: "active",
  rejected: "rejected",
  hired: "hired",
};

/** An application, with the reason of its rejection if it has one. */
export type WithReason = AtsApplication & { reasonId: string | null };

/** Null for a prospect, who has no job. */
export const Application = z
  .object({
    id,
    candidate_id: id,
    job_id: id.nullish(),
    status: z.string(),
    stage_name: name,
    job_interview_stage_id: maybeId,
    rejection_reason_id: maybeId,
    created_at: moment,
    updated_at: moment,
    answers: details(z.object({ question: name, answer: name })),
  })
  .transform((row, ctx): WithReason | null => {
    if (!row.job_id || row.status === "converted") return null;
    const state = applicationState[row.status] ?? odd(ctx, "status");
    return {
      externalId: row.id,
      jobExternalId: row.job_id,
      candidateExternalId: row.candidate_id,
      stageExternalId: row.job_interview_stage_id,
      stageName: row.stage_name ?? null,
      state,
      appliedAt: row.created_at ?? row.updated_at ?? new Date(0).toISOString(),
      answers: row.answers.flatMap(({ question, answer }) =>
        question && answer ? [{ question, text: answer }] : [],
      ),
      updatedAt: row.updated_at,
      reasonId: row.rejection_reason_id,
    };
  });

/** A stage of a job that an application was in, or is in (application_stages). */
export const StageRow = z.object({
  id,
  application_id: maybeId,
  job_interview_stage_id: maybeId,
  current: detail(z.boolean()),
});

const attachmentKind: Record<string, AtsAttachment["kind"]> = { resume: "cv", cover_letter: "cover_letter" };

/** A file of one application, with an address valid for seven days; null without one. */
export const Attachment = z
  .object({ id, candidate_id: id, filename: name, url: name, type: name })
  .transform((file): AtsAttachment | null => {
    if (!file.url) return null;
    return {
      externalId: file.id,
      candidateExternalId: file.candidate_id,
      kind: attachmentKind[file.type ?? ""] ?? "other",
      fileName: file.filename ?? "document",
      source: file.url,
    };
  });

export const Note = z.object({ body: name });

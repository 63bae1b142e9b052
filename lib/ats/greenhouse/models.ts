import * as z from "zod";
import { plainText } from "../plain-text";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../records";
import { assumed } from "./assumptions";

const id = z.union([z.int(), z.string().regex(/^\d+$/)]).transform(String);
const moment = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null);
const name = z.string().nullish();

export const Job = z
  .object({ id, name: z.string(), status: z.string(), updated_at: moment, location: name, department: name })
  .transform((job): AtsJob => ({
    externalId: job.id,
    title: job.name,
    department: job.department || null,
    location: job.location || null,
    status: (assumed.job as Record<string, AtsJob["status"]>)[job.status] ?? "on_hold",
    description: "",
    updatedAt: job.updated_at,
  }));

/** The advert of a job; a job may have several. */
export const Post = z
  .object({ job_id: id, content: z.string().nullish() })
  .transform((post) => ({ jobExternalId: post.job_id, description: plainText(post.content ?? "") }));

export const Stage = z
  .object({ id, name: z.string(), job_id: id, priority: z.int().nullish() })
  .transform((stage): AtsStage => ({
    externalId: stage.id,
    jobExternalId: stage.job_id,
    name: stage.name,
    position: stage.priority ?? 0,
  }));

export const Reason = z
  .object({ id, name: z.string() })
  .transform((reason): AtsReason => ({ externalId: reason.id, name: reason.name }));

const contact = z.array(z.object({ value: z.string() })).nullish();

export const Candidate = z
  .object({
    id,
    first_name: name,
    last_name: name,
    title: name,
    email_addresses: contact,
    phone_numbers: contact,
    updated_at: moment,
  })
  .transform((person): AtsCandidate => ({
    externalId: person.id,
    fullName: [person.first_name, person.last_name].filter(Boolean).join(" ") || null,
    email: person.email_addresses?.[0]?.value || null,
    phone: person.phone_numbers?.[0]?.value || null,
    headline: person.title || null,
    updatedAt: person.updated_at,
  }));

/** A prospect has no job: null. */
export const Application = z
  .object({
    id,
    candidate_id: id,
    job_id: id.nullish(),
    status: z.string(),
    job_interview_stage_id: id.nullish(),
    applied_at: moment,
    created_at: moment,
    updated_at: moment,
    answers: z.array(z.object({ question: z.string(), answer: z.string().nullish() })).nullish(),
  })
  .transform((given): AtsApplication | null => {
    if (!given.job_id) return null;
    return {
      externalId: given.id,
      jobExternalId: given.job_id,
      candidateExternalId: given.candidate_id,
      stageExternalId: given.job_interview_stage_id ?? null,
      stageName: null,
      state: (assumed.status as Record<string, AtsApplication["state"]>)[given.status] ?? "active",
      appliedAt: given.applied_at ?? given.created_at ?? given.updated_at ?? new Date(0).toISOString(),
      answers: (given.answers ?? []).flatMap(({ question, answer }) =>
        answer ? [{ question, text: answer }] : [],
      ),
      updatedAt: given.updated_at,
    };
  });

export const Attachment = z
  .object({ id, candidate_id: id, filename: z.string(), url: z.string(), type: z.string() })
  .transform((file): AtsAttachment => ({
    externalId: file.id,
    candidateExternalId: file.candidate_id,
    kind: (assumed.attachment as Record<string, AtsAttachment["kind"]>)[file.type] ?? "other",
    fileName: file.filename,
    source: file.url,
  }));

export const Note = z.object({ body: z.string().nullish() });

import * as z from "zod";
import { plainText } from "../../plain-text";
import { resumeAt } from "../../resume-at";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../../records";
import { assumed } from "./assumptions";

const id = z.string().min(1).max(100);
const words = z.string().nullish();
const moment = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null);

const jobStatus: Record<string, AtsJob["status"]> = {
  published: "open",
  closed: assumed.closedIsInternal.value,
  archived: "closed",
};

/** A job goes by its shortcode: paths and candidates name it by that. */
export const Job = z
  .object({
    shortcode: id,
    title: words,
    state: z.string(),
    department: words,
    location: z.object({ location_str: words, city: words, country: words }).partial().nullish(),
    full_description: words,
    updated_at: moment.optional(),
  })
  .transform((job): AtsJob => ({
    externalId: job.shortcode,
    title: job.title ?? "",
    department: job.department ?? null,
    location:
      job.location?.location_str ||
      [job.location?.city, job.location?.country].filter(Boolean).join(", ") ||
      null,
    status: jobStatus[job.state] ?? "on_hold",
    description: plainText(job.full_description ?? ""),
    updatedAt: job.updated_at ?? null,
  }));

/** A stage of a job, by its slug, which other jobs have as well. */
export const Stage = z.object({ slug: id, name: words, position: z.int().nullish() });
export type Stage = z.output<typeof Stage>;

const stageKey = (shortcode: string, slug: string) => `${shortcode}:${slug}`;
export const slugOf = (key: string) => key.slice(key.indexOf(":") + 1);

export const stageOf = (shortcode: string, stage: Stage): AtsStage => ({
  externalId: stageKey(shortcode, stage.slug),
  jobExternalId: shortcode,
  name: stage.name ?? stage.slug,
  position: stage.position ?? 0,
});

/** A reason; candidates who withdrew have reasons of their own, which are not ours to give: null. */
export const Reason = z
  .object({ id, description: words, candidate_withdrew: z.boolean().nullish() })
  .transform((reason): AtsReason | null =>
    reason.candidate_withdrew ? null : { externalId: reason.id, name: reason.description ?? "" },
  );

export const Member = z.object({ id, active: z.boolean().nullish() });

/** What was answered, in words; a file says nothing. */
const Answer = z
  .object({
    question: z.object({ body: words }),
    answer: z
      .object({
        body: words,
        checked: z.boolean().nullish(),
        number: z.number().nullish(),
        date: words,
        choices: z.array(z.object({ body: words })).nullish(),
      })
      .nullish(),
  })
  .transform(({ question, answer }) => {
    const checked = answer?.checked == null ? null : answer.checked ? "Yes" : "No";
    const chosen = answer?.choices?.flatMap(({ body }) => body ?? []).join(", ");
    const text = chosen || answer?.body || checked || answer?.number?.toString() || answer?.date || "";
    return question.body && text.trim() ? [{ question: question.body, text: text.trim() }] : [];
  });

/** A candidate is a person's application to one job: somebody who applied to two is there twice. */
export const Candidate = z.object({
  id,
  name: words,
  firstname: words,
  lastname: words,
  headline: words,
  email: words,
  phone: words,
  job: z.object({ shortcode: id }).nullish(),
  stage: words,
  stage_kind: words,
  disqualified: z.boolean().nullish(),
  withdrew: z.boolean().nullish(),
  hired_at: words,
  resume_url: words,
  answers: z.array(Answer).nullish(),
  created_at: moment,
  updated_at: moment,
});
export type Candidate = z.output<typeof Candidate>;

/** As /candidates/:id has it. */
export const Details = z.object({ candidate: Candidate }).transform(({ candidate }) => candidate);

export const personOf = (one: Candidate): AtsCandidate => ({
  externalId: one.id,
  fullName: one.name || [one.firstname, one.lastname].filter(Boolean).join(" ") || null,
  email: one.email || null,
  phone: one.phone || null,
  headline: one.headline || null,
  updatedAt: one.updated_at,
});

/** Null for somebody who is in the talent pool. `stages`: of the candidate's job. */
export function applicationOf(
  one: Candidate,
  stages: Stage[],
  answers: AtsApplication["answers"],
): AtsApplication | null {
  if (!one.job) return null;
  const stage = stages.find(({ slug, name }) => one.stage === slug || one.stage === name);
  const hired = one.stage_kind === assumed.hiredByStage.value || Boolean(one.hired_at);
  const ended = one.withdrew ? "withdrawn" : "rejected";
  return {
    externalId: one.id,
    jobExternalId: one.job.shortcode,
    candidateExternalId: one.id,
    stageExternalId: stage ? stageKey(one.job.shortcode, stage.slug) : null,
    stageName: stage?.name ?? one.stage ?? null,
    state: one.disqualified ? ended : hired ? "hired" : "active",
    appliedAt: one.created_at ?? one.updated_at ?? new Date(0).toISOString(),
    answers,
    updatedAt: one.updated_at,
  };
}

/** The résumé that somebody sent, if any. */
export const resumeOf = ({ id: candidateId, resume_url: address }: Candidate): AtsAttachment | null =>
  address && URL.canParse(address) ? resumeAt(candidateId, address) : null;

export const Activity = z.object({ body: words });

import * as z from "zod";
import { moment } from "../../moments";
import { plainText } from "../../plain-text";
import { detail, details } from "../../read-rows";
import { resumeAt } from "../../resume-at";
import type { AtsApplication, AtsAttachment, AtsCandidate, AtsJob, AtsReason, AtsStage } from "../../records";
import { assumed } from "./assumptions";

const id = z.string().min(1).max(100);
const maybeText = detail(z.string());

const jobStatus: Record<string, AtsJob["status"]> = {
  published: "open",
  closed: assumed.closedIsInternal.value,
  archived: "closed",
};

/** A job is identified by its shortcode: paths and candidates use it. */
export const Job = z
  .object({
    shortcode: id,
    title: maybeText,
    state: maybeText,
    department: maybeText,
    location: detail(z.object({ location_str: maybeText, city: maybeText, country: maybeText })),
    full_description: maybeText,
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
    status: jobStatus[job.state ?? ""] ?? "on_hold",
    description: plainText(job.full_description ?? ""),
    updatedAt: job.updated_at ?? null,
  }));

/** A stage of a job; other jobs may have stages with the same slug. */
export const Stage = z.object({ slug: id, name: maybeText, position: detail(z.int()) });
export type Stage = z.output<typeof Stage>;

const stageKey = (shortcode: string, slug: string) => `${shortcode}:${slug}`;
export const slugOf = (key: string) => key.slice(key.indexOf(":") + 1);

export const stageOf = (shortcode: string, stage: Stage): AtsStage => ({
  externalId: stageKey(shortcode, stage.slug),
  jobExternalId: shortcode,
  name: stage.name ?? stage.slug,
  position: stage.position ?? 0,
});

/** A reason; null for one of candidates who withdrew: a rejection must not use it. */
export const Reason = z
  .object({ id, description: maybeText, candidate_withdrew: detail(z.boolean()) })
  .transform((reason): AtsReason | null =>
    reason.candidate_withdrew ? null : { externalId: reason.id, name: reason.description ?? "" },
  );

export const Member = z.object({ id, active: detail(z.boolean()) });

/** An answer as text; none for a file. */
const Answer = z
  .object({
    question: z.object({ body: maybeText }),
    answer: detail(
      z.object({
        body: maybeText,
        checked: detail(z.boolean()),
        number: detail(z.number()),
        date: maybeText,
        choices: details(z.object({ body: maybeText })),
      }),
    ),
  })
  .transform(({ question, answer }) => {
    const checked = answer?.checked == null ? null : answer.checked ? "Yes" : "No";
    const chosen = answer?.choices.flatMap(({ body }) => body ?? []).join(", ");
    const text = chosen || answer?.body || checked || answer?.number?.toString() || answer?.date || "";
    return question.body && text.trim() ? [{ question: question.body, text: text.trim() }] : [];
  });

/** The person: what their application says does not matter for it. */
export const Person = z.object({
  id,
  name: maybeText,
  firstname: maybeText,
  lastname: maybeText,
  headline: maybeText,
  email: maybeText,
  phone: maybeText,
  resume_url: maybeText,
  answers: details(Answer),
  created_at: moment,
  updated_at: moment,
});
export type Person = z.output<typeof Person>;

/** A candidate is a person's application to one job: a person who applied to two is listed twice. */
export const Candidate = Person.extend({
  job: z.object({ shortcode: id }).nullish(),
  stage: maybeText,
  stage_kind: maybeText,
  disqualified: z.boolean().nullish(),
  withdrew: z.boolean().nullish(),
  hired_at: maybeText,
});
export type Candidate = z.output<typeof Candidate>;

/** As /candidates/:id returns them. */
export const Details = z.object({ candidate: Candidate }).transform(({ candidate }) => candidate);
export const PersonDetails = z.object({ candidate: Person }).transform(({ candidate }) => candidate);

export const personOf = (one: Person): AtsCandidate => ({
  externalId: one.id,
  fullName: one.name || [one.firstname, one.lastname].filter(Boolean).join(" ") || null,
  email: one.email || null,
  phone: one.phone || null,
  headline: one.headline || null,
  updatedAt: one.updated_at,
});

/** Null for a candidate in the talent pool. The candidate's stage is looked up in `stages`. */
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

/** The candidate's résumé, if any. */
export const resumeOf = ({ id: candidateId, resume_url: address }: Person): AtsAttachment | null =>
  address && URL.canParse(address) ? resumeAt(candidateId, address) : null;

export const Activity = z.object({ body: maybeText });

import type { SimApplication, SimCandidate, SimJob, SimNote, SimWorld } from "../ats/world.ts";

export type Row = Record<string, unknown>;

const account = { subdomain: "acme", name: "Acme" };
export const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");
const hired = { slug: "hired", name: "Hired", kind: "hired" };

export const stageRows = (world: SimWorld, jobId: string) => [
  ...world.stagesOf(jobId).map(({ name, position }) => ({
    slug: slug(name),
    name,
    kind: position ? "interview" : "applied",
    position,
  })),
  { ...hired, position: world.stagesOf(jobId).length },
];

export const jobRow = (one: SimJob): Row => ({
  id: `j${one.id}`,
  title: one.title,
  full_title: one.title,
  shortcode: one.id,
  code: null,
  state: one.status === "open" ? "published" : "archived",
  confidential: false,
  department: one.department,
  url: `https://acme.workable.com/jobs/${one.id}`,
  location: { location_str: one.location, city: one.location, country: "Netherlands" },
  created_at: one.createdAt,
});

/** When a candidate or their application last changed. */
export const updatedAt = (person: SimCandidate, application: SimApplication | undefined) =>
  [person.updatedAt, application?.updatedAt ?? ""].sort().at(-1)!;

/** A listed candidate: the stage by its slug. */
export function candidateRow(world: SimWorld, person: SimCandidate): Row {
  const application = world.applications.get(person.id);
  const job = application && world.jobs.get(application.jobId);
  const stage = world.stages.get(application?.stageId ?? "");
  const isHired = application?.state === "hired";
  const rejected = application?.state === "rejected";
  return {
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
    firstname: person.firstName,
    lastname: person.lastName,
    headline: person.title,
    account,
    ...(job ? { job: { shortcode: job.id, title: job.title } } : {}),
    stage: isHired ? hired.slug : slug(stage?.name ?? "Sourced"),
    stage_kind: isHired ? hired.kind : "interview",
    disqualified: rejected,
    withdrew: application ? world.hasWithdrawn(application) : false,
    sourced: false,
    domain: null,
    disqualification_reason: rejected ? (world.reasons.get(application.reasonId ?? "")?.name ?? null) : null,
    profile_url: `https://acme.workable.com/backend/candidates/${person.id}`,
    email: person.email,
    phone: person.phone,
    address: "Utrecht",
    created_at: person.createdAt,
    updated_at: updatedAt(person, application),
    hired_at: isHired ? application.updatedAt.slice(0, 10) : null,
  };
}

/** A candidate's details: the stage by its name, with the answers and the résumé's URL. */
export function detailsRow(world: SimWorld, person: SimCandidate, resume: string | null): Row {
  const application = world.applications.get(person.id);
  const row = candidateRow(world, person);
  const stage = world.stages.get(application?.stageId ?? "");
  return {
    ...row,
    stage: row.stage === hired.slug ? hired.name : (stage?.name ?? "Sourced"),
    cover_letter: null,
    summary: null,
    image_url: null,
    resume_url: resume,
    education_entries: [],
    experience_entries: [],
    skills: [],
    answers: (application?.answers ?? []).map(({ question, answer }) => ({
      question: { body: question },
      answer: { body: answer },
    })),
  };
}

export const activityRow = (one: SimNote): Row => ({
  id: one.id,
  action: "comment",
  stage_name: null,
  created_at: one.createdAt,
  body: one.body,
  member: { id: "13e0eb0e", name: "Robin" },
});

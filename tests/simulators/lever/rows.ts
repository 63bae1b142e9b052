import type { SimApplication, SimCandidate, SimFile, SimJob, SimNote, SimWorld } from "../ats/world.ts";
import { derivedId } from "../ats/uuids.ts";

export type Row = Record<string, unknown> & { id: string };

/** The id of the opportunity, without a posting, of a candidate who has not applied. */
const bareOf = derivedId(1);
const personOfBare = (id: string) => id.replace("-8001-", "-8000-");
const hiredReason = { id: "hired-reason", text: "Hired", status: "active", type: "hired" };
const user = "fef0f830-2f3d-4217-9027-14519997bbb3";

const ms = (iso: string) => Date.parse(iso);
export const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** An opportunity in Lever: a person, and one of their applications if they have any. */
export type Opportunity = { id: string; person: SimCandidate; application: SimApplication | null };

export function opportunitiesOf(world: SimWorld): Opportunity[] {
  const applied = [...world.applications.values()].flatMap((application) => {
    const person = world.candidates.get(application.candidateId);
    return person ? [{ id: application.id, person, application }] : [];
  });
  const applicantIds = new Set(applied.map(({ person }) => person.id));
  const bare = [...world.candidates.values()].filter(({ id }) => !applicantIds.has(id));
  return [...applied, ...bare.map((person) => ({ id: bareOf(person.id), person, application: null }))];
}

export function opportunityOf(world: SimWorld, id: string): Opportunity | undefined {
  const application = world.applications.get(id);
  const person = world.candidates.get(application?.candidateId ?? personOfBare(id));
  if (!person || (!application && world.applications.of(person.id).length)) return undefined;
  return { id, person, application: application ?? null };
}

/** A person's files belong to the oldest of their opportunities. */
export const filesOf = (world: SimWorld, { id, person }: Opportunity, type: SimFile["type"]): SimFile[] =>
  (world.applications.of(person.id)[0]?.id ?? id) === id
    ? world.files.of(person.id).filter((file) => file.type === type)
    : [];

/** Stages belong to the company: each name is listed once. */
export const stageRows = (world: SimWorld): Row[] =>
  [...new Set([...world.stages.values()].map(({ name }) => name))].map((text) => ({ id: slug(text), text }));

export const reasonRows = (world: SimWorld): Row[] => [
  ...[...world.reasons.values()].map(({ id, name }) => ({
    id,
    text: name,
    status: "active",
    type: "non-hired",
  })),
  hiredReason,
];

export const updatedAt = ({ person, application }: Opportunity) =>
  Math.max(ms(person.updatedAt), application ? ms(application.updatedAt) : 0);

export const contactRow = (one: SimCandidate): Row => ({
  id: one.id,
  name: `${one.firstName} ${one.lastName}`,
  headline: one.title,
  isAnonymized: false,
  location: { name: "Utrecht" },
  emails: [one.email],
  phones: [{ type: "mobile", value: one.phone }],
});

const archivedOf = ({ state, reasonId, updatedAt: at }: SimApplication) =>
  state === "active"
    ? null
    : { reason: state === "hired" ? hiredReason.id : (reasonId ?? "other"), archivedAt: ms(at) };

function applicationRow(one: SimApplication) {
  const form = {
    id: `${one.id}-form`,
    type: "posting",
    text: "Questions",
    instructions: "",
    fields: one.answers.map(({ question, answer }, i) => ({
      id: `q${i}`,
      type: "textarea",
      text: question,
      description: "",
      required: true,
      value: answer,
    })),
  };
  return {
    id: derivedId(2)(one.id),
    type: "posting",
    candidateId: one.id,
    opportunityId: one.id,
    posting: one.jobId,
    postingHiringManager: null,
    postingOwner: user,
    name: null,
    company: null,
    phone: null,
    email: null,
    links: [],
    comments: null,
    user: null,
    customQuestions: [form],
    createdAt: ms(one.createdAt),
    archived: archivedOf(one),
    requisitionForHire: null,
  };
}

/** As recorded by a client; `expand` includes the whole application. */
export function opportunityRow(world: SimWorld, one: Opportunity, expand: string[]): Row {
  const { id, person, application } = one;
  const stage = slug(world.stages.get(application?.stageId ?? "")?.name ?? "Application Review");
  const { id: contact, name, headline, emails, phones } = contactRow(person);
  const full = expand.includes("applications");
  return {
    id,
    name,
    contact,
    headline,
    stage,
    confidentiality: "non-confidential",
    location: "Utrecht",
    phones,
    emails,
    links: [],
    archived: application ? archivedOf(application) : null,
    tags: [],
    sources: ["Job site"],
    stageChanges: [],
    origin: application ? "applied" : "sourced",
    sourcedBy: null,
    owner: user,
    followers: [],
    applications: application ? [full ? applicationRow(application) : derivedId(2)(application.id)] : [],
    createdAt: ms(application?.createdAt ?? person.createdAt),
    updatedAt: updatedAt(one),
    lastInteractionAt: updatedAt(one),
    lastAdvancedAt: updatedAt(one),
    snoozedUntil: null,
    urls: {
      list: "https://hire.lever.co/candidates",
      show: `https://hire.lever.co/candidates/${id}`,
    },
    isAnonymized: false,
    dataProtection: null,
    opportunityLocation: "Utrecht",
  };
}

export const postingRow = (one: SimJob): Row => ({
  id: one.id,
  text: one.title,
  state: one.status === "open" ? "published" : "closed",
  categories: { department: one.department, location: one.location, team: null, commitment: null },
  content: { description: "", descriptionHtml: one.html, lists: [], closing: "", closingHtml: "" },
  createdAt: ms(one.createdAt),
  updatedAt: ms(one.updatedAt),
  user,
  owner: user,
  tags: [],
});

export const noteRow = (one: SimNote): Row => ({
  id: one.id,
  text: "Note",
  user,
  secret: false,
  completedAt: ms(one.createdAt),
  deletedAt: null,
  fields: [{ type: "note", text: "Comment", value: one.body, user, createdAt: ms(one.createdAt) }],
  createdAt: ms(one.createdAt),
});

export const fileRow = (one: SimFile, downloadUrl: string) => ({
  name: one.name,
  ext: ".pdf",
  downloadUrl,
  uploadedAt: ms(one.createdAt),
  status: "processed",
  size: one.bytes.length,
});

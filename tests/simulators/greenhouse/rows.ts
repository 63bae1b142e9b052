import type {
  SimApplication,
  SimCandidate,
  SimFile,
  SimJob,
  SimNote,
  SimStage,
  SimWorld,
} from "../ats/world.ts";

export type Row = Record<string, unknown> & { id: number };

const department = { id: 9_001, name: "Engineering" };
const weRejectedThem = { id: 1, key: "WE_REJECTED_THEM", name: "We rejected them" };
const theyRejectedUs = { id: 2, key: "THEY_REJECTED_US", name: "They rejected us" };
const office = { id: 9_002, name: "Utrecht" };

/** Ids of rows that the world does not have: a job's post, an application's stage row and its rejection. */
const rejectionId = (applicationId: string) => Number(applicationId) + 60_000_000;
const postId = (jobId: string) => Number(jobId) + 50_000_000;
const stageRowId = (applicationId: string, position: number) => Number(applicationId) * 10 + position;

/** Every field that `contracts/greenhouse-v3.json` requires in a row, null or empty where the world has no value. */
const empty = {
  job: {
    notes: null,
    confidential: false,
    requisition_id: null,
    opened_at: null,
    closed_at: null,
    is_template: false,
    copied_from_id: null,
    custom_fields: {},
  },
  post: {
    internal_content: null,
    featured: false,
    language: "en",
    public_url: null,
    questions: [],
    job_board_id: null,
    first_published_at: null,
    demographic_question_set_id: null,
  },
  candidate: {
    preferred_name: null,
    company: null,
    private: false,
    can_email: true,
    time_zone: null,
    last_activity_at: null,
    addresses: [],
    website_addresses: [],
    social_media_addresses: [],
    tags: [],
    linked_user_ids: [],
    custom_fields: {},
  },
  application: {
    job_post_id: null,
    last_activity_at: null,
    custom_fields: {},
    prospect: false,
    prospective_job_ids: [],
    recruiter_id: null,
    coordinator_id: null,
    source_id: null,
    referrer_id: null,
    location_address: null,
    needs_decision: null,
    agency_note_id: null,
  },
  note: {
    application_id: null,
    body_with_tags: null,
    subject: null,
    email_from: null,
    email_to: null,
    email_cc: null,
    email_attachment_file_names: null,
    import_hash: null,
  },
};

type Listed = { updated: string; row: Row };

/** The lists of Harvest v3. `withIds`: applications name their job's stage and their rejection reason by id. */
export function greenhouseLists(world: SimWorld, withIds: boolean): Record<string, () => Listed[]> {
  const dated = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) => ({
    created_at: createdAt,
    updated_at: updatedAt,
  });
  const fixedDates = { created_at: "2020-01-01T00:00:00.000Z", updated_at: "2020-01-01T00:00:00.000Z" };
  const undated = (row: Row): Listed => ({ updated: fixedDates.updated_at, row: { ...row, ...fixedDates } });

  const job = (one: SimJob): Row => ({
    id: Number(one.id),
    name: one.title,
    ...empty.job,
    ...dated(one),
    status: one.status === "on_hold" ? "draft" : one.status,
    department_id: department.id,
    office_ids: [office.id],
  });
  const post = (one: SimJob): Row => ({
    id: postId(one.id),
    job_id: Number(one.id),
    title: one.title,
    content: one.html,
    ...empty.post,
    live: true,
    internal: false,
    active: true,
    ...dated(one),
  });
  const stage = (one: SimStage): Row => ({
    id: Number(one.id),
    job_id: Number(one.jobId),
    name: one.name,
    sort_order: one.position,
    active: true,
    ...fixedDates,
  });
  const candidate = (one: SimCandidate): Row => ({
    id: Number(one.id),
    first_name: one.firstName,
    last_name: one.lastName,
    title: one.title,
    email_addresses: [{ value: one.email, type: "personal" }],
    phone_numbers: [{ value: one.phone, type: "mobile" }],
    ...empty.candidate,
    custom_fields: Object.fromEntries(
      one.fields.map(([field, value]) => [
        field.toLowerCase().replaceAll(" ", "_"),
        { name: field, type: "short_text", value },
      ]),
    ),
    ...dated(one),
  });
  const application = (one: SimApplication): Row => {
    const current = world.stages.get(one.stageId);
    return {
      id: Number(one.id),
      candidate_id: Number(one.candidateId),
      job_id: Number(one.jobId),
      status: one.state === "active" ? "in_process" : one.state,
      stage_id: current ? stageRowId(one.id, current.position) : null,
      stage_name: current?.name ?? null,
      ...(withIds ? { job_interview_stage_id: Number(one.stageId), rejection_reason_id: reasonId(one) } : {}),
      rejected_at: one.state === "rejected" ? one.updatedAt : null,
      answers: one.answers,
      ...empty.application,
      ...dated(one),
    };
  };
  const reasonId = ({ reasonId: id }: SimApplication) => (id === null ? null : Number(id));
  const rejection = (one: SimApplication): Row => ({
    id: rejectionId(one.id),
    application_id: Number(one.id),
    rejection_reason_id: reasonId(one),
    rejected_at: one.updatedAt,
    rejected_by_id: null,
    rejection_note_id: null,
    question_custom_fields: null,
    ...dated(one),
  });
  const attachment = (one: SimFile): Row => ({
    id: Number(one.id),
    application_id: null,
    candidate_id: Number(one.candidateId),
    filename: one.name,
    type: one.type,
    url: "",
    ...dated(one),
  });

  const listed = <T extends { updatedAt: string }>(all: Iterable<T>, row: (one: T) => Row): Listed[] =>
    [...all].map((one) => ({ updated: one.updatedAt, row: row(one) }));

  return {
    jobs: () => listed(world.jobs.values(), job),
    job_posts: () => listed(world.jobs.values(), post),
    departments: () => [undated({ ...department, parent_id: null, external_id: null })],
    offices: () => [
      undated({
        ...office,
        location: office.name,
        parent_id: null,
        external_id: null,
        primary_in_house_contact_user_id: null,
      }),
    ],
    job_interview_stages: () =>
      [...world.stages.values()].map((one) => ({ updated: fixedDates.updated_at, row: stage(one) })),
    application_stages: () =>
      [...world.applications.values()].flatMap((one) =>
        world.stagesOf(one.jobId).map((each) => ({
          updated: one.updatedAt,
          row: {
            id: stageRowId(one.id, each.position),
            application_id: Number(one.id),
            job_interview_stage_id: Number(each.id),
            current: each.id === one.stageId,
            entered_at: null,
            exited_at: null,
            days_in_stage: null,
            ...dated(one),
          },
        })),
      ),
    rejection_reasons: () =>
      [...world.reasons.values()].map(({ id, name, byCandidate }) =>
        undated({ id: Number(id), name, type: byCandidate ? theyRejectedUs : weRejectedThem }),
      ),
    rejection_details: () =>
      listed(
        [...world.applications.values()].filter(({ state }) => state === "rejected"),
        rejection,
      ),
    candidates: () => listed(world.candidates.values(), candidate),
    applications: () => listed(world.applications.values(), application),
    attachments: () => listed(world.files.values(), attachment),
    notes: () => world.notes.map((one) => ({ updated: one.createdAt, row: noteRow(one) })),
  };
}

export const noteRow = (one: SimNote): Row => ({
  id: Number(one.id),
  candidate_id: Number(one.candidateId),
  user_id: 77,
  type: "NOTE",
  visibility: "privately_visible",
  body: one.body,
  ...empty.note,
  created_at: one.createdAt,
  updated_at: one.createdAt,
});

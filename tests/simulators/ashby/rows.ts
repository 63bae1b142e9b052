import type {
  SimApplication,
  SimCandidate,
  SimFile,
  SimJob,
  SimReason,
  SimStage,
  SimWorld,
} from "../ats/world.ts";
import { derivedId, uuids } from "../ats/uuids.ts";

export const planOf = derivedId(1);
export const archiveOf = derivedId(2);
export const postingOf = derivedId(3);
/** A job may have a second plan, with stages of the same names. */
const secondPlanOf = derivedId(4);
const secondStageOf = derivedId(5);
const submissionOf = derivedId(6);
const ashbyNames = { locationId: uuids(900_001), departmentId: uuids(900_002) };
const archiveTitle = "Archived";

export type Row = Record<string, unknown>;

/** Rows in the shape of Ashby's specification: absent fields are omitted, never null. */
export function ashbyRows(world: SimWorld, onSecondPlan: (applicationId: string) => boolean = () => false) {
  const plan = (application: SimApplication) =>
    onSecondPlan(application.id) ? secondPlanOf(application.jobId) : planOf(application.jobId);

  /** The stages of a plan, its archive last. */
  function stages(planId: string): Row[] | null {
    const jobId = [...world.jobs.keys()].find((id) => [planOf(id), secondPlanOf(id)].includes(planId));
    if (!jobId) return null;
    const second = planId === secondPlanOf(jobId);
    const own = (stage: SimStage) => (second ? secondStageOf(stage.id) : stage.id);
    return [
      ...world.stagesOf(jobId).map((stage) => ({
        id: own(stage),
        title: stage.name,
        type: "Active",
        orderInInterviewPlan: stage.position,
        interviewPlanId: planId,
      })),
      {
        id: archiveOf(planId),
        title: archiveTitle,
        type: "Archived",
        orderInInterviewPlan: 99,
        interviewPlanId: planId,
      },
    ];
  }

  /** The world's stage for a stage of either plan. */
  const stageFor = (id: string) =>
    [...world.stages.values()].find((stage) => [stage.id, secondStageOf(stage.id)].includes(id));

  const jobStatus = ({ status }: SimJob) => ({ open: "Open", closed: "Closed" })[status] ?? "Draft";

  const job = (one: SimJob, expand: string[] = []): Row => ({
    id: one.id,
    title: one.title,
    confidential: false,
    status: jobStatus(one),
    employmentType: "FullTime",
    locationId: ashbyNames.locationId,
    departmentId: ashbyNames.departmentId,
    defaultInterviewPlanId: planOf(one.id),
    interviewPlanIds: [planOf(one.id), secondPlanOf(one.id)],
    jobPostingIds: [postingOf(one.id)],
    createdAt: one.createdAt,
    updatedAt: one.updatedAt,
    ...(expand.includes("location")
      ? { location: { id: ashbyNames.locationId, name: one.location, isArchived: false } }
      : {}),
  });

  const postingBrief = (one: SimJob): Row => ({
    id: postingOf(one.id),
    title: one.title,
    jobId: one.id,
    departmentName: one.department,
    teamName: one.department,
    locationName: one.location,
    locationIds: { primaryLocationId: ashbyNames.locationId, secondaryLocationIds: [] },
    employmentType: "FullTime",
    isListed: true,
    publishedDate: one.createdAt.slice(0, 10),
    applyLink: `https://jobs.ashbyhq.example/${one.id}/application`,
    shouldDisplayCompensationOnJobBoard: false,
    updatedAt: one.updatedAt,
  });

  const posting = (one: SimJob): Row => {
    const { shouldDisplayCompensationOnJobBoard: _onlyListed, ...brief } = postingBrief(one);
    return {
      ...brief,
      descriptionPlain: one.html.replaceAll(/<[^>]+>/g, " ").trim(),
      descriptionHtml: one.html,
      descriptionParts: { descriptionBody: { html: one.html, plain: one.title } },
      linkedData: {},
      applicationFormDefinition: { sections: [] },
      surveyFormDefinitions: [],
      compensation: {},
    };
  };

  const contact = (value: string) => ({ value, type: "Personal", isPrimary: true });
  const handle = (file: SimFile) => ({ id: file.id, name: file.name, handle: file.id });

  function candidate(one: SimCandidate): Row {
    const handles = world.files.of(one.id).map(handle);
    const applied = world.applications.of(one.id);
    return {
      id: one.id,
      createdAt: one.createdAt,
      updatedAt: one.updatedAt,
      name: `${one.firstName} ${one.lastName}`,
      primaryEmailAddress: contact(one.email),
      emailAddresses: [contact(one.email)],
      primaryPhoneNumber: contact(one.phone),
      phoneNumbers: [contact(one.phone)],
      socialLinks: [],
      tags: [],
      customFields: one.fields.map(([title, value], at) => ({ id: uuids(910_000 + at), title, value })),
      position: one.title,
      ...(one.fraud ? { fraudStatus: one.fraud } : {}),
      applicationIds: applied.map(({ id }) => id),
      ...(handles[0] ? { resumeFileHandle: handles[0] } : {}),
      fileHandles: handles,
      profileUrl: `https://app.ashbyhq.example/candidates/${one.id}`,
    };
  }

  function application(one: SimApplication): Row {
    const person = world.candidates.get(one.candidateId);
    const planId = plan(one);
    const currentStage = (stages(planId) ?? []).find(({ title }) =>
      one.state === "rejected" ? title === archiveTitle : title === world.stages.get(one.stageId)?.name,
    );
    const archiveReason = world.reasons.get(one.reasonId ?? "") ?? [...world.reasons.values()][0]!;
    return {
      id: one.id,
      createdAt: one.createdAt,
      updatedAt: one.updatedAt,
      status: { active: "Active", rejected: "Archived", hired: "Hired" }[one.state],
      candidate: { id: one.candidateId, name: person ? `${person.firstName} ${person.lastName}` : "" },
      currentInterviewStage: currentStage,
      job: { id: one.jobId, title: world.jobs.get(one.jobId)?.title ?? "" },
      hiringTeam: [],
      ...(one.state === "rejected" ? { archiveReason: { ...reason(archiveReason), customFields: [] } } : {}),
    };
  }

  const withForm = (one: SimApplication): Row => ({
    ...application(one),
    applicationFormSubmissions: [
      {
        id: submissionOf(one.id),
        formDefinition: {
          sections: [
            {
              fields: one.answers.map(({ question }, i) => ({
                isRequired: true,
                field: { id: String(i), type: "String", path: `_q${i}`, title: question },
              })),
            },
          ],
        },
        submittedValues: Object.fromEntries(one.answers.map(({ answer }, i) => [`_q${i}`, answer])),
      },
    ],
  });

  const reason = ({ id, name, byCandidate }: SimReason): Row => ({
    id,
    text: name,
    reasonType: byCandidate ? "RejectedByCandidate" : "RejectedByOrg",
    isArchived: false,
  });

  const interviewPlan = (id: string, one: SimJob): Row => ({
    id,
    title: "Plan",
    isArchived: false,
    createdAt: one.createdAt,
    updatedAt: one.updatedAt,
  });

  const note = ({ id, body, createdAt }: { id: string; body: string; createdAt: string }): Row => ({
    id,
    createdAt,
    isPrivate: false,
    content: body,
    author: { id: uuids(900_003) },
  });

  return {
    plan,
    stages,
    stageFor,
    job,
    postingBrief,
    posting,
    candidate,
    application,
    withForm,
    reason,
    interviewPlan,
    note,
  };
}

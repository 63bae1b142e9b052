import type { AtsFields } from "@/lib/records/candidates/ats-fields";
import type { AttachmentKind, Disposition, JobStatus } from "@/lib/platform/db/generated/enums";

/** Records of an ATS, in one shape for all providers. Ids are the ATS's own; times are ISO 8601. */
export type AtsJob = {
  externalId: string;
  title: string;
  department: string | null;
  location: string | null;
  status: JobStatus;
  /** Plain text; empty when the ATS has none. */
  description: string;
  updatedAt: string | null;
};

export type AtsStage = { externalId: string; jobExternalId: string | null; name: string; position: number };

export type AtsReason = { externalId: string; name: string };

export type AtsCandidate = {
  externalId: string;
  fullName: string | null;
  email: string | null;
  phone: string | null;
  headline: string | null;
  /** Where the candidate lives, if the list says so; absent, the stored value stays. */
  location?: string | null;
  /** Its custom fields; absent, the stored ones stay. */
  fields?: AtsFields;
  /** How the ATS marks a candidate to be looked at, in its own word; null if it does not, absent if it has no marks. */
  flag?: string | null;
  updatedAt: string | null;
};

export type AtsApplication = {
  externalId: string;
  jobExternalId: string;
  candidateExternalId: string;
  stageExternalId: string | null;
  /** Null when the ATS does not send it: it is then looked up among the stages. */
  stageName: string | null;
  state: Exclude<Disposition, "accepted">;
  /** Null when a file does not say. */
  appliedAt: string | null;
  /** Null when the list omits them: they are then fetched for each application. */
  answers: { question: string; text: string }[] | null;
  updatedAt: string | null;
};

export type AtsAttachment = {
  externalId: string;
  candidateExternalId: string;
  kind: Exclude<AttachmentKind, "job_description">;
  fileName: string;
  /** An address, or a handle the provider turns into one. Short-lived. */
  source: string;
};

export type AtsRecords = {
  jobs: AtsJob;
  stages: AtsStage;
  rejection_reasons: AtsReason;
  candidates: AtsCandidate;
  applications: AtsApplication;
  attachments: AtsAttachment;
};

/** Read in this order, so that a record's references exist before it. */
export const resources = [
  "jobs",
  "stages",
  "rejection_reasons",
  "candidates",
  "applications",
  "attachments",
] as const satisfies (keyof AtsRecords)[];
export type Resource = (typeof resources)[number];

/** Records that can be fetched one by one: when a webhook names them, and before they count as removed. */
export const fetchable = ["jobs", "candidates", "applications"] as const satisfies Resource[];
export type Fetchable = (typeof fetchable)[number];

/** What a webhook can be about: a record, all stages of a job (by the job's id), or one stage (by its own id). */
export const changeable = [...fetchable, "stages", "stage"] as const;
export type Changeable = (typeof changeable)[number];

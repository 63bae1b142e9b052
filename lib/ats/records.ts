import type { AttachmentKind, Disposition, JobStatus } from "@/lib/db/generated/enums";

/** What an ATS holds, in one shape for all providers. Ids are the ATS's own; moments are ISO 8601. */
export type AtsJob = {
  externalId: string;
  title: string;
  department: string | null;
  location: string | null;
  status: JobStatus;
  /** Plain text; empty when the ATS shows none. */
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
  /** Where somebody lives, where the list tells; left as it is otherwise. */
  location?: string | null;
  updatedAt: string | null;
};

export type AtsApplication = {
  externalId: string;
  jobExternalId: string;
  candidateExternalId: string;
  stageExternalId: string | null;
  /** When the ATS sends it along; otherwise it is looked up among the stages. */
  stageName: string | null;
  state: Exclude<Disposition, "accepted">;
  appliedAt: string;
  /** Null when the list does not tell them: then the application is asked for by itself. */
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

/** Read in this order, so that what a record points to is there before it. */
export const resources = [
  "jobs",
  "stages",
  "rejection_reasons",
  "candidates",
  "applications",
  "attachments",
] as const satisfies (keyof AtsRecords)[];
export type Resource = (typeof resources)[number];

/** Records that are fetched one by one: named by webhooks, and asked for before they count as removed. */
export const fetchable = ["jobs", "candidates", "applications"] as const satisfies Resource[];
export type Fetchable = (typeof fetchable)[number];

/** What a webhook may be about: a record, all stages of a job that is named, or a stage whose job is not. */
export const changeable = [...fetchable, "stages", "stage"] as const;
export type Changeable = (typeof changeable)[number];

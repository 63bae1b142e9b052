import { sentence } from "@/lib/say";
import {
  draftWithRefusals,
  type Draft,
  type DraftInput,
  type OrganizationInput,
} from "./draft/draft-scorecard";
import { kindsIn, structureJob } from "./structure-job/structure-job";

const questions = {
  title: sentence("What is the job called? The text names no occupation."),
  place: sentence("Where is the work done? The text does not say."),
  start: sentence("When does the work begin? The text does not say."),
  hours: sentence("Full time or part time, permanent or for a time? The text does not say."),
  bothHours: sentence("Full time or part time? The text says both."),
};

/** A job: its title and description, and what its fields say beside them. */
export type DescribedJob = DraftInput &
  Partial<Record<"location" | "employmentType" | "start", string | null>>;

/**
 * Drafts a scorecard as `draftWithRefusals` does, and asks for the facts that neither the job's fields nor its
 * description state.
 */
export function draftJob(job: DescribedJob, organization?: OrganizationInput): Draft {
  const draft = draftWithRefusals(job, organization);
  const stated = structureJob(job.description);
  const hasKind = Boolean(job.employmentType ?? stated.employmentType);
  const missing = [
    job.title || stated.title ? null : questions.title,
    job.location || stated.location ? null : questions.place,
    job.start || stated.start ? null : questions.start,
    hasKind ? null : kindsIn(job.description).length > 1 ? questions.bothHours : questions.hours,
  ];
  const asked = missing.filter((reason) => reason !== null).map((reason) => ({ text: "", reason }));
  return { ...draft, asked: [...draft.asked, ...asked] };
}

import type { Actor } from "@/lib/access/actor";
import { saveView } from "@/lib/jobs/save-view";
import { addNote } from "@/lib/notes/add-note";
import { applicant, configuredJob, hiringTeam } from "../../support/world";

/** An administrator with a job and its scorecard. */
export async function team() {
  const { recruiter, organization } = await hiringTeam({ role: "admin" });
  const { job, versionId } = await configuredJob(recruiter);
  return { recruiter, organizationId: organization.id, jobId: job.id, versionId };
}

/** The team, with an applicant on the job and a note about them. */
export async function teamWithNote() {
  const world = await team();
  const { candidateId, id: applicationId } = await applicant(world.recruiter, world.jobId);
  const { noteId } = await addNote(world.recruiter, { candidateId, body: "Call back." });
  return { ...world, candidateId, applicationId, noteId };
}

/** An act that saves a view, always under the same name. */
export const saveNamedView = (recruiter: Actor, jobId: string, query: string) => () =>
  saveView(recruiter, { jobId, name: "Mine", query, shared: false });

import type { Actor } from "@/lib/platform/access/actor";
import { saveView } from "@/lib/records/jobs/save-view";
import { addNote } from "@/lib/hiring/notes/add-note";
import { applicant, configuredJob, hiringTeam } from "../../support/world";

/** An administrator with a job and its scorecard. */
export async function team() {
  const { recruiter, organizationId } = await hiringTeam({ role: "admin" });
  const { job, versionId } = await configuredJob(recruiter);
  return { recruiter, organizationId, jobId: job.id, versionId };
}

/** The team, with an applicant on the job and a note about them. */
export async function teamWithNote() {
  const world = await team();
  const { candidateId, id: applicationId } = await applicant(world.recruiter, world.jobId);
  const { noteId } = await addNote(world.recruiter, { candidateId, body: "Call back." });
  return { ...world, candidateId, applicationId, noteId };
}

/** The argument of a bulk decision: the same for each of these applications. */
export const decideAll = (ids: string[], decision: "accept" | "reject") => ({
  decisions: ids.map((applicationId) => ({ applicationId, decision })),
});

/** An act that saves a view, always under the same name. */
export const saveNamedView = (recruiter: Actor, jobId: string, query: string) => () =>
  saveView(recruiter, { jobId, name: "Mine", query, shared: false });

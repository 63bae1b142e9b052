import { say } from "@/lib/say";
import { AtsFailure } from "../../failure";
import { type Api, listRows } from "./api";
import { PlannedApplication, PlannedJob, Stage } from "./models";

/** A page of jobs with the interview plans of each. */
export async function plansOfJobs(ask: Api, limit: number, cursor: string | null) {
  const page = await listRows(ask, "job.list", { limit, ...(cursor ? { cursor } : {}) }, PlannedJob);
  return { jobs: page?.items ?? [], entries: page?.entries ?? [], next: page?.next ?? null };
}

/** The interview plans of a job; none when Ashby does not have it. */
export async function plansOfJob(ask: Api, jobId: string): Promise<string[]> {
  return (await ask("job.info", { id: jobId }, PlannedJob))?.results.plans ?? [];
}

/** The stages of plans, in the plans' order. */
export async function stagesOfPlans(ask: Api, plans: string[]): Promise<Stage[]> {
  const stages: Stage[] = [];
  for (const interviewPlanId of plans)
    stages.push(...((await listRows(ask, "interviewStage.list", { interviewPlanId }, Stage))?.items ?? []));
  return stages;
}

/** The plan that an application goes through now: a job may have several. */
export async function planOfApplication(ask: Api, applicationId: string): Promise<string> {
  const answer = await ask("application.info", { applicationId }, PlannedApplication);
  if (!answer) throw new AtsFailure("refused", say("Ashby does not have this application."));
  return answer.results.currentInterviewStage.interviewPlanId;
}

import type { Actor } from "@/lib/platform/access/actor";
import { changeHiringTeam } from "@/lib/records/jobs/change-hiring-team";
import { colleagueOf } from "./world";

/** Creates a hiring manager in the recruiter's organization, on the hiring teams of these jobs. */
export async function hiringManager(
  recruiter: Actor,
  jobIds: string[],
  name = "Hana Manager",
): Promise<Actor> {
  const manager = await colleagueOf(recruiter, "hiring_manager", name);
  for (const jobId of jobIds) await changeHiringTeam(recruiter, { jobId, add: [manager.id] });
  return manager;
}

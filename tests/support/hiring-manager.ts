import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/access/actor";
import { changeHiringTeam } from "@/lib/jobs/change-hiring-team";
import { memberActor, ownerDb } from "./world";

/** Creates a hiring manager in the recruiter's organization, on the hiring teams of these jobs. */
export async function hiringManager(
  recruiter: Actor,
  jobIds: string[],
  name = "Hana Manager",
): Promise<Actor> {
  const { organizationId } = recruiter;
  const user = await ownerDb.user.create({ data: { name, email: `${randomUUID()}@acme.example` } });
  await ownerDb.member.create({ data: { organizationId, userId: user.id, role: "hiring_manager" } });
  for (const jobId of jobIds) await changeHiringTeam(recruiter, { jobId, add: [user.id] });
  return memberActor({ userId: user.id, organizationId }, "hiring_manager");
}

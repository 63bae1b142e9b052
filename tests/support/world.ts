import { PrismaPg } from "@prisma/adapter-pg";
import { randomUUID } from "node:crypto";
import { database } from "./database";
import type { Actor } from "@/lib/platform/access/actor";
import { type Role, rolePermissions } from "@/lib/platform/access/permissions";
import { sightOf } from "@/lib/platform/access/role-permissions";
import { systemActor } from "@/lib/platform/access/system";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { PrismaClient } from "@/lib/platform/db/generated/client";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";

/** The owner's client, which bypasses row-level security: only for setting up and inspecting data. */
export const ownerDb = new PrismaClient({
  adapter: new PrismaPg({ connectionString: database.ownerUrl, max: 4 }),
});

/** The actor of a member who is signed in to this organization. */
export const memberActor = (
  { userId, organizationId }: { userId: string; organizationId: string },
  role: Role = "owner",
): Actor => ({
  kind: "member",
  id: userId,
  organizationId,
  sees: sightOf(role),
  clientId: null,
  permissions: new Set(rolePermissions[role]),
  scopes: [],
});

/** The actor of the user with this email address, signed in to the organization that they own. */
export const ownerActor = async (email: string): Promise<Actor> =>
  memberActor(await ownerDb.member.findFirstOrThrow({ where: { user: { email }, role: "owner" } }));

/** Makes the owner of one organization a recruiter of another owner's, too. */
export async function joinOrganizationOf(owner: { email: string }, { email }: { email: string }) {
  const { organizationId } = await ownerActor(owner.email);
  const { id: userId } = await ownerActor(email);
  await ownerDb.member.create({ data: { organizationId, userId, role: "recruiter" } });
}

/** Creates an organization with credits and one member of this role. */
export async function hiringTeam({
  role = "recruiter",
  credits = 100,
  undoSeconds = 0,
}: { role?: Role; credits?: number; undoSeconds?: number } = {}) {
  const suffix = randomUUID().slice(0, 8);
  const organization = await ownerDb.organization.create({
    data: { name: `Acme ${suffix}`, slug: `acme-${suffix}`, decisionUndoSeconds: undoSeconds },
  });
  const user = await ownerDb.user.create({
    data: { name: "Robin Recruiter", email: `robin-${suffix}@acme.example` },
  });
  await ownerDb.member.create({ data: { organizationId: organization.id, userId: user.id, role } });
  const recruiter = memberActor({ userId: user.id, organizationId: organization.id }, role);
  const system = systemActor(organization.id, "billing");
  if (credits > 0)
    await grantCredits(system, { amount: credits, key: "welcome", description: "Welcome credits" });
  return { organization, organizationId: organization.id, recruiter, system };
}

/** Adds a member to the actor's organization. */
export async function colleagueOf(
  { organizationId, ...actor }: Actor,
  role: Role,
  name = "Cora",
): Promise<Actor> {
  const user = await ownerDb.user.create({ data: { name, email: `${randomUUID()}@acme.example` } });
  await ownerDb.member.create({ data: { organizationId, userId: user.id, role } });
  const permissions = new Set(rolePermissions[role]);
  return { ...actor, organizationId, id: user.id, sees: sightOf(role), permissions };
}

export const exampleContent = (flags: Partial<ScorecardContent["flags"]> = {}): ScorecardContent => ({
  criteria: [
    {
      id: randomUUID(),
      dimension: "hard_skills",
      name: "PostgreSQL in production",
      description: "Ran PostgreSQL for a product.",
      weight: 60,
      importance: "must",
      knockOut: false,
      minimumYears: 3,
      skills: [{ name: "PostgreSQL", aliases: ["Postgres"] }],
    },
    {
      id: randomUUID(),
      dimension: "soft_skills",
      name: "Mentoring",
      description: "Helped others grow.",
      weight: 40,
      importance: "nice",
      knockOut: false,
      minimumYears: null,
      skills: [],
    },
  ],
  thresholds: { shortlistFrom: 70, declineBelow: 35 },
  flags: { rediscovery: false, blindReview: false, ...flags },
});

/** Creates a job with a published scorecard. */
export async function configuredJob(recruiter: Actor, content = exampleContent()) {
  const job = await ownerDb.job.create({
    data: {
      organizationId: recruiter.organizationId,
      title: "Backend Engineer",
      description: "Builds and runs the services of the product on PostgreSQL.",
      createdBy: recruiter.id,
    },
  });
  const { versionId } = await publishScorecard(recruiter, { jobId: job.id, content });
  return { job, versionId, content };
}

/** Creates a new application without documents. */
export async function applicant(
  recruiter: Actor,
  jobId: string,
  data: {
    fullName?: string;
    overall?: number;
    scoreStatus?: "queued" | "scored" | "not_scored" | "failed";
  } = {},
) {
  const { organizationId } = recruiter;
  const { fullName = "Ada Reyes", ...application } = data;
  const candidate = await ownerDb.candidate.create({
    data: { organizationId, fullName, createdBy: recruiter.id },
  });
  const { lastNumber } = await ownerDb.job.update({
    where: { id: jobId },
    data: { lastNumber: { increment: 1 } },
  });
  return ownerDb.application.create({
    data: { organizationId, jobId, candidateId: candidate.id, number: lastNumber, ...application },
  });
}

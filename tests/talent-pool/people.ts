import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { reindexCandidate } from "@/lib/hiring/talent-pool/index/reindex-candidate";
import { readingOf, storedCv } from "../support/stored-cv";
import { ownerDb } from "../support/world";

export const databaseCv = (name: string, years = 6) =>
  `${name}
Database Engineer

Experience
Database Engineer, Harbor Systems
01/${2025 - years} - 01/2025
- Ran PostgreSQL in production for a product with two million users.
- Mentored four junior engineers and led their reviews.

Skills
PostgreSQL, Kubernetes, Go`;

export const gardenerCv = (name: string) =>
  `${name}
Gardener

Experience
Gardener, City Parks
01/2015 - 01/2024
- Planted trees and cared for lawns and flower beds.`;

/** Creates a candidate whose CV is read and indexed, as after an earlier application or an import. */
export async function createPooledCandidate(recruiter: Actor, fullName: string, text = databaseCv(fullName)) {
  const { organizationId } = recruiter;
  const candidate = await ownerDb.candidate.create({
    data: { organizationId, fullName, createdBy: recruiter.id },
  });
  await storedCv(recruiter, candidate.id, {
    size: text.length,
    documentText: { create: readingOf(text) },
  });
  await reindexCandidate(systemActor(organizationId, "reader"), candidate.id);
  return ownerDb.candidate.findUniqueOrThrow({ where: { id: candidate.id } });
}

/** Creates an application of this candidate to a job, with this disposition. */
export async function createApplication(
  candidate: { id: string; organizationId: string },
  jobId: string,
  disposition: "active" | "accepted" | "rejected" | "withdrawn" | "hired",
  decidedAt = new Date(),
) {
  const { lastNumber } = await ownerDb.job.update({
    where: { id: jobId },
    data: { lastNumber: { increment: 1 } },
  });
  return ownerDb.application.create({
    data: {
      organizationId: candidate.organizationId,
      jobId,
      candidateId: candidate.id,
      number: lastNumber,
      disposition,
      decidedAt: disposition === "active" ? null : decidedAt,
    },
  });
}

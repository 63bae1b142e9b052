import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Actor } from "@/lib/platform/access/actor";
import { rolePermissions } from "@/lib/platform/access/permissions";
import { systemActor } from "@/lib/platform/access/system";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { readAttachment } from "@/lib/hiring/intake/read-attachment";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { previewRediscovery } from "@/lib/hiring/talent-pool/rediscovery/preview-rediscovery";
import { sample } from "../../support/sent-file";

const content = ScorecardContent.parse({
  criteria: [
    {
      id: "01939c5e-0000-7000-8000-000000000001",
      dimension: "hard_skills",
      name: "PostgreSQL in production",
      description: "Ran PostgreSQL for a product.",
      weight: 60,
      importance: "must",
      skills: [{ name: "PostgreSQL", aliases: ["Postgres"] }],
    },
  ],
});

/**
 * Milliseconds from submitting a CV until a search of the whole pool proposes the candidate: stored, parsed from PDF,
 * indexed, searched and judged. Does not include the workflow engine's time.
 */
export async function searchableAfter(organizationId: string, ownerUrl: string): Promise<number> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const recruiter: Actor = {
    kind: "member",
    id: randomUUID(),
    organizationId,
    clientId: null,
    scopes: [],
    sees: "organization",
    permissions: new Set(rolePermissions.recruiter),
  };
  const job = async () => {
    const { rows } = await owner.query<{ id: string }>(
      `INSERT INTO "Job" (id, "organizationId", title, description, "createdBy", "updatedAt")
       VALUES (gen_random_uuid(), $1, 'Backend Engineer', 'Runs services on PostgreSQL.', 'bench', now()) RETURNING id`,
      [organizationId],
    );
    const jobId = rows[0]?.id ?? "";
    await publishScorecard(recruiter, { jobId, content });
    return jobId;
  };
  const from = await job();
  const to = await job();
  await owner.end();
  const submitCv = async (fileName: string) => {
    const { attachments, candidateId } = await createCandidate(recruiter, {
      jobId: from,
      files: [sample(`candidates/${fileName}`)],
      // Every run of the benchmark submits the same people.
      samePerson: "create",
    });
    await readAttachment(systemActor(organizationId, "reader"), attachments[0]?.attachmentId ?? "");
    return candidateId;
  };
  // Warm-up: the first file starts the thread that parses files, and the first search fills caches.
  await submitCv("02-tomas-ferreira.pdf");
  await previewRediscovery(recruiter, { jobId: to });

  const began = performance.now();
  const candidateId = await submitCv("01-amara-lindqvist.pdf");
  const { candidates } = await previewRediscovery(recruiter, { jobId: to });
  const elapsed = performance.now() - began;
  if (!candidates.some((each) => each.candidateId === candidateId)) throw new Error("Not proposed.");
  return elapsed;
}

import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/platform/access/actor";
import type { Disposition } from "@/lib/platform/db/generated/enums";
import { applicant, ownerDb } from "../support/world";

export type Person = {
  sex?: string;
  raceEthnicity?: string;
  score?: number | null;
  advice?: "shortlist" | "review" | "decline" | null;
  disposition?: Disposition;
  stage?: string;
  appliedAt?: string;
};

/** An application for a job, judged by a version of its scorecard, of a person who has said this about themselves. */
export async function judged(actor: Actor, jobId: string, versionId: string, person: Person) {
  const { organizationId } = actor;
  const { id: applicationId, candidateId } = await applicant(actor, jobId);
  const { sex, raceEthnicity, score = null, advice = null, ...application } = person;
  const evaluation = await ownerDb.evaluation.create({
    data: {
      ...{ organizationId, applicationId, scorecardVersionId: versionId, overall: score, advice },
      ...{ judge: "embedded", judgeVersion: "1", inputHash: randomUUID(), dimensions: [], knockedOutBy: [] },
    },
  });
  await ownerDb.application.update({
    where: { id: applicationId },
    data: { currentEvaluationId: evaluation.id, overall: score, scoreStatus: "scored", ...application },
  });
  const said = Object.entries({ sex, raceEthnicity }).flatMap(([kind, value]) =>
    value ? [{ kind, value }] : [],
  );
  await ownerDb.selfReport.createMany({
    data: said.map((each) => ({ ...each, organizationId, candidateId, source: "csv" })),
  });
  return { applicationId, candidateId };
}

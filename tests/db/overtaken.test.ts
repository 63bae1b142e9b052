import { randomUUID } from "node:crypto";
import { connected } from "../ats/connected";
import { expect, test } from "vitest";
import { beginImport } from "@/lib/records/ats/csv/begin-import";
import { discardImport } from "@/lib/records/ats/csv/discard-import";
import { deleteOldImports } from "@/lib/records/ats/csv/delete-old-imports";
import { openCredentials, sealWebhookSecret } from "@/lib/records/ats/credentials";
import { replaceCredentials } from "@/lib/records/ats/test-connection";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { requestConfirmation } from "@/lib/platform/confirmations/request-confirmation";
import { gather } from "@/lib/judging/evaluation/gather";
import { queueForRescoring } from "@/lib/judging/evaluation/queue";
import { inviteRecruiter } from "@/lib/hiring/organizations/invite-recruiter";
import { previewInvitation } from "@/lib/hiring/organizations/preview-invitation";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { systemActor } from "@/lib/platform/access/system";
import { open } from "@/lib/platform/security/secrets";
import { files } from "@/lib/platform/storage/files";
import { SimWorld } from "../simulators/ats/world";
import { greenhouseCredentials, greenhouseSimulator } from "../simulators/greenhouse/server";
import { agentWith, serviceAdministrator } from "../support/administrator";
import { raceWithOpenTransaction } from "../support/race-with-open-transaction";
import { sentFile } from "../support/sent-file";
import { recordEvaluation } from "../support/judged";
import { readingOf, storedCv } from "../support/stored-cv";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

// The rows that a use case has read change before it writes: its write has to detect that, in every domain.

const credentials = { provider: "greenhouse" as const, ...greenhouseCredentials };
const reload = (id: string) => ownerDb.application.findUniqueOrThrow({ where: { id } });

test("candidates: refuses to assign a candidate who opts out during the request", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const candidate = await ownerDb.candidate.create({
    data: { organizationId: recruiter.organizationId, fullName: "Ada Reyes", createdBy: recruiter.id },
  });
  const assigned = await raceWithOpenTransaction(
    (db) => db.candidate.update({ where: { id: candidate.id }, data: { optedOutAt: new Date() } }),
    () => assignCandidate(recruiter, { candidateId: candidate.id, jobId: job.id }),
  );
  expect(assigned).toMatchObject({ status: "rejected", reason: { code: "conflict" } });
  expect(await ownerDb.application.count({ where: { candidateId: candidate.id } })).toBe(0);
});

test("syncing: a page from the ATS does not overwrite a decision made while it is saved", async () => {
  const world = new SimWorld();
  const person = world.addCandidate("Ada", "Reyes");
  const applied = world.apply(person.id, world.addJob("Backend Engineer").id);
  const team = await connected(credentials, greenhouseSimulator(world));
  await team.sync();
  const { id } = await ownerDb.application.findFirstOrThrow({
    where: { externalId: applied.id, organizationId: team.organization.id },
  });
  world.reject(applied.id);
  const synced = await raceWithOpenTransaction(
    async (db) => {
      await db.application.update({
        where: { id },
        data: { disposition: "accepted", decidedAt: new Date(), revision: { increment: 1 } },
      });
      await db.decision.create({
        data: {
          organizationId: team.organization.id,
          applicationId: id,
          kind: "accept",
          decidedBy: team.recruiter.id,
        },
      });
    },
    () => team.sync(),
  );
  expect(synced.status).toBe("fulfilled");
  expect(await reload(id)).toMatchObject({
    disposition: "accepted",
    atsSync: "failed",
    syncReason: expect.stringContaining("Conflict: accepted here, but rejected"),
  });
});

test("connections: replacing credentials does not restore a webhook secret that is renewed meanwhile", async () => {
  const team = await connected(credentials, greenhouseSimulator(new SimWorld()));
  const { connectionId: id, recruiter } = team;
  const renewed = sealWebhookSecret(id, "the new secret");
  await ownerDb.atsConnection.update({ where: { id }, data: sealWebhookSecret(id, "the old secret") });
  const replaced = await raceWithOpenTransaction(
    (db) => db.atsConnection.update({ where: { id }, data: renewed }),
    () => replaceCredentials(recruiter, { connectionId: id, credentials: { ...credentials, userId: "2" } }),
  );
  expect(replaced.status).toBe("fulfilled");
  const row = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id } });
  expect(openCredentials(row)).toMatchObject({ userId: "2" });
  const sealed = { bytes: new Uint8Array(row.webhookSecret!), keyId: row.credentialsKey! };
  expect(open(sealed, `webhook:${id}`)).toBe("the new secret");
});

test("imports: keeps the file of an import that starts while it is discarded or expires", async () => {
  const { recruiter } = await hiringTeam({ role: "admin" });
  const file = sentFile("rows.csv", "Job ID,Title\nJ1,Engineer\n");
  const begin = async () => {
    const { importId } = await beginImport(recruiter, { kind: "jobs", file });
    return ownerDb.csvImport.findUniqueOrThrow({ where: { id: importId } });
  };
  const starts = (id: string) => (db: Pick<typeof ownerDb, "csvImport">) =>
    db.csvImport.update({ where: { id }, data: { status: "running" } });
  const first = await begin();
  const result = await raceWithOpenTransaction(starts(first.id), () =>
    discardImport(recruiter, { importId: first.id }),
  );
  expect(result).toMatchObject({ status: "rejected", reason: { code: "conflict" } });
  expect((await files.get(first.storageKey!)).length).toBeGreaterThan(0);

  const expired = await begin();
  const sweeper = systemActor(recruiter.organizationId, "sweeper");
  const now = new Date(Date.now() + 8 * 24 * 3_600_000);
  const deleted = await raceWithOpenTransaction(starts(expired.id), () => deleteOldImports(sweeper, { now }));
  expect(deleted.status).toBe("fulfilled");
  expect((await files.get(expired.storageKey!)).length).toBeGreaterThan(0);
  expect(await ownerDb.csvImport.findUniqueOrThrow({ where: { id: expired.id } })).toMatchObject({
    status: "running",
    storageKey: expired.storageKey,
  });
});

test("evaluation: an application rejected while it is queued or gathered is neither queued nor judged", async () => {
  const { recruiter, system } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { id } = await applicant(recruiter, job.id, { scoreStatus: "not_scored" });
  const rejects = (db: Pick<typeof ownerDb, "application">) =>
    db.application.update({ where: { id }, data: { disposition: "rejected", revision: { increment: 1 } } });
  const { id: other } = await applicant(recruiter, job.id, { scoreStatus: "not_scored" });
  const queueing = await raceWithOpenTransaction(rejects, () => queueForRescoring(system, { jobId: job.id }));
  expect(queueing).toMatchObject({ status: "fulfilled" });
  expect(await reload(id)).toMatchObject({ scoreStatus: "not_scored" });
  expect(await reload(other)).toMatchObject({ scoreStatus: "queued" });

  const { id: queued, candidateId } = await applicant(recruiter, job.id, { scoreStatus: "queued" });
  await storedCv(recruiter, candidateId, { documentText: { create: readingOf("Ada") } });
  const gathered = await raceWithOpenTransaction(
    (db) =>
      db.application.update({
        where: { id: queued },
        data: { disposition: "rejected", revision: { increment: 1 } },
      }),
    () => gather(system, { applicationIds: [queued] }),
  );
  expect(gathered).toMatchObject({ value: { ready: [] } });
  expect(await reload(queued)).toMatchObject({ scoreStatus: "queued", disposition: "rejected" });
});

test("scorecards: an application judged while a version is published is judged again by that version", async () => {
  const { recruiter, system } = await hiringTeam();
  const { job, versionId, content } = await configuredJob(recruiter);
  const { id, candidateId } = await applicant(recruiter, job.id);
  const attachment = await storedCv(recruiter, candidateId, { readStatus: "pending" });
  await ownerDb.application.update({ where: { id }, data: { scoreStatus: "processing" } });
  const next = exampleContent();
  await publishScorecard(recruiter, {
    jobId: job.id,
    content: { ...content, criteria: next.criteria },
  });
  const dimensions = (["hard_skills", "soft_skills", "culture_fit", "team_fit"] as const).map(
    (dimension) => ({
      dimension,
      score: null,
      low: null,
      high: null,
      unknown: null,
      criteria: 0,
      evidenced: 0,
    }),
  );
  const judge = (inputHash: string) =>
    recordEvaluation(system, {
      applicationId: id,
      versionId,
      attachmentId: attachment.id,
      judge: "test",
      judgeVersion: "1",
      inputHash,
      assessments: [],
      flags: [],
      totals: {
        overall: 80,
        low: 70,
        high: 90,
        unknown: null,
        dimensions,
        knockedOutBy: [],
        advice: "shortlist" as const,
      },
    });
  await judge("while it was published");
  expect(await reload(id)).toMatchObject({ scoreStatus: "stale", currentEvaluationId: null });
  // Also when judging by the new version has already begun.
  await ownerDb.application.update({ where: { id }, data: { scoreStatus: "processing" } });
  await judge("after the next has begun");
  expect(await reload(id)).toMatchObject({ scoreStatus: "processing", currentEvaluationId: null });
});

test("organizations: only one of two agents with a confirmed preview invites the same address", async () => {
  const { administrator } = await serviceAdministrator();
  const { organization } = await hiringTeam();
  for (let i = 0; i < 6; i++) {
    const inviting = {
      organizationId: organization.id,
      email: `ida-${randomUUID().slice(0, 8)}@acme.example`,
      role: "recruiter" as const,
    };
    const agents = ["one", "two"].map((client) =>
      agentWith(administrator, ["service:recruiter", "service:admin:recruiter"], client),
    );
    const tokens = await Promise.all(
      agents.map(async (agent) => {
        const { effects, subjectRevision } = await previewInvitation(agent, inviting);
        const preview = { headline: "Invite", effects };
        const { permission } = inviteRecruiter;
        const request = { act: "inviteRecruiter", permission, arguments: inviting, subjectRevision, preview };
        return (await requestConfirmation(agent, request)).token;
      }),
    );
    const done = await Promise.allSettled(
      agents.map((agent, at) => inviteRecruiter(agent, { ...inviting, confirmationToken: tokens[at] })),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  }
});

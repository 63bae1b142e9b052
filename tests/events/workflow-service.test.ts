import "../support/database";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// A workflow service the tests stop and restart; its address is set before the environment is read.
let server = http.createServer((_, response) => response.end("{}"));
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
Object.assign(process.env, {
  INNGEST_BASE_URL: `http://127.0.0.1:${port}`,
  INNGEST_EVENT_KEY: "events",
  INNGEST_SIGNING_KEY: `signkey-test-${"0".repeat(64)}`,
});
const { getApplication } = await import("@/lib/hiring/applications/get-application");
const { listJobCandidates } = await import("@/lib/hiring/applications/list-job-candidates");
const { searchApplications } = await import("@/lib/hiring/applications/search-applications");
const { getCandidateData } = await import("@/lib/records/candidates/get-candidate-data");
const { scoringProgress } = await import("@/lib/judging/evaluation/scoring-progress");
const { probeEngine } = await import("@/lib/platform/events/probe-engine");
const { relayOutbox } = await import("@/lib/doors/inngest/relay");
const { generateScorecard } = await import("@/lib/judging/scorecards/generate-scorecard");
const { getGeneratedScorecard } = await import("@/lib/judging/scorecards/get-generated-scorecard");
const { applicant, configuredJob, hiringTeam, ownerDb } = await import("../support/world");

const { recruiter } = await hiringTeam();
const { job } = await configuredJob(recruiter);
const queued = await applicant(recruiter, job.id, { scoreStatus: "queued" });
const scored = await applicant(recruiter, job.id, { scoreStatus: "scored", overall: 60 });

async function stopService() {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}
async function startService() {
  server = http.createServer((_, response) => response.end('{"ids":["1"],"status":200}'));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
}
beforeAll(() => generateScorecard(recruiter, { jobId: job.id }));
afterAll(() => server.close());

/** The application's scoreReason from every use case that returns one. */
async function reasons({ id: applicationId, candidateId }: typeof queued) {
  const listed = await listJobCandidates(recruiter, { jobId: job.id });
  const searched = await searchApplications(recruiter, { candidateId });
  const data = await getCandidateData(recruiter, { candidateId });
  const progress = await scoringProgress(recruiter, { applicationIds: [applicationId] });
  return [
    (await getApplication(recruiter, { applicationId })).scoreReason,
    listed.items.find((item) => item.applicationId === applicationId)?.scoreReason,
    searched.items[0]?.scoreReason,
    data.applications[0]?.scoreReason,
    progress.applications[0]?.scoreReason,
  ];
}
const draftNote = async () => (await getGeneratedScorecard(recruiter, { jobId: job.id })).failure;
const since = /^Waiting for the workflow service since \d{4}-\d\d-\d\d \d\d:\d\d UTC\. Nothing is lost/;
const waitOptions = { timeout: 60_000, interval: 300 };

test("reports since when an application and a draft have waited for the workflow service, until it answers", async () => {
  expect(new Set(await reasons(queued))).toEqual(new Set([null]));
  await stopService();
  await vi.waitFor(async () => expect((await reasons(queued))[0]).toMatch(since), waitOptions);
  for (const reason of await reasons(queued)) expect(reason).toMatch(since);
  expect(await draftNote()).toMatch(since);
  for (const reason of await reasons(scored)) expect(reason).toBeNull();
  await startService();
  await vi.waitFor(async () => expect(new Set(await reasons(queued))).toEqual(new Set([null])), waitOptions);
  expect(await draftNote()).toBeNull();
});

test("reports waiting for a service that answers but rejects events, unless the application has its own reason", async () => {
  server.removeAllListeners("request");
  server.on("request", (request, response) =>
    response.writeHead(request.url === "/health" ? 200 : 401).end('{"error":"Event key not found"}'),
  );
  await relayOutbox();
  expect((await reasons(queued))[0]).toMatch(since);
  const waits = "The model is busy. It will be retried.";
  await ownerDb.application.update({ where: { id: queued.id }, data: { scoreReason: waits } });
  expect(new Set(await reasons(queued))).toEqual(new Set([waits]));
  await stopService();
  await startService();
  // A keep-alive connection from before the restart may fail the first attempt.
  await vi.waitFor(async () => {
    await relayOutbox();
    expect(await ownerDb.outboxEvent.count({ where: { sentAt: null } })).toBe(0);
  }, waitOptions);
  expect(await draftNote()).toBeNull();
});

test("sends events once the service answers again after it had accepted a call and never answered", async () => {
  const { organizationId } = recruiter;
  await ownerDb.outboxEvent.create({
    data: { organizationId, name: "credits.granted", data: { organizationId } },
  });
  server.removeAllListeners("request");
  await relayOutbox();
  server.on("request", (_, response) => response.end('{"ids":["1"],"status":200}'));
  await relayOutbox();
  expect(await ownerDb.outboxEvent.count({ where: { sentAt: null } })).toBe(0);
});

test("treats a service that answers 403 as unavailable", async () => {
  server.removeAllListeners("request");
  server.on("request", (_, response) => response.writeHead(403).end("{}"));
  await expect(probeEngine()).rejects.toMatchObject({ code: "unavailable" });
});

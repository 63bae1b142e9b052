import { database } from "../support/database";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Tools } from "../../scripts/demo/tools";
import { connectAts } from "@/lib/records/ats/connect-ats";
import { updateSyncSettings } from "@/lib/records/ats/update-sync-settings";
import { wire } from "@/lib/records/ats/wire";
import type { Actor } from "@/lib/platform/access/actor";
import { env } from "@/lib/env";
import { company } from "../simulators/ats/company";
import { type Served, serve } from "../simulators/ats/serve";
import { greenhouseKeys, greenhouseSimulator, greenhouseWebhook } from "../simulators/greenhouse/server";
import { startApp, type TestApp } from "../support/app";
import { personAnswering, Host } from "../support/host";
import { newRecruiter } from "../support/recruiter";
import { ownerActor, ownerDb } from "../support/world";

// The real app with the real engine, against a simulator over HTTP. No test calls a sync function directly.
const world = company();
let simulator: Served;
let app: TestApp;
let owner: Actor;
let connectionId: string;
let webhook: { url: string; secret: string };
let tools: Tools;

beforeAll(async () => {
  simulator = await serve(greenhouseSimulator(world));
  wire.simulator = () => simulator.url;
  app = await startApp({
    database,
    engine: true,
    home: env.SHORTLIST_HOME,
    env: { BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET, ATS_SIMULATOR_URL: simulator.url },
  });
  const { visitor, email } = await newRecruiter(app.url);
  owner = await ownerActor(email);
  const connected = await connectAts(owner, {
    name: "Greenhouse",
    credentials: greenhouseKeys,
    simulated: true,
  });
  connectionId = connected.connectionId;
  webhook = { url: connected.webhook!.url, secret: connected.webhook!.secret! };
  tools = await Tools.connect(`${app.url}/api/mcp`, new Host(), personAnswering(visitor));
}, 240_000);
afterAll(async () => {
  await tools?.close();
  await app?.stop();
  await simulator?.close();
});

/** Polls `look` until it returns something truthy. Throws after 100 seconds. */
async function until<T>(look: () => Promise<T | null | undefined | false>, event: string): Promise<T> {
  for (const deadline = Date.now() + 100_000; Date.now() < deadline; await sleep(100)) {
    const result = await look();
    if (result) return result;
  }
  throw new Error(`Timed out before ${event}`);
}

const mine = () => ({ organizationId: owner.organizationId });
const applicationOf = (externalId: string) =>
  ownerDb.application.findFirstOrThrow({ where: { ...mine(), externalId } });
const settled = (externalId: string) =>
  until(async () => {
    const row = await applicationOf(externalId);
    return !["pending", "unknown"].includes(row.atsSync) && row.commentSync !== "pending" && row;
  }, "the push ends");
const accept = async (externalId: string, feedback: string) =>
  tools.confirmed<{ decisionId: string }>(
    "acceptCandidate",
    { applicationId: (await applicationOf(externalId)).id, feedback },
    () => {},
  );

test("connecting imports everything, and scheduled syncs import later changes", async () => {
  await until(
    () => ownerDb.atsConnection.findFirst({ where: { id: connectionId, lastSyncedAt: { not: null } } }),
    "the import ends",
  );
  expect(await ownerDb.candidate.count({ where: mine() })).toBe(world.candidates.size);
  expect(await ownerDb.application.count({ where: mine() })).toBe(world.applications.size);
  expect(await ownerDb.attachment.count({ where: mine() })).toBe(world.files.size);
  await until(
    async () => (await ownerDb.attachment.count({ where: { ...mine(), readStatus: "pending" } })) === 0,
    "files are read",
  );
  expect(await ownerDb.attachment.count({ where: { ...mine(), readStatus: "read" } })).toBe(world.files.size);

  const [job] = world.jobs.values();
  const late = world.addCandidate("Noor", "Latecomer");
  world.apply(late.id, job!.id);
  const gone = [...world.applications.values()].find((each) => each.state === "active")!;
  world.removeApplication(gone.id);
  // Both the incremental and the nightly full sync are due now: the engine's schedule starts them.
  const now = new Date();
  await ownerDb.atsConnection.update({
    where: { id: connectionId },
    data: { nextSyncAt: now, nextFullSyncAt: now },
  });
  await until(
    () => ownerDb.candidate.findFirst({ where: { ...mine(), externalId: late.id } }),
    "the scheduled sync imports a new candidate",
  );
  const removed = await until(async () => {
    const row = await applicationOf(gone.id);
    return row.atsRemovedAt && row;
  }, "the full sync finds the removed application");
  expect(removed.disposition).toBe("withdrawn");
}, 200_000);

test("a signed webhook fetches its record once; others are rejected", async () => {
  const [person] = world.candidates.values();
  world.rename(person!.id, "Zoë");
  const call = greenhouseWebhook(
    { kind: "candidate", id: person!.id, gone: false },
    webhook.secret,
    "event-1",
  );
  expect(webhook.url).toContain(`/api/webhooks/ats/${owner.organizationId}/${connectionId}`);
  const address = `${app.url}${new URL(webhook.url).pathname}`;
  const post = async (body: string, headers: Record<string, string>, to = address) => {
    const response = await fetch(to, { method: "POST", body, headers });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const { signature: _, ...unsigned } = call.headers;
  expect(await post(call.body, unsigned)).toMatchObject({ status: 401 });
  expect(await post(`${call.body} `, call.headers)).toMatchObject({ status: 401 });
  const stranger = await ownerDb.organization.create({ data: { name: "Stranger", slug: "stranger" } });
  const elsewhere = address.replace(owner.organizationId, stranger.id);
  expect(await post(call.body, call.headers, elsewhere)).toMatchObject({ status: 404 });
  expect(await post(call.body, call.headers, address.replace(connectionId, "none"))).toMatchObject({
    status: 404,
  });
  expect(await post("x".repeat(1024 * 1024 + 1), call.headers)).toMatchObject({ status: 400 });
  expect(await ownerDb.atsWebhook.count({ where: { connectionId } })).toBe(0);

  expect(await post(call.body, call.headers)).toMatchObject({ status: 200, taken: 1 });
  expect(await post(call.body, call.headers)).toMatchObject({ status: 200, taken: 0 });
  await until(
    () => ownerDb.candidate.findFirst({ where: { ...mine(), fullName: { startsWith: "Zoë" } } }),
    "the change is fetched",
  );
  expect(await ownerDb.atsWebhook.count({ where: { connectionId } })).toBe(1);
  expect(app.output()).not.toContain("Zoë");
});

test("an acceptance reaches the ATS once; one that contradicts the ATS is a conflict", async () => {
  await updateSyncSettings(owner, {
    connectionId,
    settings: {
      push: "both",
      acceptStage: "Offer",
      rejectionReasonId: [...world.reasons.keys()][0]!,
      comments: true,
    },
  });
  const [first, second] = [...world.applications.values()].filter((each) => each.state === "active");
  const { decisionId } = await accept(first!.id, "Strong on data.");
  expect(await settled(first!.id)).toMatchObject({ atsSync: "synced", commentSync: "synced" });
  expect(world.stages.get(world.applications.get(first!.id)!.stageId)?.name).toBe("Offer");
  expect(world.writes.filter(({ candidateId }) => candidateId === first!.candidateId)).toMatchObject([
    { kind: "move" },
    {
      kind: "note",
      detail: expect.stringContaining(decisionId.replaceAll("-", "").slice(-16)) as string,
    },
  ]);

  world.reject(second!.id);
  await accept(second!.id, "Please invite.");
  const conflict = await settled(second!.id);
  expect(conflict).toMatchObject({
    disposition: "accepted",
    atsSync: "failed",
    commentSync: "failed",
    syncReason: "Conflict: accepted here, but rejected in Greenhouse.",
  });
  const { items } = await tools.call<{ items: object[] }>("searchCandidateApplications", {
    atsSync: "failed",
  });
  expect(items).toMatchObject([{ applicationId: conflict.id, syncReason: conflict.syncReason }]);
  expect(world.applications.get(second!.id)?.state).toBe("rejected");
  expect(world.writes.filter(({ candidateId }) => candidateId === second!.candidateId)).toEqual([]);
});

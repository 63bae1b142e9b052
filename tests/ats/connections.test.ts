import { connected, rowsOf } from "./connected";
import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import { connectAts } from "@/lib/records/ats/connect-ats";
import { getSyncProgress } from "@/lib/records/ats/get-sync-progress";
import { listConnections } from "@/lib/records/ats/list-connections";
import { openConnector } from "@/lib/records/ats/open-connector";
import { pauseConnection, resumeConnection } from "@/lib/records/ats/pause-connection";
import { removeConnection } from "@/lib/records/ats/remove-connection";
import { subscribeWebhooks } from "@/lib/records/ats/subscribe-webhooks";
import { startSync } from "@/lib/records/ats/start-sync";
import { beginSync } from "@/lib/records/ats/sync/readings/begin-sync";
import { dueConnections } from "@/lib/records/ats/sync/readings/due-connections";
import { syncPage } from "@/lib/records/ats/sync/sync-page";
import { replaceCredentials, testConnection } from "@/lib/records/ats/test-connection";
import { updateSyncSettings } from "@/lib/records/ats/update-sync-settings";
import { handleChange } from "@/lib/records/ats/webhooks/handle-change";
import { receiveWebhook } from "@/lib/records/ats/webhooks/receive-webhook";
import { wire } from "@/lib/records/ats/wire";
import { log } from "@/lib/log";
import { SimWorld } from "../simulators/ats/world";
import {
  allScopes,
  greenhouseKeys as credentials,
  greenhouseSimulator,
  greenhouseWebhook,
} from "../simulators/greenhouse/server";
import { hiringTeam, ownerDb } from "../support/world";

function company() {
  const world = new SimWorld();
  const job = world.addJob("Backend Engineer");
  const person = world.addCandidate("Ada", "Reyes");
  return { world, job, person, application: world.apply(person.id, job.id) };
}

/** An administrator, and a simulator that answers for every connection they make. */
async function administrator(world: SimWorld, options: { scopes?: string[] } = {}) {
  const { recruiter, organization } = await hiringTeam({ role: "admin" });
  const handler = greenhouseSimulator(world, options);
  const originalFetch = wire.fetch;
  wire.simulator = () => "http://one.invalid";
  wire.fetch = (url, init) => Promise.resolve(handler(new Request(url, init)));
  onTestFinished(() => {
    wire.simulator = (id) => `http://${id}.invalid`;
    wire.fetch = originalFetch;
  });
  return { recruiter, organization, syncer: systemActor(organization.id, "sync") };
}

test("opens no connector for an actor who neither syncs, decides nor administers", async () => {
  const { recruiter } = await hiringTeam({ role: "read_only" });
  await expect(openConnector(recruiter, randomUUID(), "push")).rejects.toMatchObject({ code: "forbidden" });
});

test("connecting verifies the credentials, stores them encrypted, never shows or logs them, and starts an import", async () => {
  const { world } = company();
  const { recruiter, organization, syncer } = await administrator(world);
  const logged: unknown[] = [];
  const spies = (["log", "warn", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...args) => void logged.push(...args)),
  );
  const wrong = { ...credentials, clientSecret: "no-such-secret" };
  const refused = connectAts(recruiter, { name: "Greenhouse", credentials: wrong, simulated: true });
  const refusal: unknown = await refused.catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: "invalid" });
  expect(inspect(refusal, { depth: null })).not.toContain(wrong.clientSecret);
  expect(await ownerDb.atsConnection.count({ where: { organizationId: organization.id } })).toBe(0);
  const { connectionId, access, webhook } = await connectAts(recruiter, {
    name: "Greenhouse",
    credentials,
    simulated: true,
  });
  expect(access.every((each) => each.state === "granted")).toBe(true);
  expect(webhook!.url).toContain(`/api/webhooks/ats/${organization.id}/${connectionId}`);

  const row = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id: connectionId } });
  expect(Buffer.from(row.credentials!).toString("latin1")).not.toContain(credentials.clientSecret);
  expect(Buffer.from(row.webhookSecret!).toString("latin1")).not.toContain(webhook!.secret!);
  const listed = JSON.stringify(await listConnections(recruiter, {}));
  expect(listed).not.toContain(credentials.clientSecret);
  expect(listed).not.toContain(webhook!.secret!);

  // One page fails, so that an error is logged.
  const workingFetch = wire.fetch;
  wire.fetch = () => Promise.reject(new Error(`No answer to ${credentials.clientSecret}.`));
  await syncPage(syncer, connectionId).catch((error: unknown) => log.error("a page failed", error));
  wire.fetch = workingFetch;
  while ((await syncPage(syncer, connectionId)).state === "more");
  const where = { organizationId: organization.id };
  const recorded = await ownerDb.auditEvent.findMany({ where });
  expect(recorded.map((event) => event.name)).toContain("ats.connected");
  const connection = await ownerDb.atsConnection.findFirst({
    where,
    omit: { credentials: true, webhookSecret: true },
  });
  const output = JSON.stringify([
    logged,
    recorded,
    await ownerDb.outboxEvent.findMany({ where }),
    connection,
  ]);
  expect(output).toContain("a page failed");
  for (const secret of [credentials.clientSecret, wrong.clientSecret, webhook!.secret!])
    expect(output).not.toContain(secret);
  spies.forEach((spy) => spy.mockRestore());
  const progress = await getSyncProgress(recruiter, { connectionId });
  expect(progress).toMatchObject({ running: false, full: true });
  expect(progress.steps.find((step) => step.step === "candidates")).toMatchObject({ state: "done", seen: 1 });
  const { connections } = await listConnections(recruiter, {});
  expect(connections[0]).toMatchObject({ provider: "greenhouse", simulated: true, status: "active" });
  expect(connections[0]!.stageNames).toEqual(["Application Review", "Phone Screen", "On-site", "Offer"]);
});

test("testing a connection again reports which permissions are missing now and what that disables", async () => {
  const { world } = company();
  const options = { scopes: allScopes };
  const { recruiter } = await administrator(world, options);
  const { connectionId } = await connectAts(recruiter, { name: "G", credentials, simulated: true });
  options.scopes = allScopes.filter((scope) => !/reject$|rejection_reasons|notes:create/.test(scope));
  const missing = async () => {
    await testConnection(recruiter, { connectionId });
    const { connections } = await listConnections(recruiter, {});
    const access = connections[0]!.access.filter((each) => each.state === "missing");
    return access.map(({ label, disables }) => `${label}: ${disables}`);
  };
  expect(await missing()).toEqual([
    "Read rejection reasons: Rejections cannot be sent: Greenhouse requires a reason.",
    "Reject applications: Rejections are not sent.",
    "Reopen applications: Reopening an application here does not reopen it in Greenhouse.",
    "Write notes: Comments are not sent.",
  ]);
  options.scopes = allScopes;
  expect(await missing()).toEqual([]);
});

test("refuses credentials that lack a permission the sync needs, and names it", async () => {
  const { world } = company();
  const scopes = allScopes.filter((scope) => scope !== "harvest:applications:list");
  const { recruiter } = await administrator(world, { scopes });
  await expect(connectAts(recruiter, { name: "G", credentials, simulated: true })).rejects.toThrow(
    "The credentials lack: Read applications.",
  );
});

test("rejects stages and reasons that the ATS does not have, and imports what wider settings include", async () => {
  const { world, job } = company();
  const team = await connected(credentials, greenhouseSimulator(world), {
    jobExternalIds: [],
    attachments: false,
  });
  await team.sync();
  const { connectionId, recruiter } = team;
  expect(await team.rows.applications()).toHaveLength(0);
  const set = (settings: Parameters<typeof updateSyncSettings>[1]["settings"]) =>
    updateSyncSettings(recruiter, { connectionId, settings });
  await expect(set({ push: "accept" })).rejects.toThrow("acceptStage");
  await expect(set({ push: "accept", acceptStage: "Nowhere" })).rejects.toThrow("no stage of this name");
  await expect(set({ rejectionReasonId: "1" })).rejects.toThrow("no such reason");
  const { settings } = await set({ push: "accept", acceptStage: "On-site" });
  expect(settings).toMatchObject({
    push: "accept",
    acceptStage: "On-site",
    attachments: false,
    jobExternalIds: [],
  });
  await set({ jobExternalIds: [job.id] });
  await team.sync();
  expect(await team.rows.applications()).toHaveLength(1);
});

test("applies a new schedule immediately when it is more frequent, otherwise after the next sync", async () => {
  const team = await connected(credentials, greenhouseSimulator(company().world), { everyMinutes: 1440 });
  const { connectionId, recruiter } = team;
  const minutesLeft = async () => {
    const { nextSyncAt } = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id: connectionId } });
    return Math.round((nextSyncAt!.getTime() - Date.now()) / 60_000);
  };
  await team.sync();
  expect(await minutesLeft()).toBe(1440);
  await updateSyncSettings(recruiter, { connectionId, settings: { everyMinutes: 30 } });
  expect(await minutesLeft()).toBe(30);
  // A longer interval does not postpone a sync that is due sooner.
  await updateSyncSettings(recruiter, { connectionId, settings: { everyMinutes: 600 } });
  expect(await minutesLeft()).toBe(30);
  await team.sync();
  expect(await minutesLeft()).toBe(600);
});

test("a paused connection does not sync and is never due; a resumed one catches up", async () => {
  const { world, job } = company();
  const team = await connected(credentials, greenhouseSimulator(world));
  await team.sync();
  const { connectionId, recruiter, syncer } = team;
  await startSync(recruiter, { connectionId, full: true });
  await pauseConnection(recruiter, { connectionId });
  expect(await syncPage(syncer, connectionId)).toEqual({ state: "stopped" });
  await expect(startSync(recruiter, { connectionId })).rejects.toMatchObject({ code: "conflict" });
  await expect(pauseConnection(recruiter, { connectionId })).rejects.toMatchObject({ code: "conflict" });
  await ownerDb.atsConnection.update({ where: { id: connectionId }, data: { nextSyncAt: new Date(0) } });
  expect((await dueConnections()).map((due) => due.connectionId)).not.toContain(connectionId);
  world.apply(world.addCandidate("Ben", "Reyes").id, job.id);
  await resumeConnection(recruiter, { connectionId });
  while ((await syncPage(syncer, connectionId)).state === "more");
  // Lists run from newest to oldest: a candidate added meanwhile is in the next sync.
  await team.sync();
  expect(await team.rows.candidates()).toHaveLength(2);
  await ownerDb.atsConnection.update({ where: { id: connectionId }, data: { nextSyncAt: new Date(0) } });
  expect(await dueConnections()).toContainEqual({
    organizationId: team.organization.id,
    connectionId,
    full: false,
  });
});

test("a connection whose credentials are rejected is tried by its schedule, also when a full sync is due", async () => {
  const { world } = company();
  const team = await connected(credentials, greenhouseSimulator(world));
  const { connectionId, syncer } = team;
  await team.sync();
  team.replaceHandler(() => Promise.resolve(new Response("", { status: 401 })));
  expect(await team.sync()).toMatchObject({ state: "stopped" });
  const isDue = async () => (await dueConnections()).some((due) => due.connectionId === connectionId);
  await ownerDb.atsConnection.update({ where: { id: connectionId }, data: { nextFullSyncAt: new Date(0) } });
  expect(await isDue()).toBe(true);
  await beginSync(syncer, { connectionId, full: true });
  expect(await isDue()).toBe(false);
});

test("fetches the record that a signed webhook names, once, and rejects a webhook with a wrong signature", async () => {
  const { world, person } = company();
  const { recruiter, organization, syncer } = await administrator(world);
  const { connectionId, webhook } = await connectAts(recruiter, { name: "G", credentials, simulated: true });
  while ((await syncPage(syncer, connectionId)).state === "more");
  world.rename(person.id, "Zoë");
  const call = greenhouseWebhook(
    { kind: "candidate", id: person.id, gone: false },
    webhook!.secret!,
    "event-1",
  );
  const address = { organizationId: organization.id, connectionId };
  const send = (body = call.body, headers: Record<string, string> = call.headers, at = address) =>
    receiveWebhook(at, new Headers(headers), body);
  await expect(send(`${call.body} `)).rejects.toMatchObject({ code: "unauthenticated" });
  const elsewhere = await hiringTeam();
  await expect(
    send(call.body, call.headers, { ...address, organizationId: elsewhere.organization.id }),
  ).rejects.toThrow("Connection not found.");
  const taken = await Promise.all([send(), send(), send()]);
  expect(taken.reduce((sum, each) => sum + each.taken, 0)).toBe(1);
  const [waiting] = await ownerDb.atsWebhook.findMany({ where: { connectionId } });
  expect(await handleChange(syncer, { connectionId, webhookId: waiting!.id })).toBe(0);
  expect((await rowsOf(organization.id).candidates())[0]!.fullName).toBe("Zoë Reyes");
  // A record deleted in the ATS is marked as removed.
  world.removeCandidate(person.id);
  const gone = greenhouseWebhook(
    { kind: "candidate", id: person.id, gone: true },
    webhook!.secret!,
    "event-2",
  );
  await send(gone.body, gone.headers);
  const second = await ownerDb.atsWebhook.findFirstOrThrow({ where: { connectionId, handledAt: null } });
  await handleChange(syncer, { connectionId, webhookId: second.id });
  expect((await rowsOf(organization.id).candidates())[0]!.atsRemovedAt).not.toBeNull();
});

test("a successful test makes a failing connection active again, and credentials can be replaced", async () => {
  const { world } = company();
  const { recruiter } = await administrator(world);
  const { connectionId } = await connectAts(recruiter, { name: "G", credentials, simulated: true });
  await ownerDb.atsConnection.update({
    where: { id: connectionId },
    data: { status: "failing", lastError: "x" },
  });
  await testConnection(recruiter, { connectionId });
  expect(await ownerDb.atsConnection.findUniqueOrThrow({ where: { id: connectionId } })).toMatchObject({
    status: "active",
    lastError: null,
  });
  const before = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id: connectionId } });
  await replaceCredentials(recruiter, { connectionId, credentials: { ...credentials, userId: "78" } });
  const after = await ownerDb.atsConnection.findUniqueOrThrow({ where: { id: connectionId } });
  expect(after.credentials).not.toEqual(before.credentials);
  await expect(
    replaceCredentials(recruiter, { connectionId, credentials: { provider: "ashby", apiKey: "k" } }),
  ).rejects.toMatchObject({ code: "invalid" });
});

test("removing a connection deletes its credentials and keeps the imported records", async () => {
  const { world } = company();
  const team = await connected(credentials, greenhouseSimulator(world));
  await team.sync();
  await removeConnection(team.recruiter, { connectionId: team.connectionId });
  expect(await ownerDb.atsConnection.count({ where: { id: team.connectionId } })).toBe(0);
  expect(await team.rows.applications()).toMatchObject([{ atsConnectionId: null, externalId: null }]);
});

test("a connection can be removed while one of its files is being read, without a deadlock", async () => {
  const { world } = company();
  const team = await connected(credentials, greenhouseSimulator(world));
  await team.sync();
  const person = await ownerDb.candidate.findFirstOrThrow({ where: { atsConnectionId: team.connectionId } });
  let removal: Promise<unknown> = Promise.resolve();
  // Locks rows in the order of a file reading: the candidate first, then their applications.
  await ownerDb.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "Candidate" WHERE id = ${person.id}::uuid FOR NO KEY UPDATE`;
    removal = removeConnection(team.recruiter, { connectionId: team.connectionId });
    await vi.waitUntil(waitsForALock, { timeout: 60_000 });
    await db.application.updateMany({
      where: { candidateId: person.id },
      data: { verification: "flagged" },
    });
  });
  await removal;
  expect(await team.rows.applications()).toMatchObject([{ atsConnectionId: null, verification: "flagged" }]);
});

const waitsForALock = async () => {
  const [{ waiting }] = await ownerDb.$queryRaw<[{ waiting: bigint }]>`
    SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return waiting > 0n;
};

test("only administrators of the organization can use its connections", async () => {
  const { world } = company();
  const team = await connected(credentials, greenhouseSimulator(world));
  const { connectionId } = team;
  const stranger = (await hiringTeam({ role: "admin" })).recruiter;
  const member: Actor = { ...team.recruiter, permissions: new Set(["candidate:read", "application:decide"]) };
  const acts: ((actor: Actor) => Promise<unknown>)[] = [
    (actor) => startSync(actor, { connectionId }),
    (actor) => getSyncProgress(actor, { connectionId }),
    (actor) => updateSyncSettings(actor, { connectionId, settings: { everyMinutes: 30 } }),
    (actor) => pauseConnection(actor, { connectionId }),
    (actor) => resumeConnection(actor, { connectionId }),
    (actor) => testConnection(actor, { connectionId }),
    (actor) => replaceCredentials(actor, { connectionId, credentials }),
    (actor) => subscribeWebhooks(actor, { connectionId }),
    (actor) => removeConnection(actor, { connectionId }),
  ];
  for (const act of acts) {
    await expect(act(stranger)).rejects.toThrow("Connection not found.");
    await expect(act(member)).rejects.toMatchObject({ code: "forbidden" });
  }
  expect((await listConnections(stranger, {})).connections).toEqual([]);
  await expect(listConnections(member, {})).rejects.toMatchObject({ code: "forbidden" });
});

import { expect } from "vitest";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { beginImport } from "@/lib/records/ats/csv/begin-import";
import { discardImport } from "@/lib/records/ats/csv/discard-import";
import { answerRepeats, chooseEncoding, mapImport } from "@/lib/records/ats/csv/map-import";
import { startImport } from "@/lib/records/ats/csv/start-import";
import { keepTheirs } from "@/lib/records/ats/keep-theirs";
import { leavePush } from "@/lib/records/ats/leave-push";
import { pauseConnection, resumeConnection } from "@/lib/records/ats/pause-connection";
import { removeConnection } from "@/lib/records/ats/remove-connection";
import { renewWebhookSecret } from "@/lib/records/ats/renew-webhook-secret";
import { retryPush } from "@/lib/records/ats/retry-push";
import { startSync } from "@/lib/records/ats/start-sync";
import { replaceCredentials, testConnection } from "@/lib/records/ats/test-connection";
import { updateSyncSettings } from "@/lib/records/ats/update-sync-settings";
import { rotateKeys } from "@/lib/doors/operating/acts/rotate-keys";
import { openCredentials } from "@/lib/records/ats/credentials";
import { connected } from "../../ats/connected";
import { SimWorld } from "../../simulators/ats/world";
import { greenhouseCredentials, greenhouseSimulator } from "../../simulators/greenhouse/server";
import { serviceAdministrator } from "../../support/administrator";
import { sentFile } from "../../support/sent-file";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../../support/world";
import { decideAll } from "./job";
import { emitted, expectDone, expectOne, race, recorded, twice } from "./race";
import { acceptApplication } from "../../support/decide";

const credentials = { provider: "greenhouse" as const, ...greenhouseCredentials };

async function connection() {
  const world = new SimWorld();
  world.apply(world.addCandidate("Ada", "Reyes").id, world.addJob("Backend Engineer").id);
  const team = await connected(credentials, greenhouseSimulator(world));
  const row = () => ownerDb.atsConnection.findUnique({ where: { id: team.connectionId } });
  return { ...team, row };
}

/** An application whose acceptance could not be pushed to the ATS. */
async function pushFailed() {
  const world = await connection();
  const { organizationId } = world;
  await world.sync();
  const { id: applicationId } = await ownerDb.application.findFirstOrThrow({ where: { organizationId } });
  await acceptApplication(world.recruiter, { applicationId });
  await ownerDb.application.update({ where: { id: applicationId }, data: { atsSync: "failed" } });
  return { ...world, applicationId };
}

const csv = (text: string) => sentFile("rows.csv", text);

async function teamWithImport() {
  const { recruiter, organizationId } = await hiringTeam({ role: "admin" });
  const file = csv("id,name,email\n1,Ada Reyes,ada@candidate.example\n");
  const { importId } = await beginImport(recruiter, { kind: "candidates", file });
  return { recruiter, organizationId, importId };
}

export const connectionRaces = [
  race({
    name: "starting a sync twice starts one",
    useCases: ["startSync"],
    table: "SyncCursor",
    arrange: connection,
    acts: ({ recruiter, connectionId }) => twice(() => startSync(recruiter, { connectionId })),
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await recorded(organizationId, "ats.sync-begun")).toBe(1);
    },
  }),
  race({
    name: "pausing, resuming and syncing a connection leaves a status that matches the audit trail",
    useCases: ["pauseConnection", "resumeConnection", "startSync"],
    table: "AtsConnection",
    arrange: connection,
    acts: ({ recruiter, connectionId }) => [
      () => pauseConnection(recruiter, { connectionId }),
      () => resumeConnection(recruiter, { connectionId }),
      () => startSync(recruiter, { connectionId }),
      () => pauseConnection(recruiter, { connectionId }),
    ],
    async check(outcomes, { organizationId, row }) {
      for (const outcome of outcomes) expect(["done", "conflict"]).toContain(outcome);
      const paused = await recorded(organizationId, "ats.paused");
      const resumed = await recorded(organizationId, "ats.resumed");
      expect(paused - resumed).toBe((await row())?.status === "paused" ? 1 : 0);
    },
  }),
  race({
    name: "changing two settings of a connection concurrently keeps both changes",
    useCases: ["updateSyncSettings"],
    table: "AtsConnection",
    arrange: connection,
    acts: ({ recruiter, connectionId }) => {
      const change = (settings: Parameters<typeof updateSyncSettings>[1]["settings"]) => () =>
        updateSyncSettings(recruiter, { connectionId, settings });
      return [change({ everyMinutes: 60 }), change({ comments: true })];
    },
    async check(outcomes, { row }) {
      expectDone(outcomes);
      expect((await row())?.settings).toMatchObject({ everyMinutes: 60, comments: true });
    },
  }),
  race({
    name: "removing a connection twice while it is changed, synced and paused removes it once",
    useCases: ["removeConnection", "updateSyncSettings", "startSync", "pauseConnection"],
    table: "AtsConnection",
    async arrange() {
      const world = await connection();
      await world.sync();
      return world;
    },
    acts: ({ recruiter, connectionId }) => {
      const remove = () => removeConnection(recruiter, { connectionId });
      return [
        remove,
        () => updateSyncSettings(recruiter, { connectionId, settings: { comments: true } }),
        () => startSync(recruiter, { connectionId }),
        () => pauseConnection(recruiter, { connectionId }),
        remove,
      ];
    },
    async check([removed, changed, synced, paused, removedToo], { organizationId, row }) {
      expectOne([removed!, removedToo!], "not_found");
      for (const outcome of [changed, synced, paused])
        expect(["done", "not_found", "conflict"]).toContain(outcome);
      expect(await row()).toBeNull();
      expect(await recorded(organizationId, "ats.disconnected")).toBe(1);
    },
  }),
  race({
    name: "removing a connection does not deadlock with deciding its applications",
    useCases: ["removeConnection", "decideApplications"],
    table: "Decision",
    async arrange() {
      const { recruiter, organizationId, connectionId, row } = await connection();
      const { job } = await configuredJob(recruiter);
      const ids: string[] = [];
      for (const overall of [10, 90]) {
        const { id } = await applicant(recruiter, job.id, { overall });
        const ofConnection = { atsConnectionId: connectionId, externalId: id };
        await ownerDb.application.update({ where: { id }, data: ofConnection });
        ids.push(id);
      }
      return { organizationId, recruiter, connectionId, ids, row };
    },
    acts: ({ recruiter, connectionId, ids }) => [
      () => decideApplications(recruiter, decideAll(ids, "reject")),
      () => removeConnection(recruiter, { connectionId }),
    ],
    async check(outcomes, { row }) {
      expectDone(outcomes);
      expect(await row()).toBeNull();
    },
  }),
  race({
    name: "secrets of a connection renewed, replaced and re-encrypted concurrently can be decrypted",
    useCases: ["renewWebhookSecret", "replaceCredentials", "testConnection", "rotateKeys"],
    table: "AtsConnection",
    async arrange() {
      const { administrator } = await serviceAdministrator();
      return { ...(await connection()), administrator };
    },
    acts: ({ recruiter, connectionId, administrator }) => [
      () => renewWebhookSecret(recruiter, { connectionId }),
      () => replaceCredentials(recruiter, { connectionId, credentials }),
      () => testConnection(recruiter, { connectionId }),
      () => rotateKeys(administrator, {}),
    ],
    async check(outcomes, { row }) {
      for (const outcome of outcomes) expect(["done", "conflict", "invalid"]).toContain(outcome);
      expect(openCredentials((await row())!)).toMatchObject(credentials);
    },
  }),
  race({
    name: "only one of retryPush, leavePush and keepTheirs settles a failed push",
    useCases: ["retryPush", "leavePush", "keepTheirs"],
    table: "Application",
    arrange: pushFailed,
    acts: ({ recruiter, applicationId }) => [
      () => retryPush(recruiter, { applicationId }),
      () => leavePush(recruiter, { applicationId }),
      () => keepTheirs(recruiter, { applicationId }),
    ],
    async check(outcomes, { organizationId, applicationId }) {
      expectOne(outcomes);
      expect(await emitted(organizationId, "ats.push-requested")).toBe(outcomes[0] === "done" ? 1 : 0);
      const { atsSync } = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
      expect(atsSync).toBe(outcomes[0] === "done" ? "pending" : "not_linked");
    },
  }),
  race({
    name: "an import started, discarded and mapped concurrently is started or discarded",
    useCases: ["startImport", "discardImport", "mapImport", "chooseEncoding", "answerRepeats"],
    table: "CsvImport",
    arrange: teamWithImport,
    acts: ({ recruiter, importId }) => [
      () => startImport(recruiter, { importId }),
      () => discardImport(recruiter, { importId }),
      () => mapImport(recruiter, { importId, mapping: { id: "externalId", name: "fullName" } }),
      () => chooseEncoding(recruiter, { importId, encoding: "Windows-1252" }),
      () => answerRepeats(recruiter, { importId, repeats: { all: "apart", lines: {} } }),
    ],
    async check([started, discarded, ...changed], { organizationId, importId }) {
      expectOne([started!, discarded!], ["conflict", "not_found"]);
      for (const one of changed) expect(["done", "conflict", "not_found", "invalid"]).toContain(one);
      const row = await ownerDb.csvImport.findUnique({ where: { id: importId } });
      expect(row?.status ?? null).toBe(started === "done" ? "running" : null);
      expect(await emitted(organizationId, "csv.import-requested")).toBe(started === "done" ? 1 : 0);
    },
  }),
  race({
    name: "discarding an import a second time answers not found",
    useCases: ["discardImport"],
    table: "CsvImport",
    arrange: teamWithImport,
    acts: ({ recruiter, importId }) => twice(() => discardImport(recruiter, { importId })),
    async check(outcomes, { organizationId }) {
      expectOne(outcomes, "not_found");
      expect(await recorded(organizationId, "csv.import-discarded")).toBe(1);
    },
  }),
  race({
    name: "importing one file twice creates two imports",
    useCases: ["beginImport"],
    table: "CsvImport",
    arrange: () => hiringTeam({ role: "admin" }),
    acts: ({ recruiter }) =>
      twice(() => beginImport(recruiter, { kind: "candidates", file: csv("id,name\n1,Ada\n") })),
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await ownerDb.csvImport.count({ where: { organizationId } })).toBe(2);
    },
  }),
];

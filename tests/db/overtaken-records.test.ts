import { randomUUID } from "node:crypto";
import { connected } from "../ats/connected";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { systemActor } from "@/lib/platform/access/system";
import type { Context } from "@/lib/platform/access/use-case";
import { findReading } from "@/lib/records/ats/sync/readings/find-reading";
import { storeAttachments } from "@/lib/records/ats/sync/store/store-attachments";
import { storeCandidates } from "@/lib/records/ats/sync/store/store-candidates";
import { restartOrSkipReading } from "@/lib/records/ats/sync/readings/restart-or-skip-reading";
import { storeRows } from "@/lib/records/ats/csv/store-rows";
import { beginSync } from "@/lib/records/ats/sync/readings/begin-sync";
import { searchCandidates } from "@/lib/records/candidates/search-candidates";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { readAttachment } from "@/lib/hiring/intake/read-attachment";
import { files } from "@/lib/platform/storage/files";
import { reindexCandidate } from "@/lib/hiring/talent-pool/index/reindex-candidate";
import { SimWorld } from "../simulators/ats/world";
import { greenhouseCredentials, greenhouseSimulator } from "../simulators/greenhouse/server";
import { raceWithOpenTransaction } from "../support/race-with-open-transaction";
import { runPipeline } from "../support/pipeline";
import { readingOf, storedCv } from "../support/stored-cv";
import { hiringTeam, ownerDb } from "../support/world";
import { databaseCv, gardenerCv, createPooledCandidate } from "../talent-pool/people";

// Candidates, their files and the lists they are imported from: each write relies on an earlier read, and another
// transaction commits a change between the two.

const credentials = { provider: "greenhouse" as const, ...greenhouseCredentials };
const person = (id: string) => ownerDb.candidate.findUniqueOrThrow({ where: { id } });

/** Runs `work` in a tenant transaction, as a use case would. */
const within = <T>(actor: Actor, work: (ctx: Context) => Promise<T>) =>
  inTenant(wholeOrganization(actor.organizationId), (db) =>
    work({ actor, db, emitted: { count: 0 }, changed: new Set() }),
  );

/** A modification time from the ATS that is newer than the stored row. */
const later = () => new Date(Date.now() + 60_000).toISOString();

/** An ATS with these candidates, all synced. */
async function synced(...names: string[]) {
  const world = new SimWorld();
  const atsCandidates = names.map((name) => world.addCandidate(name, "Reyes"));
  const team = await connected(credentials, greenhouseSimulator(world));
  await team.sync();
  const rows = await Promise.all(
    atsCandidates.map(({ id }) =>
      ownerDb.candidate.findFirstOrThrow({
        where: { externalId: id, atsConnectionId: team.connectionId },
      }),
    ),
  );
  return { ...team, atsCandidates, rows };
}

test("attachments: a file that arrives while its candidate is merged goes to the surviving record", async () => {
  const { syncer, connectionId, organization, rows } = await synced("Ada", "Adah");
  const [survivorId, merged] = rows.map(({ id }) => id);
  const stored = {
    fileName: "cv.txt",
    mediaType: "text/plain",
    size: 3,
    sha256: "x",
    storageKey: randomUUID(),
  };
  const listed = {
    externalId: "file",
    candidateExternalId: rows[1]!.externalId!,
    kind: "cv" as const,
    fileName: "cv.txt",
    source: "",
  };
  const saved = await raceWithOpenTransaction(
    async (db) => {
      await db.candidate.updateMany({
        where: { id: { in: [survivorId!, merged!] } },
        data: { headline: "Merged" },
      });
      const moved = { attachments: [], applications: [], filled: {}, optedOut: false };
      await db.candidateAlias.create({
        data: {
          organizationId: organization.id,
          candidateId: survivorId!,
          kind: "merged",
          value: merged!,
          moved,
        },
      });
    },
    () =>
      within(syncer, (ctx) =>
        storeAttachments(ctx, connectionId, [listed], [{ attachment: listed, stored }]),
      ),
  );
  expect(saved.status).toBe("fulfilled");
  expect(
    await ownerDb.attachment.findFirst({ where: { externalId: "file", atsConnectionId: connectionId } }),
  ).toMatchObject({ candidateId: survivorId });
});

test("candidates: a candidate erased while an ATS page is saved stays erased, and the page is saved", async () => {
  const { syncer, connectionId, rows } = await synced("Ada");
  const { id, externalId, number } = rows[0]!;
  const listed = {
    externalId: externalId!,
    fullName: "Ada Renamed",
    email: "ada@renamed.example",
    phone: null,
    headline: null,
    updatedAt: later(),
  };
  const erased = { fullName: `Erased person ${number}`, email: null, phone: null };
  const saved = await raceWithOpenTransaction(
    (db) => db.candidate.update({ where: { id }, data: { ...erased, erasedAt: new Date() } }),
    () => within(syncer, (ctx) => storeCandidates(ctx, connectionId, [listed], new Date())),
  );
  expect(saved.status).toBe("fulfilled");
  expect(await person(id)).toMatchObject(erased);
});

test("candidates: a page that lists candidates in another order does not deadlock with a merge", async () => {
  const { syncer, connectionId, rows } = await synced("Ada", "Ben");
  const [first, second] = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const lock = (id: string) => (db: Prisma.TransactionClient) =>
    db.$queryRaw`SELECT 1 FROM "Candidate" WHERE id = ${id}::uuid FOR UPDATE`;
  const listed = [second!, first!].map(({ externalId }) => ({
    externalId: externalId!,
    fullName: `Renamed ${externalId}`,
    email: null,
    phone: null,
    headline: null,
    updatedAt: later(),
  }));
  const saved = await raceWithOpenTransaction(
    lock(first!.id),
    () => within(syncer, (ctx) => storeCandidates(ctx, connectionId, listed, new Date())),
    lock(second!.id),
  );
  expect(saved.status).toBe("fulfilled");
  expect(await person(first!.id)).toMatchObject({ fullName: `Renamed ${first!.externalId}` });
});

test("readings: a late worker neither restarts nor skips a reading that another worker has advanced", async () => {
  const { syncer, connectionId } = await synced("Ada");
  await beginSync(syncer, { connectionId, full: true });
  const { due } = await findReading(syncer, { connectionId });
  const { resource, reading: met } = due!;
  const further = { ...met, pages: met.pages + 1, next: "the second page" };
  for (const to of ["restart", "skip"] as const) {
    const turned = await raceWithOpenTransaction(
      async (db) => {
        await db.atsConnection.update({ where: { id: connectionId }, data: { lastError: null } });
        await db.syncCursor.updateMany({ where: { connectionId, resource }, data: { cursor: further } });
      },
      () => restartOrSkipReading(syncer, { connectionId, resource, met, to }),
    );
    expect(turned.status).toBe("fulfilled");
    expect((await findReading(syncer, { connectionId })).due).toMatchObject({ resource, reading: further });
  }
});

test("readings: only one of two workers that reach the same end restarts the reading", async () => {
  const { syncer, connectionId } = await synced("Ada");
  await beginSync(syncer, { connectionId, full: true });
  const { due } = await findReading(syncer, { connectionId });
  const { resource, reading: met } = due!;
  const turn = () => restartOrSkipReading(syncer, { connectionId, resource, met, to: "restart" });
  await turn();
  const begun = (await findReading(syncer, { connectionId })).due?.reading.startedAt;
  expect(begun).not.toBe(met.startedAt);
  await turn();
  expect((await findReading(syncer, { connectionId })).due?.reading.startedAt).toBe(begun);
});

test("documents: a CV does not overwrite what a recruiter enters while it is read", async () => {
  const { recruiter, system, organizationId } = await hiringTeam();
  const { id: candidateId } = await ownerDb.candidate.create({
    data: { organizationId, fullName: null, createdBy: recruiter.id },
  });
  const storageKey = `${organizationId}/${randomUUID()}`;
  await files.put(storageKey, Buffer.from(`${databaseCv("Ada Reyes")}\n\nada@old.example`));
  const { id } = await storedCv(recruiter, candidateId, {
    fileName: "cv.txt",
    mediaType: "text/plain",
    storageKey,
    readStatus: "pending",
  });
  const entered = { fullName: "Ada Reyes-Lund", email: "ada@new.example" };
  const read = await raceWithOpenTransaction(
    (db) => db.candidate.update({ where: { id: candidateId }, data: entered }),
    () => readAttachment(system, id),
  );
  expect(read).toMatchObject({ value: { read: true } });
  expect(await person(candidateId)).toMatchObject(entered);
});

test("index: finds a candidate by the newer CV that is read while the older one is indexed", async () => {
  const { recruiter, organization } = await hiringTeam();
  const { id: candidateId } = await createPooledCandidate(recruiter, "Gil Green", gardenerCv("Gil Green"));
  const indexed = await raceWithOpenTransaction(
    async (db) => {
      await db.candidate.update({ where: { id: candidateId }, data: { headline: "Database Engineer" } });
      await db.attachment.create({
        data: {
          organizationId: organization.id,
          candidateId,
          kind: "cv",
          fileName: "new.txt",
          size: 3,
          mediaType: "text/plain",
          sha256: "y",
          storageKey: randomUUID(),
          readStatus: "read",
          createdBy: recruiter.id,
          documentText: { create: readingOf(databaseCv("Gil Green")) },
        },
      });
    },
    () => reindexCandidate(systemActor(organization.id, "reader"), candidateId),
  );
  expect(indexed).toMatchObject({ value: { indexed: true } });
  const foundBy = async (query: string) => (await searchCandidates(recruiter, { query })).items.length;
  expect([await foundBy("kubernetes"), await foundBy("lawns")]).toEqual([1, 0]);
});

test.each<[string, (reader: Actor, fileId: string, candidateId: string) => Promise<unknown>]>([
  ["a CV is read", readAttachment],
  ["its CV is indexed again", (reader, _, candidateId) => reindexCandidate(reader, candidateId)],
])("index: a name corrected while %s is masked", async (_, act) => {
  const { recruiter, organizationId } = await hiringTeam();
  const text = `${databaseCv("Ada Reyes")}\n- Colleagues know me as Zuleika from our open-source work.`;
  const { id: candidateId } = await createPooledCandidate(recruiter, "Ada Reyes", text);
  const storageKey = `${organizationId}/${randomUUID()}`;
  await files.put(storageKey, Buffer.from(text));
  const { id } = await storedCv(recruiter, candidateId, { storageKey, readStatus: "pending" });
  const indexed = () => ownerDb.$queryRaw<[{ words: string }]>`
    SELECT words::text FROM "CandidateWords" WHERE "candidateId" = ${candidateId}::uuid`;
  expect((await indexed())[0].words).toContain("zuleika");
  const raced = await raceWithOpenTransaction(
    (db) => db.candidate.update({ where: { id: candidateId }, data: { fullName: "Zuleika Reyes" } }),
    () => act(systemActor(organizationId, "reader"), id, candidateId),
  );
  expect(raced.status).toBe("fulfilled");
  await runPipeline(organizationId);
  expect((await indexed())[0].words).not.toContain("zuleika");
});

test("employees: an import does not restore consent that is withdrawn while it runs", async () => {
  const { recruiter, system, organizationId } = await hiringTeam({ role: "admin" });
  const { id: connectionId } = await ownerDb.atsConnection.create({
    data: { organizationId, provider: "csv", name: "Imported files", status: "active" },
  });
  const { id: candidateId } = await ownerDb.candidate.create({
    data: {
      organizationId,
      fullName: "Emil Lund",
      source: "employee",
      createdBy: recruiter.id,
      atsConnectionId: connectionId,
      externalId: "employee:7",
    },
  });
  await ownerDb.employee.create({ data: { organizationId, candidateId } });
  const row = {
    id: "7",
    fullName: "Emil Lund",
    email: null,
    phone: null,
    title: "Analyst",
    team: null,
    consentedAt: "2026-01-31T00:00:00.000Z",
  };
  const importer = systemActor(organizationId, "sync");
  const imported = await raceWithOpenTransaction(
    async (db) => {
      await db.$queryRaw`SELECT 1 FROM "Candidate" WHERE id = ${candidateId}::uuid FOR NO KEY UPDATE`;
      const withdrawn = { consentedAt: null, consentWithdrawnAt: new Date(), consentRecordedBy: system.id };
      await db.employee.updateMany({ where: { candidateId }, data: withdrawn });
    },
    () => within(importer, (ctx) => storeRows(ctx, connectionId, "employees", [row])),
  );
  expect(imported.status).toBe("fulfilled");
  expect(await ownerDb.employee.findFirst({ where: { candidateId } })).toMatchObject({
    title: "Analyst",
    consentedAt: null,
  });
});

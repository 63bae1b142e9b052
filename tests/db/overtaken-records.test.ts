import { randomUUID } from "node:crypto";
import { connected } from "../ats/connected";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { systemActor } from "@/lib/access/system";
import type { Context } from "@/lib/access/use-case";
import { findReading } from "@/lib/ats/sync/readings/find-reading";
import { keepAttachments } from "@/lib/ats/sync/keep/keep-attachments";
import { keepCandidates } from "@/lib/ats/sync/keep/keep-candidates";
import { turnReading } from "@/lib/ats/sync/readings/turn-reading";
import { keepRows } from "@/lib/ats/csv/keep-rows";
import { beginSync } from "@/lib/ats/sync/readings/begin-sync";
import { searchCandidates } from "@/lib/candidates/search-candidates";
import type { Prisma } from "@/lib/db/generated/client";
import { inTenant, wholeOrganization } from "@/lib/db/tenant";
import { readAttachment } from "@/lib/intake/read-attachment";
import { parseProfile } from "@/lib/profile/parse-profile";
import { files } from "@/lib/storage/files";
import { reindexCandidate } from "@/lib/talent-pool/index/reindex-candidate";
import { SimWorld } from "../simulators/ats/world";
import { greenhouseCredentials, greenhouseSimulator } from "../simulators/greenhouse/server";
import { meanwhile } from "../support/meanwhile";
import { storedCv } from "../support/stored-cv";
import { hiringTeam, ownerDb } from "../support/world";
import { databaseCv, gardenerCv, inPool } from "../talent-pool/people";

// People's records, the files that say something of them and the lists they come in: each is written on the ground of
// what was read a moment before, and something else is written in that moment.

const credentials = { provider: "greenhouse" as const, ...greenhouseCredentials };
const person = (id: string) => ownerDb.candidate.findUniqueOrThrow({ where: { id } });

/** One transaction of the product, as a use case would open it. */
const within = <T>(actor: Actor, work: (ctx: Context) => Promise<T>) =>
  inTenant(wholeOrganization(actor.organizationId), (db) =>
    work({ actor, db, emitted: { count: 0 }, changed: new Set() }),
  );

/** When the ATS says that somebody has changed since. */
const later = () => new Date(Date.now() + 60_000).toISOString();

/** An ATS with these people, all of them here. */
async function synced(...names: string[]) {
  const world = new SimWorld();
  const there = names.map((name) => world.addCandidate(name, "Reyes"));
  const team = await connected(credentials, greenhouseSimulator(world));
  await team.sync();
  const rows = await Promise.all(
    there.map(({ id }) =>
      ownerDb.candidate.findFirstOrThrow({
        where: { externalId: id, atsConnectionId: team.connectionId },
      }),
    ),
  );
  return { ...team, there, rows };
}

test("attachments: a file that comes while its person is merged goes to the record that was kept", async () => {
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
  const brought = await meanwhile(
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
      within(syncer, (ctx) => keepAttachments(ctx, connectionId, [listed], [{ attachment: listed, stored }])),
  );
  expect(brought.status).toBe("fulfilled");
  expect(
    await ownerDb.attachment.findFirst({ where: { externalId: "file", atsConnectionId: connectionId } }),
  ).toMatchObject({ candidateId: survivorId });
});

test("candidates: who is erased while the ATS's page is written stays erased, and the page is written", async () => {
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
  const written = await meanwhile(
    (db) => db.candidate.update({ where: { id }, data: { ...erased, erasedAt: new Date() } }),
    () => within(syncer, (ctx) => keepCandidates(ctx, connectionId, [listed], new Date())),
  );
  expect(written.status).toBe("fulfilled");
  expect(await person(id)).toMatchObject(erased);
});

test("candidates: a page that lists people in another order does not stand in the way of a merge", async () => {
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
  const written = await meanwhile(
    lock(first!.id),
    () => within(syncer, (ctx) => keepCandidates(ctx, connectionId, listed, new Date())),
    lock(second!.id),
  );
  expect(written.status).toBe("fulfilled");
  expect(await person(first!.id)).toMatchObject({ fullName: `Renamed ${first!.externalId}` });
});

test("readings: a late worker does not turn one that another has taken further", async () => {
  const { syncer, connectionId } = await synced("Ada");
  await beginSync(syncer, { connectionId, full: true });
  const { due } = await findReading(syncer, { connectionId });
  const { resource, reading: met } = due!;
  const further = { ...met, pages: met.pages + 1, next: "the second page" };
  for (const to of ["restart", "skip"] as const) {
    const turned = await meanwhile(
      async (db) => {
        await db.atsConnection.update({ where: { id: connectionId }, data: { lastError: null } });
        await db.syncCursor.updateMany({ where: { connectionId, resource }, data: { cursor: further } });
      },
      () => turnReading(syncer, { connectionId, resource, met, to }),
    );
    expect(turned.status).toBe("fulfilled");
    expect((await findReading(syncer, { connectionId })).due).toMatchObject({ resource, reading: further });
  }
});

test("readings: of two workers that met the same end, one begins it anew", async () => {
  const { syncer, connectionId } = await synced("Ada");
  await beginSync(syncer, { connectionId, full: true });
  const { due } = await findReading(syncer, { connectionId });
  const { resource, reading: met } = due!;
  const turn = () => turnReading(syncer, { connectionId, resource, met, to: "restart" });
  await turn();
  const begun = (await findReading(syncer, { connectionId })).due?.reading.startedAt;
  expect(begun).not.toBe(met.startedAt);
  await turn();
  expect((await findReading(syncer, { connectionId })).due?.reading.startedAt).toBe(begun);
});

test("documents: what a recruiter enters while a CV is read is not written over by the CV", async () => {
  const { recruiter, system } = await hiringTeam();
  const { organizationId } = recruiter;
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
  const read = await meanwhile(
    (db) => db.candidate.update({ where: { id: candidateId }, data: entered }),
    () => readAttachment(system, id),
  );
  expect(read).toMatchObject({ value: { read: true } });
  expect(await person(candidateId)).toMatchObject(entered);
});

test("index: a person whose newer CV is read meanwhile is found by the newer one", async () => {
  const { recruiter, organization } = await hiringTeam();
  const { id: candidateId } = await inPool(recruiter, "Gil Green", gardenerCv("Gil Green"));
  const text = databaseCv("Gil Green");
  const indexed = await meanwhile(
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
          documentText: {
            create: {
              text,
              pages: [],
              lines: [],
              hidden: [],
              readerVersion: "1",
              profile: parseProfile(text, new Date("2026-01-01")),
            },
          },
        },
      });
    },
    () => reindexCandidate(systemActor(organization.id, "reader"), candidateId),
  );
  expect(indexed).toMatchObject({ value: { indexed: true } });
  const foundBy = async (query: string) => (await searchCandidates(recruiter, { query })).items.length;
  expect([await foundBy("kubernetes"), await foundBy("lawns")]).toEqual([1, 0]);
});

test("employees: who takes their consent back while a list is imported has taken it back", async () => {
  const { recruiter, system } = await hiringTeam({ role: "admin" });
  const { organizationId } = recruiter;
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
  const imported = await meanwhile(
    async (db) => {
      await db.$queryRaw`SELECT 1 FROM "Candidate" WHERE id = ${candidateId}::uuid FOR NO KEY UPDATE`;
      const withdrawn = { consentedAt: null, consentWithdrawnAt: new Date(), consentRecordedBy: system.id };
      await db.employee.updateMany({ where: { candidateId }, data: withdrawn });
    },
    () => within(importer, (ctx) => keepRows(ctx, connectionId, "employees", [row])),
  );
  expect(imported.status).toBe("fulfilled");
  expect(await ownerDb.employee.findFirst({ where: { candidateId } })).toMatchObject({
    title: "Analyst",
    consentedAt: null,
  });
});

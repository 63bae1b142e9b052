import { expect, test } from "vitest";
import { sql } from "../support/database";
import { colleagueOf, hiringTeam, ownerDb } from "../support/world";
import { toCursor } from "@/lib/platform/access/paging";
import { operatorActor, systemActor } from "@/lib/platform/access/system";
import { type Head, checkTrail } from "@/lib/platform/audit/check-trail";
import { getHead } from "@/lib/platform/audit/get-head";
import { listTrail } from "@/lib/platform/audit/list-trail";
import { hashOf, beginning, digestsOf } from "@/lib/platform/audit/seal";
import { sealTrail } from "@/lib/platform/audit/seal-trail";
import { wholeOrganization, inTenant } from "@/lib/platform/db/tenant";
import { verifyTrails } from "@/lib/doors/operating/acts/verify-trails";

/** An organization with this many events of an hour ago and before, a second apart. */
async function withTrail(events: number) {
  const team = await hiringTeam();
  const { id } = team.organization;
  await sql(`DELETE FROM "AuditEvent" WHERE "organizationId" = $1`, [id]);
  await sql(
    `INSERT INTO "AuditEvent" (id, "organizationId", name, "actorKind", "actorId", "subjectId", particulars, "createdAt")
     SELECT uuidv7(), $1, 'application.accepted', 'member', $2, gen_random_uuid(), jsonb_build_object('n', n),
       now() - interval '1 hour' - n * interval '1 second' FROM generate_series(1, $3::int) n`,
    [id, team.recruiter.id, events],
  );
  return {
    ...team,
    id,
    owner: await colleagueOf(team.recruiter, "owner"),
    sweeper: systemActor(id, "sweeper"),
  };
}

const sealAll = async (actor: Parameters<typeof sealTrail>[0]) => {
  let sealed = 0;
  for (let count; (count = await sealTrail(actor)) > 0;) sealed += count;
  return sealed;
};

const counts = (problems: { kind: string; count: number }[]) => {
  const of: Record<string, number> = {};
  for (const { kind, count } of problems) of[kind] = (of[kind] ?? 0) + count;
  return of;
};

test("finds 10,000 events that were changed, removed or added after they were sealed", async () => {
  const { id, owner, sweeper } = await withTrail(12_000);
  expect(await sealAll(sweeper)).toBe(12_000);
  expect(await checkTrail(owner, {})).toMatchObject({ seals: 3, events: 12_000, unsealed: 0, problems: [] });
  const which = (from: number, to: number) =>
    `"organizationId" = $1 AND (particulars->>'n')::int > ${from} AND (particulars->>'n')::int <= ${to}`;
  // Each in stretches of its own, since what one removes and another adds looks like a change.
  await sql(`UPDATE "AuditEvent" SET "actorId" = 'somebody' WHERE ${which(0, 2_000)}`, [id]);
  await sql(`DELETE FROM "AuditEvent" WHERE ${which(2_000, 6_000)}`, [id]);
  await sql(
    `INSERT INTO "AuditEvent" (id, "organizationId", name, "actorKind", "actorId", "createdAt")
     SELECT uuidv7(), $1, 'application.rejected', 'member', 'x', now() - interval '1 hour' - interval '8000.5 seconds'
       - n * interval '1 millisecond' FROM generate_series(1, 4000) n`,
    [id],
  );
  const { problems } = await checkTrail(owner, {});
  expect(counts(problems)).toEqual({ changed: 2_000, missing: 4_000, added: 4_000 });
  expect(problems.find(({ kind }) => kind === "added")!.eventIds).toHaveLength(20);
});

test("finds two events that changed places", async () => {
  const { id, owner, sweeper } = await withTrail(10);
  await sealAll(sweeper);
  const [first, second] = await ownerDb.auditEvent.findMany({
    where: { organizationId: id },
    orderBy: { id: "asc" },
  });
  await sql(`UPDATE "AuditEvent" SET "createdAt" = $2 WHERE id = $1`, [first!.id, second!.createdAt]);
  await sql(`UPDATE "AuditEvent" SET "createdAt" = $2 WHERE id = $1`, [second!.id, first!.createdAt]);
  expect(counts((await checkTrail(owner, {})).problems)).toEqual({ changed: 2 });
});

test("finds a seal that was rewritten with its events, by its signature and by a copy kept elsewhere", async () => {
  const { id, owner, sweeper } = await withTrail(10);
  await sealAll(sweeper);
  const { head, publicKey } = await getHead(owner, {});
  expect(publicKey).toContain("BEGIN PUBLIC KEY");
  await sql(`UPDATE "AuditEvent" SET "actorId" = 'somebody' WHERE "organizationId" = $1`, [id]);
  const digests = await inTenant(wholeOrganization(id), (db) => digestsOf(db, beginning, new Date(), 100));
  const hash = hashOf({ organizationId: id, number: 1, digests, before: new Uint8Array() });
  await ownerDb.auditSeal.updateMany({
    where: { organizationId: id },
    data: {
      hash: Uint8Array.from(hash),
      digests: Buffer.concat(digests.map(({ digest }) => digest.subarray(0, 8))),
    },
  });
  expect(counts((await checkTrail(owner, {})).problems)).toEqual({ signature: 1 });
  const trailOf = async (copies: Head[]) => {
    const { trails } = await verifyTrails(operatorActor(), { copies });
    return trails.find(({ organizationId }) => organizationId === id)!;
  };
  expect(counts((await trailOf([head])).problems)).toEqual({ signature: 1, copy: 1 });
  // Without the seal and all after it, only a copy tells that there was more.
  await ownerDb.auditSeal.deleteMany({ where: { organizationId: id } });
  expect(counts((await trailOf([])).problems)).toEqual({});
  expect(counts((await trailOf([head])).problems)).toEqual({ copy: 1 });
});

test("finds a seal that is gone from between others, and one whose hash is not its own", async () => {
  const { id, owner, sweeper } = await withTrail(11_000);
  await sealAll(sweeper);
  await sql(`DELETE FROM "AuditSeal" WHERE "organizationId" = $1 AND number = 2`, [id]);
  const { problems } = await checkTrail(owner, {});
  expect(problems).toContainEqual(expect.objectContaining({ kind: "seal", number: 3 }));
});

test("seals what is settled, once, whoever seals at the same time, and leaves later events to the next seal", async () => {
  const { owner, sweeper, recruiter } = await withTrail(3);
  const sealed = await Promise.all([sealTrail(sweeper), sealTrail(sweeper), sealTrail(sweeper)]);
  expect(sealed.toSorted()).toEqual([0, 0, 3]);
  await sql(
    `INSERT INTO "AuditEvent" (id, "organizationId", name, "actorKind", "actorId")
     VALUES (uuidv7(), $1, 'job.created', 'member', $2)`,
    [owner.organizationId, recruiter.id],
  );
  expect(await sealTrail(sweeper)).toBe(0);
  expect(await checkTrail(owner, {})).toMatchObject({ events: 3, unsealed: 1, problems: [] });
  expect(await sealTrail(sweeper, new Date(Date.now() + 600_000))).toBe(1);
  expect(await checkTrail(owner, {})).toMatchObject({ seals: 2, events: 4, unsealed: 0, problems: [] });
});

test("the service itself cannot change or remove a seal", async () => {
  const { id, sweeper } = await withTrail(1);
  await sealAll(sweeper);
  for (const act of ['UPDATE "AuditSeal" SET events = 2', 'DELETE FROM "AuditSeal"'])
    await expect(inTenant(wholeOrganization(id), (db) => db.$executeRawUnsafe(act))).rejects.toThrow(
      "permission denied",
    );
});

test("lists the trail by what, by whom, about what and when, page by page", async () => {
  const { owner, recruiter, id } = await withTrail(5);
  await sql(
    `INSERT INTO "AuditEvent" (id, "organizationId", name, "actorKind", "actorId")
     VALUES (uuidv7(), $1, 'job.created', 'member', $2)`,
    [id, owner.id],
  );
  const first = await listTrail(owner, { limit: 4 });
  expect(first.events[0]).toMatchObject({ name: "job.created", actorId: owner.id });
  const rest = await listTrail(owner, { limit: 4, cursor: first.nextCursor! });
  expect(rest.events).toHaveLength(2);
  expect(rest.nextCursor).toBeNull();
  expect((await listTrail(owner, { by: recruiter.id })).events).toHaveLength(5);
  expect((await listTrail(owner, { noun: "job" })).events).toHaveLength(1);
  const about = first.events[1]!.subjectId!;
  expect((await listTrail(owner, { about })).events).toHaveLength(1);
  expect((await listTrail(owner, { to: "2020-01-01" })).events).toEqual([]);
  const foreign = toCursor(["ada reyes", id]);
  await expect(listTrail(owner, { cursor: foreign })).rejects.toMatchObject({ code: "invalid" });
});

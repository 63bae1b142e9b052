import type { Context } from "@/lib/access/use-case";
import { besides, readCorrections } from "@/lib/candidates/corrections";
import { holdCandidates } from "@/lib/candidates/hold-candidates";
import { Prisma } from "@/lib/db/generated/client";
import { emit } from "@/lib/events/emit";
import { candidateChanged } from "@/lib/events/events";
import type { AtsCandidate } from "@/lib/ats/records";
import { moment, toWrite } from "./changed";
import { keptOrNull } from "./kept-text";
import { aliasKind } from "./merged";

/**
 * Writes candidates as the ATS has them; what it leaves open stays as the CV or a person said, and what a recruiter
 * corrected until the ATS says something new. Safe to repeat.
 */
export async function keepCandidates(
  ctx: Context,
  connectionId: string,
  incoming: AtsCandidate[],
  now: Date,
) {
  // A list that moves while it is read may name somebody twice.
  const people = [...new Map(incoming.map((person) => [person.externalId, person])).values()];
  const { db, actor } = ctx;
  const ids = people.map((person) => person.externalId);
  const mine = { atsConnectionId: connectionId, externalId: { in: ids } };
  const present = await db.candidate.findMany({ where: mine, select: { id: true } });
  await holdCandidates(
    ctx,
    present.map(({ id }) => id),
  );
  const existing = new Map(
    (await db.candidate.findMany({ where: mine })).map((one) => [one.externalId, one]),
  );
  const fresh = people.filter((person) => !existing.has(person.externalId));
  const first = fresh.length ? await firstNumber(ctx, fresh.length) : 0;
  await db.candidate.createMany({
    data: fresh.map((person, i) => ({
      ...fieldsFrom(person),
      atsConnectionId: connectionId,
      externalId: person.externalId,
      source: "ats" as const,
      createdBy: actor.id,
      number: first + i,
      atsUpdatedAt: moment(person.updatedAt),
      atsSeenAt: now,
    })),
  });
  for (const person of people) {
    const row = existing.get(person.externalId);
    // What was erased here stays erased, whatever the ATS still has.
    if (!row || row.erasedAt) continue;
    const write = uncorrected(row, person);
    if (!toWrite(row, person.updatedAt, write)) continue;
    const out = row.optedOutAt?.getTime() === row.atsRemovedAt?.getTime() ? { optedOutAt: null } : {};
    const back = row.atsRemovedAt ? { atsRemovedAt: null, ...out } : {};
    await db.candidate.update({
      where: { id: row.id },
      data: { ...write, ...back, atsUpdatedAt: moment(person.updatedAt) },
    });
    if (row.atsRemovedAt) await emit(ctx, candidateChanged, { candidateId: row.id });
  }
  // Somebody who is there for themselves is not part of somebody else: a merge undone in the ATS is undone here, too.
  // What a recruiter merged here the ATS always has apart.
  const own = [...existing.values()].map((one) => one.id);
  await db.candidateAlias.deleteMany({
    where: {
      OR: [
        { kind: aliasKind(connectionId), value: { in: ids } },
        { kind: "merged", value: { in: own }, moved: { equals: Prisma.DbNull } },
      ],
    },
  });
  await db.candidate.updateMany({ where: mine, data: { atsSeenAt: now } });
}

/** What the ATS says that a recruiter has not corrected; a correction ends where it says something new. */
function uncorrected(row: { corrections: unknown }, person: AtsCandidate) {
  const corrections = readCorrections(row.corrections);
  const { write, standing } = besides(corrections, fieldsFrom(person));
  const left = Object.keys(standing).length;
  if (left === Object.keys(corrections).length) return write;
  return { ...write, corrections: left > 0 ? standing : Prisma.DbNull };
}

/** The first of so many numbers for candidates, taken at once: one by one is slow for a page of hundreds. */
async function firstNumber({ db, actor }: Context, count: number): Promise<number> {
  const { lastCandidateNumber } = await db.organization.update({
    where: { id: actor.organizationId },
    data: { lastCandidateNumber: { increment: count } },
    select: { lastCandidateNumber: true },
  });
  return lastCandidateNumber - count + 1;
}

/** The columns the ATS has something to say about. */
function fieldsFrom({ fullName, email, phone, headline, location = null }: AtsCandidate) {
  const contact = {
    fullName: keptOrNull(fullName, 200),
    email: keptOrNull(email, 320),
    phone: keptOrNull(phone, 60),
    headline: keptOrNull(headline, 300),
    location: keptOrNull(location, 160),
  };
  return Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== null)) as Partial<
    typeof contact
  >;
}

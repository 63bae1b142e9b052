import type { Context } from "@/lib/platform/access/use-case";
import { mergeCorrections, readCorrections } from "@/lib/records/candidates/corrections";
import { lockCandidates } from "@/lib/records/candidates/lock-candidates";
import { Prisma } from "@/lib/platform/db/generated/client";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import type { AtsCandidate } from "@/lib/records/ats/records";
import { isOlder, moment, toWrite } from "./changed";
import { nameChanged } from "@/lib/records/candidates/signals/name-changed";
import { mayBeOneName } from "@/lib/records/candidates/signals/one-name";
import type { SignalEvidence } from "@/lib/records/candidates/signals/signal";
import type { AtsFields } from "@/lib/records/candidates/ats-fields";
import { categoryOf, kinds } from "@/lib/records/self-reports/categories";
import { answerIn, type OwnQuestion, selfQuestions } from "@/lib/records/self-reports/questions";
import { storeSelfReports } from "@/lib/records/self-reports/store-self-reports";
import { isSelfReport } from "@/lib/records/self-reports/is-self-report";
import { lineOrNull, storableLine } from "./storable-text";
import { aliasKind } from "./merges";

/**
 * Writes candidates as the ATS has them. A field that it leaves empty keeps its value from the CV or a person; a
 * recruiter's correction stays until the ATS sends a new value. Safe to repeat.
 */
export async function storeCandidates(
  ctx: Context,
  connectionId: string,
  incoming: AtsCandidate[],
  now: Date,
) {
  // A list that changes while it is read may name a candidate twice.
  const people = [...new Map(incoming.map((person) => [person.externalId, person])).values()];
  const { db, actor } = ctx;
  const { own: questions } = await selfQuestions(ctx);
  const ids = people.map((person) => person.externalId);
  const mine = { atsConnectionId: connectionId, externalId: { in: ids } };
  const present = await db.candidate.findMany({ where: mine, select: { id: true } });
  const presentIds = present.map(({ id }) => id);
  await lockCandidates(ctx, presentIds);
  const existing = new Map(
    (await db.candidate.findMany({ where: mine })).map((candidate) => [candidate.externalId, candidate]),
  );
  const fresh = people.filter((person) => !existing.has(person.externalId));
  const first = fresh.length ? await firstNumber(ctx, fresh.length) : 0;
  await db.candidate.createMany({
    data: fresh.map((person, i) => ({
      ...fieldsFrom(person, questions),
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
    const write = uncorrected(row, person, questions);
    if (!toWrite(row, person.updatedAt, write)) continue;
    const optedIn = row.optedOutAt?.getTime() === row.atsRemovedAt?.getTime() ? { optedOutAt: null } : {};
    const restored = row.atsRemovedAt ? { atsRemovedAt: null, ...optedIn } : {};
    await db.candidate.update({
      where: { id: row.id },
      data: { ...write, ...restored, atsUpdatedAt: moment(person.updatedAt) },
    });
    // The talent pool's index masks the name, and signals compare all three.
    const isNew = (field: "fullName" | "email" | "phone") =>
      write[field] !== undefined && write[field] !== row[field];
    if (row.atsRemovedAt || isNew("fullName") || isNew("email") || isNew("phone"))
      await emit(ctx, candidateChanged, { candidateId: row.id });
    if (row.fullName !== null && write.fullName && !mayBeOneName(row.fullName, write.fullName))
      await nameChanged(ctx, row.id, row.fullName);
  }
  const current = people.filter((person) => {
    const row = existing.get(person.externalId);
    return !row || !isOlder(row, person.updatedAt);
  });
  await storeFlags(ctx, connectionId, current);
  // A candidate with a record in the ATS is not part of another: a merge undone there is undone here, too. Merges by
  // a recruiter here stay, as the ATS always has those candidates separately.
  const own = [...existing.values()].map((candidate) => candidate.id);
  await db.candidateAlias.deleteMany({
    where: {
      OR: [
        { kind: aliasKind(connectionId), value: { in: ids } },
        { kind: "merged", value: { in: own }, moved: { equals: Prisma.DbNull } },
      ],
    },
  });
  await db.candidate.updateMany({ where: mine, data: { atsSeenAt: now } });
  if (questions.length > 0) await keepSelfReports(ctx, mine, people, questions);
}

/** Keeps a signal for each candidate whom the ATS marks, and for no other of those it says anything about. */
async function storeFlags({ db }: Context, connectionId: string, people: AtsCandidate[]) {
  const flags = new Map(
    people.flatMap(({ externalId, flag }) => (flag === undefined ? [] : [[externalId, flag]])),
  );
  if (flags.size === 0) return;
  const rows = await db.candidate.findMany({
    where: { atsConnectionId: connectionId, externalId: { in: [...flags.keys()] }, erasedAt: null },
    select: { id: true, externalId: true, signals: { where: { kind: "ats_flag" } } },
  });
  const changed = rows.flatMap(({ id, externalId, signals: [stored] }) => {
    const word = flags.get(externalId!) ?? null;
    const before = (stored?.evidence as SignalEvidence | undefined)?.word ?? null;
    return word === before ? [] : [{ id, word }];
  });
  await db.signal.deleteMany({
    where: { kind: "ats_flag", candidateId: { in: changed.map(({ id }) => id) } },
  });
  await db.signal.createMany({
    data: changed.flatMap(({ id, word }) =>
      word === null ? [] : [{ candidateId: id, kind: "ats_flag" as const, evidence: { word } }],
    ),
    skipDuplicates: true,
  });
}

/** The ATS's values without those a recruiter has corrected; a correction ends when the ATS sends a new value. */
function uncorrected(row: { corrections: unknown }, person: AtsCandidate, own: readonly OwnQuestion[]) {
  const corrections = readCorrections(row.corrections);
  const { write, standing } = mergeCorrections(corrections, fieldsFrom(person, own));
  const remaining = Object.keys(standing).length;
  if (remaining === Object.keys(corrections).length) return write;
  return { ...write, corrections: remaining > 0 ? standing : Prisma.DbNull };
}

/** Reserves `count` candidate numbers and returns the first: one by one is slow for a page of hundreds. */
async function firstNumber({ db, actor }: Context, count: number): Promise<number> {
  const { lastCandidateNumber } = await db.organization.update({
    where: { id: actor.organizationId },
    data: { lastCandidateNumber: { increment: count } },
    select: { lastCandidateNumber: true },
  });
  return lastCandidateNumber - count + 1;
}

/** The columns for which the ATS has a value. */
function fieldsFrom(
  { fullName, email, phone, headline, location = null, fields }: AtsCandidate,
  own: readonly OwnQuestion[],
) {
  const contact = {
    fullName: lineOrNull(fullName, 200),
    email: lineOrNull(email, 320),
    phone: lineOrNull(phone, 60),
    headline: lineOrNull(headline, 300),
    location: lineOrNull(location, 160),
  };
  const stated = Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== null)) as Partial<
    typeof contact
  >;
  return { ...stated, ...(fields && { atsFields: storableFields(fields, own) }) };
}

/** The most custom fields of one person. */
const mostFields = 50;

/** What people say about their sex, origin or age stays in the ATS: nobody who decides is to see it. */
const storableFields = (fields: AtsFields, own: readonly OwnQuestion[]): AtsFields =>
  fields.slice(0, mostFields).flatMap((field) => {
    const name = storableLine(field.name, 100);
    const value = storableLine(field.value, 500);
    return isSelfReport(name) || isCategory(value) || askedIn(name, own) ? [] : [{ name, value }];
  });

/** The question of the organization's own that a field of theirs answers: the one of its name. */
const askedIn = (name: string, own: readonly OwnQuestion[]) =>
  own.find((question) => question.name.toLowerCase() === name.trim().toLowerCase());

/** What custom fields answer to the organization's own questions goes to its own table, and nowhere else. */
async function keepSelfReports(
  ctx: Context,
  where: Prisma.CandidateWhereInput,
  people: readonly AtsCandidate[],
  own: readonly OwnQuestion[],
) {
  const said = new Map(
    people.map(({ externalId, fields = [] }) => [
      externalId,
      Object.fromEntries(
        fields.flatMap(({ name, value }) => {
          const question = askedIn(name, own);
          return question ? [[question.id, answerIn(question, value)] as const] : [];
        }),
      ),
    ]),
  );
  const stored = await ctx.db.candidate.findMany({
    where: { ...where, erasedAt: null },
    select: { id: true, externalId: true },
  });
  await storeSelfReports(
    ctx,
    "ats",
    stored.map(({ id, externalId }) => ({ candidateId: id, said: said.get(externalId ?? "") ?? {} })),
  );
}

const isCategory = (value: string) => value.length > 1 && kinds.some((kind) => categoryOf(kind, value));

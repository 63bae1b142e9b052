import type { Context } from "@/lib/platform/access/use-case";
import { type Application, Prisma } from "@/lib/platform/db/generated/client";
import { conflict, notFound } from "@/lib/errors";
import { resumeScoring } from "@/lib/judging/evaluation/queue";
import { withoutScore } from "@/lib/judging/evaluation/without-score";
import { emit } from "@/lib/platform/events/emit";
import { candidateChanged } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { forgetSelfReports } from "@/lib/records/self-reports/store-self-reports";
import { lockApplications } from "@/lib/judging/states/before";
import { markForDeletion } from "@/lib/reading/uploads/mark-for-deletion";
import { recordsOf } from "./erasable";
import { orderWithErasures } from "./legal-hold";
import { sealIfHeld } from "./seal";

/** A person whose records and applications are locked. */
type Held = { candidateId: string; records: { id: string; number: number; fullName: string | null }[] };

/**
 * Locks a person's records and all applications that erasing them changes, against new applications, decisions and
 * merges. Throws as `recordsOf` does, and conflict when records were merged or separated meanwhile.
 */
export async function lockPerson(ctx: Context, candidateId: string): Promise<Held> {
  const { db } = ctx;
  // Before any row, as a hold being placed refers to the person's.
  await orderWithErasures(ctx, "erasure");
  const ids = await recordsOf(ctx, candidateId);
  const records = await db.$queryRaw<Held["records"]>`
    SELECT id, number, "fullName" FROM "Candidate"
    WHERE id = ANY(${ids}::uuid[]) AND "erasedAt" IS NULL ORDER BY id FOR UPDATE`;
  // A concurrent call has erased them.
  if (records.length < ids.length) throw notFound("Candidate");
  // A merge or its undoing may have come first: do not erase records that belong to another person by now.
  const locked = new Set(ids);
  const now = await recordsOf(ctx, candidateId);
  if (now.length < locked.size || now.some((id) => !locked.has(id)))
    throw conflict("The records of this person have just been merged or separated. Look at them again.");
  await lockChanged(ctx, ids);
  return { candidateId, records };
}

/**
 * Erases a locked person; under a legal hold, what is deleted is sealed first. `particulars` go to the audit trail: the retention rule, for an automatic erasure.
 */
export async function erasePerson(
  ctx: Context,
  { candidateId, records }: Held,
  particulars: Prisma.InputJsonObject = {},
) {
  const { db } = ctx;
  const ids = records.map(({ id }) => id);
  const heldBy = await sealIfHeld(ctx, ids);
  const files = (await forgetFiles(ctx, ids)) + (await forgetMail(ctx, ids));
  const applications = await emptyApplications(
    ctx,
    ids,
    records.flatMap(({ fullName }) => fullName?.trim() || []),
  );
  await db.employee.deleteMany({ where: { candidateId: { in: ids } } });
  await db.note.deleteMany({ where: { candidateId: { in: ids } } });
  await db.workStyleReading.deleteMany({ where: { candidateId: { in: ids } } });
  await db.candidateLink.deleteMany({ where: { candidateId: { in: ids } } });
  await db.candidateRequest.deleteMany({ where: { candidateId: { in: ids } } });
  if (heldBy.length === 0) await forgetSelfReports(ctx, ids);
  await db.candidateAlias.updateMany({
    where: { candidateId: { in: ids } },
    data: { moved: Prisma.DbNull },
  });
  const nothing = {
    email: null,
    phone: null,
    location: null,
    headline: null,
    link: null,
    atsFields: Prisma.DbNull,
    corrections: Prisma.DbNull,
  };
  for (const { id, number } of records)
    await db.candidate.update({
      where: { id },
      data: { ...nothing, fullName: `Erased person ${number}`, erasedAt: new Date() },
    });
  const counts = { records: ids.length, applications, files };
  await record(ctx, "candidate.erased", candidateId, {
    ...counts,
    ...(heldBy.length > 0 && { heldBy }),
    ...particulars,
  });
  for (const id of ids) await emit(ctx, candidateChanged, { candidateId: id });
  return { candidateId, ...counts, held: heldBy.length > 0 };
}

/** Locks their applications, and applications of others that were evaluated on their files. */
async function lockChanged({ db }: Context, ids: string[]) {
  const theirs = { candidateId: { in: ids } };
  const changed = await db.application.findMany({
    where: { OR: [theirs, { currentEvaluation: { attachment: theirs } }] },
    select: { id: true },
  });
  await lockApplications(
    db,
    changed.map(({ id }) => id),
  );
}

/**
 * Deletes files with their text, and evaluations of others that quote them, who are evaluated again on their own CV;
 * the sweep deletes the stored bytes.
 */
async function forgetFiles(ctx: Context, ids: string[]): Promise<number> {
  const { db } = ctx;
  const files = await db.attachment.findMany({
    where: { candidateId: { in: ids } },
    select: { id: true, storageKey: true },
  });
  // After an undone merge, another candidate's application may have been evaluated on this file.
  const onTheirs = { attachmentId: { in: files.map(({ id }) => id) } };
  await db.storedVerdict.deleteMany({ where: { application: { evaluations: { some: onTheirs } } } });
  const others = await db.application.updateManyAndReturn({
    where: { candidateId: { notIn: ids }, currentEvaluation: onTheirs },
    data: {
      ...withoutScore,
      scoreStatus: "not_scored",
      scoreReason: sentence("The documents it was judged on have been erased."),
    },
    select: { id: true },
  });
  for (const { id } of others) await resumeScoring(ctx, id);
  // Their own evaluations are deleted with the applications later: first drop the references to current ones.
  await db.application.updateMany({
    where: { candidateId: { in: ids } },
    data: { currentEvaluationId: null },
  });
  await db.attachment.deleteMany({ where: { candidateId: { in: ids } } });
  const storageKeys = files.map(({ storageKey }) => storageKey);
  await db.upload.deleteMany({ where: { storageKey: { in: storageKeys } } });
  await markForDeletion(ctx, storageKeys);
  return files.length;
}

/** Deletes messages, what came back to them, and its files, whose bytes the sweep deletes. */
async function forgetMail(ctx: Context, ids: string[]): Promise<number> {
  const { db } = ctx;
  const theirs = { candidateId: { in: ids } };
  const letters = { OR: [theirs, { decision: { application: theirs } }] };
  const files = await db.replyFile.findMany({
    where: { OR: [theirs, { reply: { letter: letters } }] },
    select: { storageKey: true },
  });
  await db.candidateReply.deleteMany({ where: { OR: [theirs, { letter: letters }] } });
  await db.candidateLetter.deleteMany({ where: theirs });
  await markForDeletion(
    ctx,
    files.map(({ storageKey }) => storageKey),
  );
  return files.length;
}

/** What remains of an application: that it existed, for which job, and how it ended. */
const outline = (a: Application) => ({
  id: a.id,
  jobId: a.jobId,
  candidateId: a.candidateId,
  number: a.number,
  stage: a.stage,
  source: a.source,
  internal: a.internal,
  appliedAt: a.appliedAt,
  createdAt: a.createdAt,
  atsConnectionId: a.atsConnectionId,
  externalId: a.externalId,
  atsRemovedAt: a.atsRemovedAt,
  disposition: a.disposition === "active" ? ("withdrawn" as const) : a.disposition,
  decidedAt: a.decidedAt ?? new Date(),
  scoreReason: sentence("This person was erased."),
  revision: a.revision + 1,
});

/**
 * Replaces each application by its outline. Foreign keys delete the dependent rows, which bypasses the rule that
 * history is append-only. Also deletes confirmations, whose previews name the person.
 */
async function emptyApplications({ db }: Context, ids: string[], names: string[]): Promise<number> {
  const applications = await db.application.findMany({
    where: { candidateId: { in: ids } },
    include: { decisions: { select: { confirmationId: true } } },
  });
  const theirIds = applications.map(({ id }) => id);
  const confirmed = applications.flatMap(({ decisions }) =>
    decisions.flatMap(({ confirmationId }) => confirmationId ?? []),
  );
  await db.$executeRaw`
    DELETE FROM "Confirmation" c
    WHERE c.id = ANY(${confirmed}::uuid[]) OR ${isAbout([...ids, ...theirIds], names)}`;
  await db.application.deleteMany({ where: { id: { in: theirIds } } });
  await db.application.createMany({ data: applications.map(outline) });
  return applications.length;
}

/** SQL: whether the confirmation `c` is about a person: contains one of their ids, or names them in its preview. */
const isAbout = (ids: string[], names: string[]) => Prisma.sql`(
  EXISTS (SELECT 1 FROM unnest(${ids}::text[]) id
    WHERE position(id in concat(c.arguments, c.outcome, c."subjectRevision")) > 0)
  OR c.preview::text ~ ANY(${names.flatMap(spellings).map(asWords)}::text[]))`;

/** A name as it is, and as previews quote it: without quotation marks, with single spaces. */
const spellings = (name: string) =>
  [name, name.replace(/[\s<>"“”]+/g, " ").trim()].filter((spelling) => spelling !== "");

/** A PostgreSQL regular expression that matches this text as whole words in JSON. */
function asWords(words: string): string {
  const literal = JSON.stringify(words)
    .slice(1, -1)
    .replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return `(^|[^[:alnum:]])${literal}($|[^[:alnum:]])`;
}

/** Whether a pending approval concerns a locked person: erasing them would delete it. */
export async function isAwaited({ db }: Context, { records }: Held): Promise<boolean> {
  const ids = records.map(({ id }) => id);
  const applications = await db.application.findMany({
    where: { candidateId: { in: ids } },
    select: { id: true },
  });
  // By ids only: a short name occurs in many previews, and would block the erasure permanently.
  const named = isAbout([...ids, ...applications.map(({ id }) => id)], []);
  const awaited = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "Confirmation" c WHERE c.status = 'pending' AND c."expiresAt" > now() AND ${named} LIMIT 1`;
  return awaited.length > 0;
}

import type { Context } from "@/lib/access/use-case";
import type { Prisma } from "@/lib/db/generated/client";
import { emit } from "@/lib/events/emit";
import { applicationQueued } from "@/lib/events/events";
import { record } from "@/lib/events/record";
import type { AtsApplication } from "../records";
import { moment } from "./changed";
import { keptText } from "./kept-text";
import { rememberMerge } from "./merged";
import { settleState } from "./settle-state";

export type Connection = { id: string; name: string; jobExternalIds: string[] | null };

type Kept = Prisma.ApplicationGetPayload<{ include: typeof include }>;
const include = {
  candidate: { select: { id: true, externalId: true } },
  decisions: { orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: 1, select: { kind: true } },
} satisfies Prisma.ApplicationInclude;

/** Writes applications as the ATS has them. Safe to repeat, in whatever order answers come. */
export async function keepApplications(
  ctx: Context,
  connection: Connection,
  all: AtsApplication[],
  now: Date,
) {
  const { db } = ctx;
  const atsConnectionId = connection.id;
  // The newest of a page last, so that it wins where one person applied to one job twice.
  const given = [...all].sort((a, b) => Date.parse(a.appliedAt) - Date.parse(b.appliedAt));
  const jobs = await idsOf(
    given.map((each) => each.jobExternalId),
    (ids) =>
      db.job.findMany({
        where: { atsConnectionId, externalId: { in: ids } },
        select: { id: true, externalId: true },
      }),
  );
  const people = await idsOf(
    given.map((each) => each.candidateExternalId),
    (ids) =>
      db.candidate.findMany({
        where: { atsConnectionId, externalId: { in: ids }, erasedAt: null },
        select: { id: true, externalId: true },
      }),
  );
  const stages = await db.atsOption.findMany({
    where: {
      connectionId: atsConnectionId,
      kind: "stage",
      externalId: { in: given.flatMap((each) => each.stageExternalId ?? []) },
    },
  });
  const stageNames = new Map(stages.map((stage) => [stage.externalId, stage.name]));

  const rows = await db.application.findMany({
    where: {
      OR: [
        { atsConnectionId, externalId: { in: given.map((each) => each.externalId) } },
        { jobId: { in: [...jobs.values()] }, candidateId: { in: [...people.values()] } },
      ],
    },
    include,
  });
  const byExternal = new Map<string | null, Kept>(
    rows.flatMap((row) => (row.atsConnectionId === atsConnectionId ? [[row.externalId, row]] : [])),
  );
  const byPair = new Map<string, Kept>(rows.map((row) => [`${row.jobId} ${row.candidateId}`, row]));

  const fresh: { row: Prisma.ApplicationCreateManyInput; given: AtsApplication }[] = [];
  for (const each of given) {
    const jobId = jobs.get(each.jobExternalId);
    const candidateId = people.get(each.candidateExternalId);
    if (!jobId || !candidateId) continue;
    const stage = keptText(each.stageName ?? stageNames.get(each.stageExternalId ?? "") ?? "Applied", 200);
    const columns = { jobId, candidateId, stage };
    const known = byExternal.get(each.externalId);
    const pair = byPair.get(`${jobId} ${candidateId}`);
    if (known && pair && pair.id !== known.id) {
      // A merge gave one person two applications for one job here.
      await retire(ctx, connection.id, known, pair, each);
      if (pair.atsRemovedAt) await bring(ctx, connection, pair, each, columns);
    } else if (known) {
      await bring(ctx, connection, known, each, columns);
    } else if (pair) {
      // One person, one job, two applications in the ATS: the row follows the newer one.
      const older =
        pair.externalId !== null &&
        !pair.atsRemovedAt &&
        Date.parse(each.appliedAt) < pair.appliedAt.getTime();
      if (older) continue;
      await bring(ctx, connection, pair, each, columns);
    } else if (!connection.jobExternalIds || connection.jobExternalIds.includes(each.jobExternalId)) {
      const again = fresh.find(({ row }) => row.jobId === jobId && row.candidateId === candidateId);
      const row = { ...columns, ...created(each, connection.id), number: 0 };
      if (again) Object.assign(again, { row, given: each });
      else fresh.push({ row, given: each });
    }
  }
  await create(ctx, fresh);
  await db.application.updateMany({
    where: { atsConnectionId, externalId: { in: given.map((each) => each.externalId) } },
    data: { atsSeenAt: now },
  });
}

async function idsOf(
  externalIds: string[],
  find: (ids: string[]) => Promise<{ id: string; externalId: string | null }[]>,
): Promise<Map<string, string>> {
  const found = await find([...new Set(externalIds)]);
  return new Map(found.flatMap(({ id, externalId }) => (externalId === null ? [] : [[externalId, id]])));
}

const created = (given: AtsApplication, atsConnectionId: string) => ({
  ...{ atsConnectionId, externalId: given.externalId, disposition: given.state },
  decidedAt: given.state === "active" ? null : moment(given.updatedAt),
  appliedAt: new Date(given.appliedAt),
  atsUpdatedAt: moment(given.updatedAt),
  scoreStatus: "not_scored" as const,
});

/** New applications, numbered within their jobs. Those whose CV has been read before are judged at once. */
async function create(
  ctx: Context,
  fresh: { row: Prisma.ApplicationCreateManyInput; given: AtsApplication }[],
) {
  const { db } = ctx;
  const perJob = new Map<string, typeof fresh>();
  for (const each of fresh) perJob.set(each.row.jobId, [...(perJob.get(each.row.jobId) ?? []), each]);
  for (const [jobId, group] of perJob) {
    const { lastNumber } = await db.job.update({
      where: { id: jobId },
      data: { lastNumber: { increment: group.length } },
      select: { lastNumber: true },
    });
    group.forEach((each, i) => (each.row.number = lastNumber - group.length + 1 + i));
  }
  const rows = await db.application.createManyAndReturn({
    data: fresh.map(({ row }) => row),
    select: { id: true, externalId: true, candidateId: true, disposition: true },
  });
  const ids = new Map(rows.map((row) => [row.externalId, row.id]));
  await db.answer.createMany({
    data: fresh.flatMap(({ given }) =>
      given.answers.map(({ question, text }, position) => ({
        ...{ applicationId: ids.get(given.externalId) ?? "", position },
        question: keptText(question, 500),
        text: keptText(text, 8000),
      })),
    ),
  });
  const active = rows.filter((row) => row.disposition === "active");
  const read = await db.attachment.findMany({
    where: { candidateId: { in: active.map((row) => row.candidateId) }, kind: "cv", readStatus: "read" },
    select: { candidateId: true },
  });
  const readable = new Set(read.map((file) => file.candidateId));
  for (const { id } of active.filter((row) => readable.has(row.candidateId))) {
    await db.application.update({ where: { id }, data: { scoreStatus: "queued" } });
    await emit(ctx, applicationQueued, { applicationId: id });
  }
}

/** Brings a known application to what the ATS says, as far as nobody here has decided otherwise. */
async function bring(
  ctx: Context,
  connection: Connection,
  known: Kept,
  given: AtsApplication,
  { jobId, candidateId, stage }: { jobId: string; candidateId: string; stage: string },
) {
  const { db } = ctx;
  if (given.updatedAt && known.atsUpdatedAt && Date.parse(given.updatedAt) < known.atsUpdatedAt.getTime())
    return;

  const [decision] = known.decisions;
  const decidedHere =
    (decision?.kind === "accept" && known.disposition === "accepted") ||
    (decision?.kind === "reject" && known.disposition === "rejected");
  // The row now stands for another application in the ATS: what was decided of the one before is history.
  const another = known.externalId !== null && known.externalId !== given.externalId;
  const settled = another
    ? await startOver(ctx, known.id, given)
    : settleState(
        { ...known, decidedHere, removed: known.atsRemovedAt !== null },
        given.state,
        connection.name,
      );
  const disposed = settled.disposition && settled.disposition !== known.disposition;
  const data = {
    ...{ jobId, candidateId, stage, ...settled },
    ...{ atsConnectionId: connection.id, externalId: given.externalId },
    appliedAt: new Date(given.appliedAt),
    ...(disposed ? { decidedAt: settled.disposition === "active" ? null : moment(given.updatedAt) } : {}),
  };
  const different =
    known.atsRemovedAt !== null ||
    Object.entries(data).some(([key, value]) => !same(known[key as keyof Kept], value));
  if (different) {
    await db.application.update({
      where: { id: known.id },
      data: {
        ...data,
        ...{ atsUpdatedAt: moment(given.updatedAt), atsRemovedAt: null },
        ...(disposed || stage !== known.stage ? { revision: { increment: 1 } } : {}),
      },
    });
    if (disposed) await record(ctx, `application.${settled.disposition}-in-ats`, known.id);
  }
  if (known.candidateId !== candidateId)
    await rememberMerge(ctx, connection.id, known.candidate, {
      id: candidateId,
      externalId: given.candidateExternalId,
    });
}

/** Decisions on the application before are told to nobody any more. */
async function startOver({ db }: Context, applicationId: string, given: AtsApplication) {
  const pending = { applicationId, OR: [{ status: "pending" as const }, { note: "pending" as const }] };
  await db.atsPush.updateMany({ where: pending, data: { status: "skipped", note: "skipped" } });
  return {
    disposition: given.state,
    ...{ atsSync: "not_linked" as const, commentSync: "not_linked" as const, syncReason: null },
  };
}

const same = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

/**
 * Lays an application to rest whose person became part of another who is on the same job already: the other's row
 * stands for both. Where that row had lost its own application, it takes this one's place in the ATS as well.
 */
async function retire(ctx: Context, connectionId: string, known: Kept, pair: Kept, given: AtsApplication) {
  const unsent = ["pending", "unknown"];
  const reason = "The ATS has merged this candidate into another, who is on this job as well.";
  await ctx.db.application.update({
    where: { id: known.id },
    data: {
      ...(pair.atsRemovedAt ? { externalId: null } : {}),
      ...(known.atsRemovedAt ? {} : { atsRemovedAt: new Date(), revision: { increment: 1 } }),
      ...(known.disposition === "active" ? { disposition: "withdrawn", decidedAt: new Date() } : {}),
      ...(unsent.includes(known.atsSync) ? { atsSync: "failed", syncReason: reason } : {}),
      ...(unsent.includes(known.commentSync) ? { commentSync: "failed" } : {}),
    },
  });
  await rememberMerge(ctx, connectionId, known.candidate, {
    id: pair.candidateId,
    externalId: given.candidateExternalId,
  });
}

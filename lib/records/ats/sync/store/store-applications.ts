import type { Context } from "@/lib/platform/access/use-case";
import { lockCandidates } from "@/lib/records/candidates/lock-candidates";
import type { AtsApplication } from "@/lib/records/ats/records";
import { usualStages } from "@/lib/records/jobs/usual-stages";
import { lockApplications } from "@/lib/judging/states/before";
import { type Connection, include, type Kept, retireApplication, syncApplication } from "./sync-application";
import { created, createApplications, type Fresh } from "./create-applications";
import { storableLine } from "./storable-text";
import { mergedHere } from "./merges";

/** Writes applications as the ATS has them. Safe to repeat and to call out of order. */
export async function storeApplications(
  ctx: Context,
  connection: Connection,
  all: AtsApplication[],
  now: Date,
) {
  const { db } = ctx;
  const atsConnectionId = connection.id;
  // The newest of a page last, so that it wins where one person applied to one job twice.
  const inOrder = all.toSorted((a, b) => appliedMs(a) - appliedMs(b));
  const jobRows = await db.job.findMany({
    where: { atsConnectionId, externalId: { in: inOrder.map((each) => each.jobExternalId) } },
    select: { id: true, externalId: true },
  });
  const jobs = new Map(jobRows.map(({ externalId, id }) => [externalId, id]));
  const candidateRows = await db.candidate.findMany({
    where: {
      atsConnectionId,
      externalId: { in: inOrder.map((each) => each.candidateExternalId) },
      erasedAt: null,
    },
    select: { id: true, externalId: true },
  });
  const people = new Map(candidateRows.map(({ externalId, id }) => [externalId, id]));
  // Locks out merges and decisions until the ATS's state is written, because it depends on the current rows.
  await db.$queryRaw`
    SELECT 1 FROM "Job" WHERE id = ANY(${[...jobs.values()]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  await lockCandidates(ctx, [...people.values()]);
  const survivors = await mergedHere(ctx, [...people.values()]);
  const stages = await db.atsOption.findMany({
    where: {
      connectionId: atsConnectionId,
      kind: "stage",
      externalId: { in: inOrder.flatMap((each) => each.stageExternalId ?? []) },
    },
  });
  const stageNames = new Map(stages.map((stage) => [stage.externalId, stage.name]));

  const where = {
    OR: [
      { atsConnectionId, externalId: { in: inOrder.map((each) => each.externalId) } },
      { jobId: { in: [...jobs.values()] }, candidateId: { in: [...people.values(), ...survivors.values()] } },
    ],
  };
  const ids = (await db.application.findMany({ where, select: { id: true } })).map(({ id }) => id);
  await lockApplications(db, ids);
  const rows = await db.application.findMany({ where, include });
  const byExternal = new Map<string | null, Kept>(
    rows.flatMap((row) => (row.atsConnectionId === atsConnectionId ? [[row.externalId, row]] : [])),
  );
  const byPair = new Map<string, Kept>(rows.map((row) => [`${row.jobId} ${row.candidateId}`, row]));

  let fresh: Fresh[] = [];
  for (const each of inOrder) {
    const jobId = jobs.get(each.jobExternalId);
    const own = people.get(each.candidateExternalId);
    if (!jobId || !own) continue;
    const stored = byExternal.get(each.externalId);
    const candidateId = personOf(own, survivors.get(own), {
      stored,
      taken: (id) =>
        byPair.has(`${jobId} ${id}`) ||
        fresh.some(({ row }) => row.jobId === jobId && row.candidateId === id),
    });
    const stage = storableLine(
      each.stageName ?? stageNames.get(each.stageExternalId ?? "") ?? usualStages()[0]!,
      200,
    );
    const columns = { jobId, candidateId, stage, stageExternalId: each.stageExternalId };
    const pair = byPair.get(`${jobId} ${candidateId}`);
    if (stored && pair && pair.id !== stored.id) {
      // A merge gave one person two applications for one job here.
      await retireApplication(ctx, connection.id, stored, pair, each);
      if (pair.atsRemovedAt) await syncApplication(ctx, connection, pair, each, columns);
    } else if (stored) {
      const now = await syncApplication(ctx, connection, stored, each, columns);
      // A merge may move two applications to one person and job: the next one finds this one there.
      byPair.delete(`${stored.jobId} ${stored.candidateId}`);
      byPair.set(`${now.jobId} ${now.candidateId}`, now);
      fresh = fresh.filter(({ row }) => row.jobId !== now.jobId || row.candidateId !== now.candidateId);
    } else if (pair) {
      // One person, one job, two applications in the ATS: the row follows the newer one, and stays where they tie.
      const isNewer = appliedMs(each) > pair.appliedAt.getTime();
      if (pair.externalId !== null && !pair.atsRemovedAt && !isNewer) continue;
      await syncApplication(ctx, connection, pair, each, columns);
    } else if (!connection.jobExternalIds || connection.jobExternalIds.includes(each.jobExternalId)) {
      const duplicate = fresh.find(({ row }) => row.jobId === jobId && row.candidateId === candidateId);
      const row = { ...columns, ...created(each, connection.id), number: 0 };
      if (duplicate) Object.assign(duplicate, { row, incoming: each } satisfies Fresh);
      else fresh.push({ row, incoming: each });
    }
  }
  await createApplications(ctx, fresh);
  await db.application.updateMany({
    where: { atsConnectionId, externalId: { in: inOrder.map((each) => each.externalId) } },
    data: { atsSeenAt: now },
  });
}

/** When somebody applied; an application without a date is newer than none. */
const appliedMs = ({ appliedAt }: AtsApplication) => (appliedAt === null ? 0 : Date.parse(appliedAt));

/**
 * The candidate of an application: the survivor of a merge made here, unless the survivor has an application for the
 * job already. Such applications stay separate, as the merge left them.
 */
function personOf(
  own: string,
  survivor: string | undefined,
  { stored, taken }: { stored: Kept | undefined; taken: (candidateId: string) => boolean },
): string {
  if (!survivor || (stored ? stored.candidateId !== survivor : taken(survivor))) return own;
  return survivor;
}

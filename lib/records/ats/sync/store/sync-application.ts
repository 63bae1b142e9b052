import type { Context } from "@/lib/platform/access/use-case";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { resumeScoring } from "@/lib/judging/evaluation/queue";
import { record } from "@/lib/platform/events/record";
import type { AtsApplication } from "@/lib/records/ats/records";
import { isChanged, isOlder, moment } from "./changed";
import { answersOf, appliedAtOf } from "./create-applications";
import { rememberMerge } from "./merges";
import { settleState } from "./settle-state";
import { dispositionAfter } from "@/lib/judging/states/states";
import { sentence } from "@/lib/say";

/** The connection data needed to write applications. */
export type Connection = { id: string; name: string; jobExternalIds: string[] | null };

/** A stored application with its decisions, the latest first. */
export type Kept = Prisma.ApplicationGetPayload<{ include: typeof include }>;
export const include = {
  candidate: { select: { id: true, externalId: true } },
  _count: { select: { answers: true } },
  decisions: {
    where: { undoneAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { kind: true },
  },
} satisfies Prisma.ApplicationInclude;

/** Updates a stored application to the ATS's state, unless it was decided otherwise here. Returns it as it is now. */
export async function syncApplication(
  ctx: Context,
  connection: Connection,
  row: Kept,
  incoming: AtsApplication,
  columns: { jobId: string; candidateId: string; stage: string; stageExternalId: string | null },
): Promise<Kept> {
  const { db } = ctx;
  const { candidateId } = columns;
  if (isOlder(row, incoming.updatedAt)) return row;

  const decision = row.decisions.find(({ kind }) => kind !== "move");
  const decidedHere = decision !== undefined && dispositionAfter[decision.kind] === row.disposition;
  // The row now represents another application in the ATS: decisions on the previous one are history.
  const swapped = row.externalId !== null && row.externalId !== incoming.externalId;
  const settled = swapped
    ? await startOver(ctx, row.id, incoming)
    : settleState(
        { ...row, decidedHere, removed: row.atsRemovedAt !== null },
        incoming.state,
        connection.name,
      );
  const disposed = settled.disposition && settled.disposition !== row.disposition;
  // After a move here the stage stays until the ATS has received or refused the move.
  const isMoving =
    !swapped && row.decisions[0]?.kind === "move" && (row.atsSync === "pending" || row.atsSync === "unknown");
  const stays = isMoving ? { stage: row.stage, stageExternalId: row.stageExternalId } : {};
  const data = {
    ...columns,
    ...stays,
    ...settled,
    atsConnectionId: connection.id,
    externalId: incoming.externalId,
    ...appliedAtOf(incoming),
    ...(disposed ? { decidedAt: settled.disposition === "active" ? null : moment(incoming.updatedAt) } : {}),
  };
  if (isChanged(row, data)) {
    await db.application.update({
      where: { id: row.id },
      data: {
        ...data,
        atsUpdatedAt: moment(incoming.updatedAt),
        atsRemovedAt: null,
        ...(disposed || data.stage !== row.stage ? { revision: { increment: 1 } } : {}),
      },
    });
    if (disposed) await record(ctx, `application.${settled.disposition}-in-ats`, row.id);
    if (disposed && settled.disposition === "active") await resumeScoring(ctx, row.id);
  }
  // Stored answers may be evidence in an evaluation, so they stay; they are added only where none exist.
  if (row._count.answers === 0 && incoming.answers?.length)
    await db.answer.createMany({ data: answersOf(row.id, incoming) });
  if (row.candidateId !== candidateId)
    await rememberMerge(ctx, connection.id, row.candidate, {
      id: candidateId,
      externalId: incoming.candidateExternalId,
    });
  return { ...row, ...data, atsRemovedAt: null };
}

/** Decisions on the previous application are no longer sent. */
async function startOver({ db }: Context, applicationId: string, incoming: AtsApplication) {
  const pending = { applicationId, OR: [{ status: "pending" as const }, { note: "pending" as const }] };
  await db.atsPush.updateMany({ where: pending, data: { status: "skipped", note: "skipped" } });
  await db.atsPush.updateMany({ where: { applicationId }, data: { stageExternalId: null } });
  return {
    disposition: incoming.state,
    atsSync: "not_linked" as const,
    commentSync: "not_linked" as const,
    syncReason: null,
  };
}

/**
 * Retires an application whose candidate was merged into another with an application for the same job: the other's
 * row represents both. If the ATS had removed that row's application, the row takes over this one's place there.
 */
export async function retireApplication(
  ctx: Context,
  connectionId: string,
  row: Kept,
  pair: Kept,
  incoming: AtsApplication,
) {
  const unsent = ["pending", "unknown"];
  const reason = sentence(
    "The ATS has merged this candidate into another, who also has an application for this job.",
  );
  await ctx.db.application.update({
    where: { id: row.id },
    data: {
      ...(pair.atsRemovedAt ? { externalId: null } : {}),
      ...(row.atsRemovedAt ? {} : { atsRemovedAt: new Date(), revision: { increment: 1 } }),
      ...(row.disposition === "active" ? { disposition: "withdrawn", decidedAt: new Date() } : {}),
      ...(unsent.includes(row.atsSync) ? { atsSync: "failed", syncReason: reason } : {}),
      ...(unsent.includes(row.commentSync) ? { commentSync: "failed" } : {}),
    },
  });
  await rememberMerge(ctx, connectionId, row.candidate, {
    id: pair.candidateId,
    externalId: incoming.candidateExternalId,
  });
}

import type { Context } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";
import type { AtsApplication } from "@/lib/ats/records";
import { moment } from "./changed";
import { answersOf } from "./create-applications";
import type { Connection, Kept } from "./kept-application";
import { rememberMerge } from "./merged";
import { settleState } from "./settle-state";
import { say } from "@/lib/say";

/** Brings a known application to what the ATS says, as far as nobody here has decided otherwise. */
export async function bringApplication(
  ctx: Context,
  connection: Connection,
  row: Kept,
  incoming: AtsApplication,
  columns: { jobId: string; candidateId: string; stage: string; stageExternalId: string | null },
) {
  const { db } = ctx;
  const { candidateId } = columns;
  if (incoming.updatedAt && row.atsUpdatedAt && Date.parse(incoming.updatedAt) < row.atsUpdatedAt.getTime())
    return;

  const decision = row.decisions.find(({ kind }) => kind !== "move");
  const decidedHere =
    (decision?.kind === "accept" && row.disposition === "accepted") ||
    (decision?.kind === "reject" && row.disposition === "rejected") ||
    (decision?.kind === "reopen" && row.disposition === "active");
  // The row now stands for another application in the ATS: what was decided of the one before is history.
  const another = row.externalId !== null && row.externalId !== incoming.externalId;
  const settled = another
    ? await startOver(ctx, row.id, incoming)
    : settleState(
        { ...row, decidedHere, removed: row.atsRemovedAt !== null },
        incoming.state,
        connection.name,
      );
  const disposed = settled.disposition && settled.disposition !== row.disposition;
  // Where somebody was moved to stands until the ATS was told, or has refused it.
  const isMoving =
    !another && row.decisions[0]?.kind === "move" && (row.atsSync === "pending" || row.atsSync === "unknown");
  const stays = isMoving ? { stage: row.stage, stageExternalId: row.stageExternalId } : {};
  const data = {
    ...columns,
    ...stays,
    ...settled,
    atsConnectionId: connection.id,
    externalId: incoming.externalId,
    appliedAt: new Date(incoming.appliedAt),
    ...(disposed ? { decidedAt: settled.disposition === "active" ? null : moment(incoming.updatedAt) } : {}),
  };
  const different =
    row.atsRemovedAt !== null ||
    Object.entries(data).some(([key, value]) => !same(row[key as keyof Kept], value));
  if (different) {
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
  }
  // Answers are evidence once they were judged, so what is here stays; there may have been none to see before.
  if (row._count.answers === 0 && incoming.answers?.length)
    await db.answer.createMany({ data: answersOf(row.id, incoming) });
  if (row.candidateId !== candidateId)
    await rememberMerge(ctx, connection.id, row.candidate, {
      id: candidateId,
      externalId: incoming.candidateExternalId,
    });
}

/** Decisions on the application before are told to nobody any more. */
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

const same = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

/**
 * Lays an application to rest whose person became part of another who is on the same job already: the other's row
 * stands for both. Where that row had lost its own application, it takes this one's place in the ATS as well.
 */
export async function retireApplication(
  ctx: Context,
  connectionId: string,
  row: Kept,
  pair: Kept,
  incoming: AtsApplication,
) {
  const unsent = ["pending", "unknown"];
  const reason = say("The ATS has merged this candidate into another, who is on this job as well.");
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

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
  known: Kept,
  given: AtsApplication,
  columns: { jobId: string; candidateId: string; stage: string; stageExternalId: string | null },
) {
  const { db } = ctx;
  const { candidateId } = columns;
  if (given.updatedAt && known.atsUpdatedAt && Date.parse(given.updatedAt) < known.atsUpdatedAt.getTime())
    return;

  const decision = known.decisions.find(({ kind }) => kind !== "move");
  const decidedHere =
    (decision?.kind === "accept" && known.disposition === "accepted") ||
    (decision?.kind === "reject" && known.disposition === "rejected") ||
    (decision?.kind === "reopen" && known.disposition === "active");
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
  // Where somebody was moved to stands until the ATS was told, or has refused it.
  const isMoving =
    !another &&
    known.decisions[0]?.kind === "move" &&
    (known.atsSync === "pending" || known.atsSync === "unknown");
  const stays = isMoving ? { stage: known.stage, stageExternalId: known.stageExternalId } : {};
  const data = {
    ...columns,
    ...stays,
    ...settled,
    atsConnectionId: connection.id,
    externalId: given.externalId,
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
        atsUpdatedAt: moment(given.updatedAt),
        atsRemovedAt: null,
        ...(disposed || data.stage !== known.stage ? { revision: { increment: 1 } } : {}),
      },
    });
    if (disposed) await record(ctx, `application.${settled.disposition}-in-ats`, known.id);
  }
  // Answers are evidence once they were judged, so what is here stays; there may have been none to see before.
  if (known._count.answers === 0 && given.answers?.length)
    await db.answer.createMany({ data: answersOf(known.id, given) });
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
  await db.atsPush.updateMany({ where: { applicationId }, data: { stageExternalId: null } });
  return {
    disposition: given.state,
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
  known: Kept,
  pair: Kept,
  given: AtsApplication,
) {
  const unsent = ["pending", "unknown"];
  const reason = say("The ATS has merged this candidate into another, who is on this job as well.");
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

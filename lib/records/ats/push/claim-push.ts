import { type Context, step } from "@/lib/platform/access/use-case";
import type { AtsPushStatus, DecisionKind, Disposition } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";
import { Before } from "@/lib/judging/states/before";
import { canReopen, cannotReopen, pushes, SyncSettings } from "../settings";
import { wire } from "../wire";
import type { Stage } from "./compare";
import { findChoices } from "./find-choices";
import { showUnsent } from "./give-up";
import { say, stored } from "@/lib/say";

export type Work = {
  pushId: string;
  connectionId: string;
  ats: string;
  kind: DecisionKind;
  externalId: string;
  status: AtsPushStatus;
  /** Whether the settings send this decision; if not, the ATS is only read. */
  sends: boolean;
  /** Sandbox mode: nothing is sent, and what would have been sent is shown. */
  rehearses: boolean;
  attemptedAt: string | null;
  /** When the ATS had last changed the application before the attempt; null when unknown. */
  seenUpdatedAt: string | null;
  note: AtsPushStatus;
  noteAttemptedAt: string | null;
  /** The feedback with a marker to find it by; null when there is none to send. */
  text: string | null;
  target: Stage | null;
  stages: Stage[];
  /** The stage stored with the push by an earlier attempt, or because a person was shown it. */
  stageExternalId: string | null;
  /** The stages in which the application is expected: being there is no conflict. */
  expected: string[];
  reasonId: string | null;
};

export const markOf = (decisionId: string) => `[shortlist:${decisionId.replaceAll("-", "").slice(-16)}]`;

/** Leases a decision's push to one worker, or settles it when there is nothing to send. */
export const claimPush = step(
  "claimPush",
  async (ctx, { applicationId, decisionId }: { applicationId: string; decisionId: string }) => {
    const { db } = ctx;
    await db.$queryRaw`SELECT id FROM "Application" WHERE id = ${applicationId}::uuid FOR UPDATE`;
    const application = await db.application.findUnique({
      where: { id: applicationId },
      include: {
        connection: true,
        pushes: true,
        decisions: { where: { undoneAt: null }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] },
      },
    });
    if (!application) throw notFound("Application");
    const { connection, externalId, decisions } = application;
    const decision = decisions.find((each) => each.id === decisionId);
    if (!decision || !connection || !externalId) return { claim: { state: "settled" as const } };
    const early = (decisions[0]?.leavesAt.getTime() ?? 0) - Date.now();
    if (early > 0) return { claim: { state: "early" as const, ms: early } };

    // A later decision has replaced it, or the ATS's state was taken over since.
    if (decisions[0]?.id !== decisionId || isTakenOver(decision.kind, application.disposition)) {
      await db.atsPush.updateMany({ where: { decisionId }, data: { status: "skipped", note: "skipped" } });
      return { claim: { state: "settled" as const } };
    }
    const settings = SyncSettings.parse(connection.settings);
    const cannot =
      decision.kind === "reopen" &&
      !application.atsRemovedAt &&
      Before.parse(decision.before).disposition !== "accepted" &&
      !canReopen(connection.provider);
    const sends = pushes(settings, decision.kind) && !cannot;
    const push =
      (await db.atsPush.findFirst({ where: { decisionId } })) ??
      (await beginPush(ctx, connection, decision, {
        sends,
        comments: settings.comments && decision.feedback !== null,
        reason: cannot ? cannotReopen(connection.name) : keptBack(connection.name),
      }));
    const settle = (reason: string) => endUnsent(ctx, push.id, reason);

    if (push.status !== "pending" && push.note !== "pending") return { claim: { state: "settled" as const } };
    if (connection.status === "paused") {
      // Resuming the connection requests the push again.
      const waitsFor = stored("waitsFor", say("{name} is paused.", { name: connection.name }));
      await db.atsPush.update({ where: { id: push.id }, data: { ...waitsFor, retryAt: null } });
      return { claim: { state: "settled" as const } };
    }
    if (application.atsRemovedAt)
      return settle(say("{name} no longer has this application.", { name: connection.name }));

    const job = await db.job.findUniqueOrThrow({ where: { id: application.jobId } });
    const { stages, target, reasonId, refusal } = await findChoices(
      db,
      connection,
      decision.kind,
      job.externalId,
      decision.stage ?? decision.reason,
    );
    if (sends && push.status === "pending" && refusal) return settle(refusal);

    const now = new Date();
    const { count } = await db.atsPush.updateMany({
      where: { id: push.id, OR: [{ leasedUntil: null }, { leasedUntil: { lt: now } }] },
      data: { leasedUntil: new Date(now.getTime() + wire.leaseMs) },
    });
    if (count === 0) return { claim: { state: "busy" as const } };
    const work: Work = {
      pushId: push.id,
      connectionId: connection.id,
      ats: connection.name,
      kind: decision.kind,
      externalId,
      status: push.status,
      sends,
      rehearses: settings.sandbox,
      attemptedAt: push.attemptedAt?.toISOString() ?? null,
      seenUpdatedAt: push.seenUpdatedAt?.toISOString() ?? null,
      note: push.note,
      noteAttemptedAt: push.noteAttemptedAt?.toISOString() ?? null,
      text: decision.feedback ? `${decision.feedback}\n\n${markOf(decisionId)}` : null,
      stageExternalId: push.stageExternalId,
      expected: [
        ...(decision.kind === "move" ? unsent(decisions, application.pushes) : [decision]),
        ...application.pushes,
      ].flatMap((each) => each.stageExternalId ?? []),
      target,
      stages,
      reasonId,
    };
    return { claim: { state: "work" as const, work } };
  },
);

/** The latest decisions not yet sent: of several moves, only the first started from the stage the ATS has. */
function unsent<D extends { id: string }>(
  decisions: D[],
  pushes: { decisionId: string; status: AtsPushStatus }[],
): D[] {
  const done = new Set(pushes.flatMap((push) => (push.status === "done" ? push.decisionId : [])));
  const firstPushed = decisions.findIndex(({ id }) => done.has(id));
  return firstPushed === -1 ? decisions : decisions.slice(0, firstPushed);
}

/** Whether the ATS's state was taken over after a decision. */
function isTakenOver(kind: DecisionKind, disposition: Disposition): boolean {
  if (kind === "move") return disposition !== "active" && disposition !== "accepted";
  return (disposition === "active") !== (kind === "reopen");
}

export const keptBack = (ats: string) =>
  say("Decisions of this kind are not sent to {ats} (sync settings).", { ats });

/** Creates a decision's push with the parts the settings send; the application shows why others are not sent. */
async function beginPush(
  { db }: Context,
  connection: { id: string; name: string },
  { id: decisionId, applicationId }: { id: string; applicationId: string },
  { sends, comments, reason }: { sends: boolean; comments: boolean; reason: string },
) {
  if (!sends || !comments)
    await db.application.update({
      where: { id: applicationId },
      data: {
        ...(sends ? {} : { atsSync: "not_linked", ...stored("syncReason", reason) }),
        ...(comments ? {} : { commentSync: "not_linked" }),
      },
    });
  return db.atsPush.create({
    data: {
      connectionId: connection.id,
      applicationId,
      decisionId,
      status: sends ? "pending" : "skipped",
      note: comments ? "pending" : "skipped",
    },
  });
}

/** Ends a push without sending anything, and shows the reason with the application. */
async function endUnsent(ctx: Context, pushId: string, syncReason: string) {
  const { db } = ctx;
  const push = await db.atsPush.findUniqueOrThrow({ where: { id: pushId } });
  await db.atsPush.update({
    where: { id: pushId },
    data: {
      leasedUntil: null,
      ...(push.status === "pending" ? { status: "failed" } : {}),
      ...(push.note === "pending" ? { note: "failed" } : {}),
    },
  });
  await showUnsent(ctx, push, syncReason);
  return { claim: { state: "settled" as const } };
}

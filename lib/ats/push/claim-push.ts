import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import type { AtsPushStatus, DecisionKind } from "@/lib/db/generated/enums";
import { notFound } from "@/lib/errors";
import { pushes, SyncSettings } from "../settings";
import { wire } from "../wire";
import type { Stage } from "./compare";

export type Work = {
  pushId: string;
  connectionId: string;
  ats: string;
  kind: DecisionKind;
  externalId: string;
  status: AtsPushStatus;
  attemptedAt: string | null;
  note: AtsPushStatus;
  noteAttemptedAt: string | null;
  /** The feedback with a mark to find it by; null when there is none to send. */
  text: string | null;
  target: Stage | null;
  stages: Stage[];
  reasonId: string | null;
};

export type Claim = { state: "settled" } | { state: "busy" } | { state: "work"; work: Work };

export const markOf = (decisionId: string) => `[shortlist:${decisionId.replaceAll("-", "").slice(-16)}]`;

const DecisionRef = z.object({ applicationId: z.uuid(), decisionId: z.uuid() });

/** Takes a decision's push for one worker, or settles it where there is nothing to send. */
export const claimPush = useCase({
  permission: "ats:record",
  input: DecisionRef,
  output: z.object({ claim: z.custom<Claim>() }),

  async run(ctx, { applicationId, decisionId }) {
    const { db } = ctx;
    await db.$queryRaw`SELECT id FROM "Application" WHERE id = ${applicationId}::uuid FOR UPDATE`;
    const application = await db.application.findUnique({
      where: { id: applicationId },
      include: { connection: true, decisions: { orderBy: [{ createdAt: "desc" }, { id: "desc" }] } },
    });
    const decision = application?.decisions.find((each) => each.id === decisionId);
    if (!application || !decision) throw notFound("Decision");
    const { connection, externalId, decisions } = application;
    if (!connection || !externalId) return { claim: { state: "settled" as const } };

    const settings = SyncSettings.parse(connection.settings);
    const push =
      (await db.atsPush.findFirst({ where: { decisionId } })) ??
      (await db.atsPush.create({
        data: {
          ...{ connectionId: connection.id, applicationId, decisionId },
          note: settings.comments && decision.feedback ? "pending" : "skipped",
        },
      }));
    const settle = (reason: string | null, sync: "not_linked" | "failed") =>
      endUnsent(ctx, push.id, applicationId, reason, sync);

    if (push.status !== "pending" && push.note !== "pending") return { claim: { state: "settled" as const } };
    if (decisions[0]?.id !== decisionId) {
      await db.atsPush.update({ where: { id: push.id }, data: { status: "skipped", note: "skipped" } });
      return { claim: { state: "settled" as const } };
    }
    const sends = pushes(settings, decision.kind);
    if (!sends && push.status === "pending" && push.note !== "pending")
      return settle(
        `Decisions of this kind are not sent to ${connection.name} (sync settings).`,
        "not_linked",
      );
    if (connection.status === "paused") return settle(`${connection.name} is paused.`, "failed");
    if (application.atsRemovedAt)
      return settle(`${connection.name} no longer has this application.`, "failed");

    const job = await db.job.findUniqueOrThrow({ where: { id: application.jobId } });
    const stages = await db.atsOption.findMany({
      where: {
        ...{ connectionId: connection.id, kind: "stage" as const },
        OR: [{ jobExternalId: job.externalId }, { jobExternalId: null }],
      },
      orderBy: { position: "asc" },
    });
    const target = stages.find((stage) => stage.name === settings.acceptStage) ?? null;
    if (sends && decision.kind === "accept" && push.status === "pending" && !target)
      return settle(
        settings.acceptStage
          ? `This job has no stage called "${settings.acceptStage}" in ${connection.name}.`
          : "No stage for accepted applications is chosen in the sync settings.",
        "failed",
      );

    const now = new Date();
    const { count } = await db.atsPush.updateMany({
      where: { id: push.id, OR: [{ leasedUntil: null }, { leasedUntil: { lt: now } }] },
      data: { leasedUntil: new Date(now.getTime() + wire.leaseMs) },
    });
    if (count === 0) return { claim: { state: "busy" as const } };
    const work: Work = {
      ...{
        pushId: push.id,
        connectionId: connection.id,
        ats: connection.name,
        kind: decision.kind,
        externalId,
      },
      status: sends ? push.status : "skipped",
      attemptedAt: push.attemptedAt?.toISOString() ?? null,
      ...{ note: push.note, noteAttemptedAt: push.noteAttemptedAt?.toISOString() ?? null },
      text: decision.feedback ? `${decision.feedback}\n\n${markOf(decisionId)}` : null,
      ...{ target, stages, reasonId: settings.rejectionReasonId },
    };
    return { claim: { state: "work" as const, work } };
  },
});

/** Ends a push of which nothing was sent, and says why beside the application. */
async function endUnsent(
  { db }: Context,
  pushId: string,
  applicationId: string,
  syncReason: string | null,
  sync: "not_linked" | "failed",
) {
  const status = sync === "failed" ? "failed" : "skipped";
  const push = await db.atsPush.findUniqueOrThrow({ where: { id: pushId } });
  // Something that was attempted is never called unsent.
  const sent = push.attemptedAt !== null && push.status === "pending";
  const atsSync = sent ? "unknown" : sync;
  await db.atsPush.update({
    where: { id: pushId },
    data: { leasedUntil: null, status, ...(push.note === "pending" ? { note: status } : {}) },
  });
  await db.application.update({
    where: { id: applicationId },
    data: {
      ...(push.status === "pending" ? { atsSync, syncReason } : {}),
      ...(push.note === "pending" ? { commentSync: sync } : {}),
    },
  });
  return { claim: { state: "settled" as const } };
}

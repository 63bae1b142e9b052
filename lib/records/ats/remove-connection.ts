import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { lockCandidates } from "@/lib/records/candidates/lock-candidates";
import { DomainError, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { lockApplications } from "@/lib/judging/states/before";
import { openConnector } from "./open-connector";
import { lockConnection } from "./sync/readings/begin-sync";
import { webhookAddress } from "./webhooks/webhook";

const Removed = z.object({ connectionId: z.uuid() });
const removal = { permission: "organization:administer", input: Removed, output: Removed } as const;

/** Deletes a connection with its credentials. The records it imported stay, as the organization's own. */
export const removeConnection = flow({
  name: "removeConnection",
  ...removal,

  async run(actor, { connectionId }) {
    await endCalls(actor, connectionId);
    return forgetConnection(actor, { connectionId });
  },
});

/** Removes the webhook subscriptions. If that fails the ATS keeps calling, and its calls are rejected. */
async function endCalls(actor: Actor, connectionId: string) {
  try {
    const connector = await openConnector(actor, connectionId, "push");
    await connector.unsubscribe?.(webhookAddress(actor.organizationId, connectionId));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

const forgetConnection = useCase({
  name: "forgetConnection",
  ...removal,

  async run(ctx, { connectionId }) {
    const { db } = ctx;
    if (!(await lockConnection(ctx, connectionId))) throw notFound("Connection");
    const where = { atsConnectionId: connectionId };
    const unlinked = { atsConnectionId: null, externalId: null };
    // Imported files may be in processing, so lock rows in the order that all writers use.
    await db.job.updateMany({ where, data: unlinked });
    const people = await db.candidate.findMany({
      where: { OR: [where, { applications: { some: where } }, { attachments: { some: where } }] },
      select: { id: true },
    });
    await lockCandidates(
      ctx,
      people.map(({ id }) => id),
    );
    await db.candidate.updateMany({ where, data: unlinked });
    await db.attachment.updateMany({ where, data: unlinked });
    const applications = await db.application.findMany({ where, select: { id: true } });
    await lockApplications(
      db,
      applications.map(({ id }) => id),
    );
    await db.application.updateMany({
      where,
      data: { ...unlinked, atsSync: "not_linked", commentSync: "not_linked", syncReason: null },
    });
    await db.candidateAlias.deleteMany({ where: { kind: `ats:${connectionId}` } });
    await db.atsConnection.delete({ where: { id: connectionId } });
    await record(ctx, "ats.disconnected", connectionId);
    return { connectionId };
  },
});

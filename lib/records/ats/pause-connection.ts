import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { AtsConnectionStatus } from "@/lib/platform/db/generated/enums";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { atsPushRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { begin } from "./sync/readings/begin-sync";
import { sentence } from "@/lib/say";

const Paused = z.object({ connectionId: z.uuid(), status: z.enum(AtsConnectionStatus) });

/** Pauses a connection: nothing is read or sent until it is resumed. A running sync stops after its current page. */
export const pauseConnection = useCase({
  name: "pauseConnection",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),
  output: Paused,

  async run(ctx, { connectionId }) {
    const { count } = await ctx.db.atsConnection.updateMany({
      where: { id: connectionId, status: { not: "paused" } },
      data: { status: "paused" },
    });
    if (count === 0) return refuse(ctx.db, connectionId, sentence("This connection is already paused."));
    await record(ctx, "ats.paused", connectionId);
    return { connectionId, status: "paused" as const };
  },
});

/** Resumes a paused connection: starts a sync of what it has missed, and sends the decisions that waited. */
export const resumeConnection = useCase({
  name: "resumeConnection",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),
  output: Paused,

  async run(ctx, { connectionId }) {
    const { count } = await ctx.db.atsConnection.updateMany({
      where: { id: connectionId, status: "paused" },
      data: { status: "active" },
    });
    if (count === 0) return refuse(ctx.db, connectionId, sentence("This connection is not paused."));
    await record(ctx, "ats.resumed", connectionId);
    const waiting = await ctx.db.atsPush.findMany({
      where: { connectionId, OR: [{ status: "pending" }, { note: "pending" }] },
      select: { applicationId: true, decisionId: true },
    });
    for (const push of waiting) await emit(ctx, atsPushRequested, push);
    await begin(ctx, { connectionId, full: false });
    return { connectionId, status: "active" as const };
  },
});

async function refuse(db: TenantDb, id: string, why: string): Promise<never> {
  throw (await db.atsConnection.count({ where: { id } })) ? conflict(why) : notFound("Connection");
}

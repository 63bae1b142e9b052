import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import type { AtsOptionKind } from "@/lib/db/generated/enums";
import { notFound } from "@/lib/errors";
import type { Page } from "@/lib/ats/connector";
import { type AtsRecords, type Resource, resources } from "@/lib/ats/records";
import { SyncSettings } from "@/lib/ats/settings";
import { lockConnection } from "../readings/begin-sync";
import { storeApplications } from "./store-applications";
import { type Fetched, storeAttachments } from "./store-attachments";
import { storeCandidates } from "./store-candidates";
import { storeJobs } from "./store-jobs";
import { storeOptions, reasonOptions, retireOptions, stageOptions } from "./store-options";
import type { Before } from "./missing";
import { afterPage, Reading } from "../readings/place";

type Records = Partial<{ [R in Resource]: AtsRecords[R][] }>;

/** Fetched records of any kind, with the missing jobs and candidates they refer to. */
export type Arrived = { records: Records; before: Before; fetched: Fetched[] };

/** Writes fetched records. Locks the connection's row. */
export async function storeRecords(
  ctx: Context,
  connectionId: string,
  { records, before, fetched }: Arrived,
) {
  const connection = await lockConnection(ctx, connectionId);
  if (!connection) throw notFound("Connection");
  const now = new Date();
  const { jobExternalIds } = SyncSettings.parse(connection.settings);
  const jobs = [...before.jobs, ...(records.jobs ?? [])];
  const candidates = [...before.candidates, ...(records.candidates ?? [])];
  if (jobs.length) await storeJobs(ctx, connectionId, jobs, now);
  if (records.stages) await storeOptions(ctx, connectionId, "stage", stageOptions(records.stages), now);
  if (records.rejection_reasons)
    await storeOptions(ctx, connectionId, "rejection_reason", reasonOptions(records.rejection_reasons), now);
  if (candidates.length) await storeCandidates(ctx, connectionId, candidates, now);
  if (records.applications?.length)
    await storeApplications(
      ctx,
      { id: connectionId, name: connection.name, jobExternalIds },
      records.applications,
      now,
    );
  if (records.attachments) await storeAttachments(ctx, connectionId, records.attachments, fetched);
}

const optionKinds: Partial<Record<Resource, AtsOptionKind>> = {
  stages: "stage",
  rejection_reasons: "rejection_reason",
};

/** Writes one page and moves the cursor past it, in one transaction. Skips a page that was written already. */
export const storePage = useCase({
  name: "storePage",
  permission: "ats:record",
  input: z.object({
    connectionId: z.uuid(),
    resource: z.enum(resources),
    /** The reading for which the page was requested. */
    reading: Reading,
    page: z.custom<Page<Resource>>(),
    before: z.custom<Before>(),
    fetched: z.array(z.custom<Fetched>()),
    /** When the page was requested. */
    began: z.date(),
  }),
  output: z.object({ kept: z.boolean() }),

  async run(ctx, { connectionId, resource, reading, page, before, fetched, began }) {
    const connection = await lockConnection(ctx, connectionId);
    const name = { organizationId: ctx.actor.organizationId, connectionId, resource };
    const where = { organizationId_connectionId_resource: name };
    const rows = await ctx.db.syncCursor.findMany({ where: { connectionId } });
    const now = Reading.safeParse(rows.find((row) => row.resource === resource)?.cursor).data;
    // Another worker has written it, or this one before a crash.
    if (!now || now.startedAt !== reading.startedAt || now.pages !== reading.pages || now.finishedAt !== null)
      return { kept: false };
    await storeRecords(ctx, connectionId, { records: { [resource]: page.records }, before, fetched });
    const kind = optionKinds[resource];
    if (kind && now.full && page.next === null)
      await retireOptions(ctx, { connectionId, kind, readingBegan: new Date(now.startedAt) });
    const movedAt = Math.max(...rows.map((row) => row.updatedAt.getTime()));
    const cursor = afterPage(now, page, { movedAt, began: began.getTime(), ended: Date.now() });
    await ctx.db.syncCursor.update({ where, data: { cursor } });
    // The sync works again.
    if (connection?.lastError)
      await ctx.db.atsConnection.updateMany({
        where: { id: connectionId, status: { not: "paused" } },
        data: { lastError: null, status: "active" },
      });
    return { kept: true };
  },
});

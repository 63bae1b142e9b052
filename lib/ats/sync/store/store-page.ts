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
import { storeOptions, reasonOptions, retireOptions } from "./store-options";
import type { Before } from "./missing";
import { lockReading } from "../readings/lock-reading";
import { afterPage, Reading } from "../readings/place";

type Records = Partial<{ [R in Resource]: AtsRecords[R][] }>;

/** Writes records of any kind, after the jobs and candidates `before` them. Locks the connection's row. */
export async function storeRecords(
  ctx: Context,
  connectionId: string,
  records: Records,
  before: Before = { jobs: [], candidates: [] },
  fetched: Fetched[] = [],
) {
  const connection = await lockConnection(ctx, connectionId);
  if (!connection) throw notFound("Connection");
  const now = new Date();
  const { jobExternalIds } = SyncSettings.parse(connection.settings);
  const jobs = [...before.jobs, ...(records.jobs ?? [])];
  const candidates = [...before.candidates, ...(records.candidates ?? [])];
  if (jobs.length) await storeJobs(ctx, connectionId, jobs, now);
  if (records.stages) await storeOptions(ctx, connectionId, "stage", records.stages, now);
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
    const current = await lockReading(ctx, connectionId, resource, reading);
    if (!current) return { kept: false };
    const { connection, cursors, reading: now, replace } = current;
    await storeRecords(ctx, connectionId, { [resource]: page.records }, before, fetched);
    const kind = optionKinds[resource];
    if (kind && now.full && page.next === null)
      await retireOptions(ctx, { connectionId, kind, readingBegan: new Date(now.startedAt) });
    const movedAt = Math.max(...cursors.map((row) => row.updatedAt.getTime()));
    await replace(afterPage(now, page, { movedAt, began: began.getTime(), ended: Date.now() }));
    // The sync works again.
    if (connection?.lastError)
      await ctx.db.atsConnection.updateMany({
        where: { id: connectionId, status: { not: "paused" } },
        data: { lastError: null, status: "active" },
      });
    return { kept: true };
  },
});

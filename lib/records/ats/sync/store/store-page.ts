import { type Context, step } from "@/lib/platform/access/use-case";
import type { AtsOptionKind } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";
import type { Page } from "@/lib/records/ats/connector";
import type { AtsRecords, Resource } from "@/lib/records/ats/records";
import { SyncSettings } from "@/lib/records/ats/settings";
import { lockConnection } from "../readings/begin-sync";
import { storeApplications } from "./store-applications";
import { type Fetched, storeAttachments } from "./store-attachments";
import { storeCandidates } from "./store-candidates";
import { storeJobs } from "./store-jobs";
import { forgetLeftOut, storeLeftOut } from "./left-out";
import { storeOptions, reasonOptions, retireOptions } from "./store-options";
import type { Before } from "./missing";
import { lockReading } from "../readings/lock-reading";
import { afterPage, type Reading } from "../readings/place";

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

type Writing = {
  connectionId: string;
  resource: Resource;
  /** The reading for which the page was requested. */
  reading: Reading;
  page: Page<Resource>;
  before: Before;
  fetched: Fetched[];
  /** When the page was requested. */
  began: Date;
};

/** Writes one page and moves the cursor past it, in one transaction. Skips a page that was written already. */
export const storePage = step(
  "storePage",
  async (ctx, { connectionId, resource, reading, page, before, fetched, began }: Writing) => {
    const current = await lockReading(ctx, connectionId, resource, reading);
    if (!current) return { kept: false };
    const { connection, cursors, reading: now, replace } = current;
    await storeRecords(ctx, connectionId, { [resource]: page.records }, before, fetched);
    await storeLeftOut(ctx, connectionId, resource, page.entries);
    if (now.full && page.next === null)
      await forgetLeftOut(ctx, connectionId, resource, new Date(now.startedAt));
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
);

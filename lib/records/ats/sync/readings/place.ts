import * as z from "zod";
import type { Page } from "@/lib/records/ats/connector";
import { type Resource, resources } from "@/lib/records/ats/records";

/**
 * How far one kind of record has been read, as stored in SyncCursor.cursor. Written in the transaction of the page it
 * describes, so that a reading continues exactly where it stopped.
 */
export const Reading = z.object({
  /** Whether everything is read, not only what changed. */
  full: z.boolean(),
  since: z.string().nullable(),
  next: z.string().nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** How often it has started again because the ATS no longer knew its place. */
  restarts: z.int().default(0),
  pages: z.int(),
  seen: z.int(),
  /** Entries read so far, including those that yield no record. */
  listed: z.int().default(0),
  /** Of those, entries left out because they cannot be understood. */
  leftOut: z.int().default(0),
  /** The total number of entries, by the ATS's own count. */
  expected: z.int().nullable(),
  /** Milliseconds of work on it, without idle time. */
  worked: z.number().default(0),
  /** Where the next incremental reading starts. */
  watermark: z.string().nullable(),
});
export type Reading = z.output<typeof Reading>;

/** Every kind of record, and finally the search for removed ones. */
export const steps = [...resources, "removals"] as const;
export type Step = (typeof steps)[number];

/** A new reading, after an earlier one if there was any. */
export function nextReading(before: Reading | undefined, full: boolean, now: Date): Reading {
  const since = full ? null : (before?.watermark ?? null);
  return {
    full: since === null,
    since,
    next: null,
    startedAt: now.toISOString(),
    finishedAt: null,
    restarts: 0,
    pages: 0,
    seen: 0,
    listed: 0,
    leftOut: 0,
    expected: null,
    worked: 0,
    watermark: before?.watermark ?? null,
  };
}

/** Up to this much waiting between two pages counts as work (an ATS's pause, a busy engine), the rest as idle. */
const longestWaitMs = 60_000;

/** The reading after a page that was requested at `began`; the connection's cursors last moved at `movedAt`. */
export function afterPage(
  reading: Reading,
  page: Page<Resource>,
  { movedAt, began, ended }: { movedAt: number; began: number; ended: number },
): Reading {
  const done = page.next === null;
  const listed = page.entries.length;
  const waited = Math.min(Math.max(0, began - movedAt), longestWaitMs);
  return {
    ...reading,
    next: page.next,
    pages: reading.pages + 1,
    seen: reading.seen + page.records.length,
    listed: reading.listed + listed,
    leftOut: reading.leftOut + page.entries.filter(({ problem }) => problem !== null).length,
    expected: page.total ?? reading.expected,
    worked: reading.worked + waited + Math.max(0, ended - began),
    finishedAt: done ? new Date(ended).toISOString() : null,
    watermark: done ? (page.watermark ?? reading.startedAt) : reading.watermark,
  };
}

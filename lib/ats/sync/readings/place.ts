import * as z from "zod";
import type { Page } from "@/lib/ats/connector";
import { type Resource, resources } from "@/lib/ats/records";
import { extended, Trail } from "./trail";

/**
 * How far one kind of record has been read, as stored in SyncCursor.cursor. Written in the transaction of the page it
 * describes, so that a reading continues exactly where it stopped, with its estimates.
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
  /** The total number of entries, by the ATS's own count. */
  expected: z.int().nullable(),
  /** How many entries of other lists belong to those read so far. */
  implied: z.partialRecord(z.enum(resources), z.int()).default({}),
  /** Milliseconds of work on it, without idle time. */
  worked: z.number().default(0),
  trail: Trail.default([]),
  /** The time of the oldest entry in any reading so far. */
  oldest: z.number().nullable().default(null),
  /** Entries and work of the last full reading. */
  before: z.object({ listed: z.int(), worked: z.number() }).nullable().default(null),
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
  // Cursors of an earlier version have not counted entries: they say nothing about a list's length.
  const counted = before && (before.listed > 0 || before.seen === 0);
  const whole = counted && before.full && before.finishedAt !== null && before.pages > 0;
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
    expected: null,
    implied: {},
    worked: 0,
    trail: [],
    oldest: before?.oldest ?? null,
    before: whole ? { listed: before.listed, worked: before.worked } : (before?.before ?? null),
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
  const created = (page.created ?? []).map((moment) => Date.parse(moment));
  const waited = Math.min(Math.max(0, began - movedAt), longestWaitMs);
  return {
    ...reading,
    next: page.next,
    pages: reading.pages + 1,
    seen: reading.seen + page.records.length,
    listed: reading.listed + page.listed,
    expected: page.total ?? reading.expected,
    implied: plus(reading.implied, page.implies ?? {}),
    worked: reading.worked + waited + Math.max(0, ended - began),
    trail: extended(reading.trail, created, reading.listed + page.listed / 2),
    oldest: created.length ? Math.min(reading.oldest ?? Infinity, ...created) : reading.oldest,
    finishedAt: done ? new Date(ended).toISOString() : null,
    watermark: done ? (page.watermark ?? reading.startedAt) : reading.watermark,
  };
}

type Counts = Partial<Record<Resource, number>>;

const plus = (counts: Counts, more: Counts): Counts =>
  Object.fromEntries(
    resources.flatMap((resource) => {
      const count = (counts[resource] ?? 0) + (more[resource] ?? 0);
      return count > 0 ? [[resource, count]] : [];
    }),
  );

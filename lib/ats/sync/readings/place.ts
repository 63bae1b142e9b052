import * as z from "zod";
import type { Page } from "@/lib/ats/connector";
import { type Resource, resources } from "@/lib/ats/records";
import { extended, Trail } from "./trail";

/**
 * How far one kind of record has been read, as SyncCursor.cursor keeps it. Written in the transaction of the page it
 * describes, so that a reading goes on exactly where it stopped, and what is foretold of it goes on too.
 */
export const Reading = z.object({
  /** Everything is read, not only what changed. */
  full: z.boolean(),
  since: z.string().nullable(),
  next: z.string().nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  pages: z.int(),
  seen: z.int(),
  /** Entries gone through, those included that make no record. */
  listed: z.int().default(0),
  /** How many entries there will be, by the ATS's own count. */
  expected: z.int().nullable(),
  /** How many entries other lists have because of those gone through. */
  implied: z.partialRecord(z.enum(resources), z.int()).default({}),
  /** Milliseconds spent on it, without those in which all stood still. */
  worked: z.number().default(0),
  trail: Trail.default([]),
  /** The oldest entry of any reading so far. */
  oldest: z.number().nullable().default(null),
  /** How the last full reading went. */
  before: z.object({ listed: z.int(), worked: z.number() }).nullable().default(null),
  /** Where the next incremental reading starts. */
  watermark: z.string().nullable(),
});
export type Reading = z.output<typeof Reading>;

/** Every kind of record, and last of all the search for what is there no more. */
export const steps = [...resources, "removals"] as const;
export type Step = (typeof steps)[number];

/** A new reading after the one before, which may be absent. */
export function nextReading(before: Reading | undefined, full: boolean, now: Date): Reading {
  const since = full ? null : (before?.watermark ?? null);
  // Cursors of an earlier version have seen records without counting entries: of those nothing is known.
  const counted = before && (before.listed > 0 || before.seen === 0);
  const whole = counted && before.full && before.finishedAt !== null && before.pages > 0;
  return {
    full: since === null,
    since,
    next: null,
    startedAt: now.toISOString(),
    finishedAt: null,
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

/** Waiting of this length between two pages is still work: an ATS's pause, a busy engine. More is a stop. */
const longestWaitMs = 60_000;

/** A reading moved past a page that was asked for at `began`; any list of the connection had last moved at `movedAt`. */
export function afterPage(
  reading: Reading,
  page: Page<Resource>,
  { movedAt, began, ended }: { movedAt: number; began: number; ended: number },
): Reading {
  const done = page.next === null;
  const created = page.created.map((moment) => Date.parse(moment));
  const waited = Math.min(Math.max(0, began - movedAt), longestWaitMs);
  return {
    ...reading,
    next: page.next,
    pages: reading.pages + 1,
    seen: reading.seen + page.records.length,
    listed: reading.listed + page.listed,
    expected: page.total ?? reading.expected,
    implied: plus(reading.implied, page.implies),
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

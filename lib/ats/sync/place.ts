import * as z from "zod";
import { resources } from "../records";

/**
 * How far one kind of record has been read, as SyncCursor.cursor keeps it. Written in the transaction of the page it
 * describes, so that a reading goes on exactly where it stopped.
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
  /** How many there will be, by the ATS's own count or by the last full reading. */
  expected: z.int().nullable(),
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
  return {
    full: since === null,
    since,
    next: null,
    startedAt: now.toISOString(),
    finishedAt: null,
    pages: 0,
    seen: 0,
    expected: since === null && before?.full ? before.seen : null,
    watermark: before?.watermark ?? null,
  };
}

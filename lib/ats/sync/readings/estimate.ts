import { type Reading, type Step, steps } from "./place";
import { directionOf, shareBefore, remainingEntries } from "./trail";

/**
 * The basis of an estimate: the ATS's own total, entries implied by another list, the last full reading, or the dates
 * that the list has reached.
 */
export const bases = ["total", "implied", "before", "dates"] as const;

/** Why there is no estimate: too little was read, the list is not ordered by date, or more was read than expected. */
export const doubts = ["early", "unordered", "past"] as const;

export type Estimate =
  | { entries: number; basis: (typeof bases)[number] }
  | { entries: null; doubt: (typeof doubts)[number] | null };

type Readings = Partial<Record<Step, Reading>>;

/** Below this share of a list, nothing is concluded about the rest. */
const leastShare = 0.02;
const fewestPages = 3;

/** Estimates the total number of entries in a list. */
export function estimate(step: Step, readings: Readings): Estimate {
  const reading = readings[step];
  if (!reading) return { entries: null, doubt: null };
  const { listed, finishedAt, expected, full, before } = reading;
  if (finishedAt !== null) return { entries: listed, basis: "total" };
  if (expected !== null) return { entries: Math.max(listed, expected), basis: "total" };
  // The number of changes in an incremental reading is unknown.
  if (!full) return { entries: null, doubt: null };
  const implied = byOthers(step, readings);
  if (implied !== null && implied >= listed) return { entries: implied, basis: "implied" };
  if (before && before.listed >= listed) return { entries: before.listed, basis: "before" };
  const dated = byDates(step, reading, readings);
  if (dated.entries !== null || (implied === null && !before)) return dated;
  return { entries: null, doubt: "past" };
}

/** By the pace of the list itself or, before it is begun, of its last full reading. Null when either is unknown. */
export function secondsLeft({ listed, worked, before }: Reading, entries: number | null): number | null {
  if (entries === null) return null;
  if (entries <= listed) return 0;
  const paced = listed > 0 ? { listed, worked } : before;
  return paced && paced.listed > 0 ? ((entries - listed) * paced.worked) / paced.listed / 1000 : null;
}

/** By the entries that another list implies, extrapolated to the part of that list still to be read. */
function byOthers(step: Step, readings: Readings): number | null {
  for (const other of steps) {
    const reading = readings[other];
    const count = step === "removals" ? undefined : reading?.implied[step];
    if (!reading?.full || count === undefined) continue;
    const { entries } = estimate(other, readings);
    if (entries !== null) return Math.round((count * entries) / reading.listed);
  }
  return null;
}

/**
 * By the dates that the list has reached. Applications and files are measured by the dates of their candidates, once
 * those are read; everything else by the calendar, from the ATS's oldest entry to now.
 */
function byDates(step: Step, { trail, listed, pages, startedAt }: Reading, readings: Readings): Estimate {
  if (!trail) return { entries: null, doubt: "unordered" };
  const direction = directionOf(trail);
  const [at, reached] = trail.at(-1) ?? [0, 0];
  if (pages < fewestPages || direction === 0) return { entries: null, doubt: "early" };
  const people = readings.candidates;
  const followed = step === "applications" || step === "attachments";
  if (followed && people?.full && people.finishedAt !== null && people.trail && directionOf(people.trail)) {
    const older = shareBefore(people.trail, at);
    const share = direction > 0 ? older : 1 - older;
    return atLeast(listed, reached / Math.max(share, leastShare), share);
  }
  const end = direction > 0 ? Date.parse(startedAt) : oldestBefore(step, readings);
  if (end === null) return { entries: null, doubt: "early" };
  if ((end - at) * direction < 0) return { entries: null, doubt: "past" };
  const covered = Math.abs(at - (trail[0]?.[0] ?? at));
  return atLeast(listed, reached + remainingEntries(trail, end), covered / (covered + Math.abs(end - at)));
}

function atLeast(listed: number, entries: number, share: number): Estimate {
  if (share < leastShare) return { entries: null, doubt: "early" };
  return { entries: Math.max(listed, Math.round(entries)), basis: "dates" };
}

/** The oldest entry of the lists that were read before this one: nothing is likely to be older. */
function oldestBefore(step: Step, readings: Readings): number | null {
  const oldest = steps.slice(0, steps.indexOf(step)).flatMap((earlier) => readings[earlier]?.oldest ?? []);
  return oldest.length ? Math.min(...oldest) : null;
}

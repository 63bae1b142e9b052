import * as z from "zod";

/**
 * The creation times of a list's entries in reading order: pairs of a time and how many entries were read by then. No
 * provider promises an order; most lists turn out to rise or fall with time. Null once one has changed direction.
 */
export const Trail = z.array(z.tuple([z.number(), z.number()])).nullable();
export type Trail = z.output<typeof Trail>;
export type Ordered = NonNullable<Trail>;

const dayMs = 86_400_000;
const maxPoints = 64;

/** Adds a page to the trail. Bulk imports may be out of order: differences within a day are ignored. */
export function extended(trail: Trail, created: number[], listed: number): Trail {
  if (!trail || created.length === 0) return trail;
  const last = trail.at(-1);
  const direction = directionOf(trail);
  // A page's median, so that a single backdated entry does not change the direction.
  let at = created.toSorted((a, b) => a - b)[created.length >> 1] ?? 0;
  if (last && (direction === 0 || Math.sign(at - last[0]) !== direction)) {
    if (Math.abs(at - last[0]) <= dayMs) at = last[0];
    else if (direction !== 0) return null;
  }
  const longer: Ordered = [...trail, [at, listed]];
  return longer.length <= maxPoints ? longer : longer.filter((_, i) => i % 2 === 0);
}

/** 1 from old to new, -1 from new to old, 0 while the direction is unknown. */
export const directionOf = (trail: Ordered) => Math.sign((trail.at(-1)?.[0] ?? 0) - (trail[0]?.[0] ?? 0));

/** How many entries were read by a time, interpolated linearly between two points. */
function listedAt(trail: Ordered, moment: number): number {
  const start = trail[0];
  const end = trail.at(-1);
  if (!start || !end) return 0;
  const direction = directionOf(trail) || 1;
  if ((moment - start[0]) * direction < 0) return 0;
  const next = trail.findIndex(([at]) => (at - moment) * direction > 0);
  const to = trail[next];
  const from = trail[next - 1];
  if (!to || !from) return end[1];
  return from[1] + ((to[1] - from[1]) * (moment - from[0])) / (to[0] - from[0]);
}

/** For a list that was read completely: the share of its entries that are older than `moment`. */
export function shareBefore(trail: Ordered, moment: number): number {
  const share = listedAt(trail, moment) / (trail.at(-1)?.[1] ?? 1);
  return directionOf(trail) < 0 ? 1 - share : share;
}

const yearMs = 365 * dayMs;
/** The largest growth, or its inverse the largest decline, assumed from one window to the next. */
const maxGrowth = 1.3;

/**
 * Estimates how many entries follow the trail's last point if the list ends at `end`: as many a day as in the last
 * year read, so that all seasons count equally. Half the growth since the year before is assumed to continue for as
 * long as it was observed. The very beginning is left out: many companies began with an import.
 */
export function remainingEntries(trail: Ordered, end: number): number {
  const start = trail[0]?.[0] ?? 0;
  const last = trail.at(-1)?.[0] ?? 0;
  const direction = directionOf(trail);
  const span = Math.abs(last - start);
  const ahead = Math.max(0, (end - last) * direction);
  if (span === 0 || ahead === 0) return 0;
  const window = Math.min(yearMs, 0.75 * span);
  const earlier = Math.min(window, span - window);
  const rate = (ago: number) =>
    (listedAt(trail, last - direction * ago) - listedAt(trail, last - direction * (ago + window))) / window;
  const change = Math.min(maxGrowth, Math.max(1 / maxGrowth, rate(0) / rate(earlier) || 1));
  const growth = Math.log(change) / earlier / 2;
  const carried = Math.min(ahead, span);
  const grown = Math.exp(growth * carried);
  const during = growth === 0 ? carried : (grown - 1) / growth;
  return rate(0) * Math.exp((growth * window) / 2) * (during + grown * (ahead - carried));
}

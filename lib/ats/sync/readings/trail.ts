import * as z from "zod";

/**
 * When the entries of a list came into being, as one goes through it: a moment, and how many had come by then. No
 * provider promises an order; most lists turn out to rise or fall with time. Null once one has turned back.
 */
export const Trail = z.array(z.tuple([z.number(), z.number()])).nullable();
export type Trail = z.output<typeof Trail>;
export type Ordered = NonNullable<Trail>;

const dayMs = 86_400_000;
const longest = 64;

/** The trail past a page. What was imported at once may be in disorder: within a day, none is seen. */
export function extended(trail: Trail, created: number[], listed: number): Trail {
  if (!trail || created.length === 0) return trail;
  const last = trail.at(-1);
  const direction = directionOf(trail);
  // A page's middle, so that a single entry that was dated back turns nothing around.
  let at = created.toSorted((a, b) => a - b)[created.length >> 1] ?? 0;
  if (last && (direction === 0 || Math.sign(at - last[0]) !== direction)) {
    if (Math.abs(at - last[0]) <= dayMs) at = last[0];
    else if (direction !== 0) return null;
  }
  const longer: Ordered = [...trail, [at, listed]];
  return longer.length <= longest ? longer : longer.filter((_, i) => i % 2 === 0);
}

/** 1 from old to new, -1 from new to old, 0 as long as that cannot be told. */
export const directionOf = (trail: Ordered) => Math.sign((trail.at(-1)?.[0] ?? 0) - (trail[0]?.[0] ?? 0));

/** How many had come at a moment, as the crow flies between two points. */
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

/** Of a list that was read to its end: the share of its entries that are older than this. */
export function shareBefore(trail: Ordered, moment: number): number {
  const share = listedAt(trail, moment) / (trail.at(-1)?.[1] ?? 1);
  return directionOf(trail) < 0 ? 1 - share : share;
}

const yearMs = 365 * dayMs;
/** The most by which numbers are taken to grow, or to shrink, from one window to the next. */
const steepest = 1.3;

/**
 * How many are still to come after the trail's last point if the list ends with entries of the moment `end`: as many a
 * day as in the last year gone through, so that a season counts no more than another. Half the growth since the year
 * before goes on for as long as it was seen. The very beginning is left out: many a company began with an import.
 */
export function toCome(trail: Ordered, end: number): number {
  const start = trail[0]?.[0] ?? 0;
  const last = trail.at(-1)?.[0] ?? 0;
  const direction = directionOf(trail);
  const gone = Math.abs(last - start);
  const ahead = Math.max(0, (end - last) * direction);
  if (gone === 0 || ahead === 0) return 0;
  const window = Math.min(yearMs, 0.75 * gone);
  const earlier = Math.min(window, gone - window);
  const rate = (ago: number) =>
    (listedAt(trail, last - direction * ago) - listedAt(trail, last - direction * (ago + window))) / window;
  const change = Math.min(steepest, Math.max(1 / steepest, rate(0) / rate(earlier) || 1));
  const growth = Math.log(change) / earlier / 2;
  const carried = Math.min(ahead, gone);
  const grown = Math.exp(growth * carried);
  const during = growth === 0 ? carried : (grown - 1) / growth;
  return rate(0) * Math.exp((growth * window) / 2) * (during + grown * (ahead - carried));
}

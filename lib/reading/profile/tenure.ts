import type { Profile } from "./profile";

type Dated = Pick<Profile["roles"][number], "from" | "to" | "current">;

/** A half-open stretch in months since year 0. */
export type Stretch = readonly [from: number, to: number];

const index = (moment: string) => Number(moment.slice(0, 4)) * 12 + (Number(moment.slice(5, 7)) || 0);

/**
 * The period of a role. A date without a month counts as mid-year, which favours neither side:
 * 2015 to 2020 is five years. A single year counts half a year. Months count in full: March to May is three.
 * Null without dates, and for dates that run backwards or are entirely in the future.
 */
export function stretchOf(role: Dated, asOf: Date): Stretch | null {
  if (!role.from || (!role.to && !role.current)) return null;
  const now = asOf.getUTCFullYear() * 12 + asOf.getUTCMonth() + 1;
  const from = role.from.length > 4 ? index(role.from) - 1 : index(role.from) + 6;
  if (role.from.length === 4 && role.from === role.to) return [from - 3, Math.min(from + 3, now)];
  const to = role.current || !role.to ? now : role.to.length > 4 ? index(role.to) : index(role.to) + 6;
  const end = Math.min(to, now);
  return end > from ? [from, end] : null;
}

/** Months in stretches, overlaps counted once. */
export function mergedMonths(stretches: readonly Stretch[]): number {
  let months = 0;
  let reached = -Infinity;
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}

/** Years in dated roles, overlaps counted once, to a tenth; null when no role has usable dates. */
export function yearsIn(roles: readonly Dated[], asOf: Date): number | null {
  const stretches = roles.map((role) => stretchOf(role, asOf)).filter((stretch) => stretch !== null);
  return stretches.length ? Math.round((mergedMonths(stretches) / 12) * 10) / 10 : null;
}

import { yearsIn } from "@/lib/profile/tenure";
import type { Dossier, Judge, RawAssessment } from "../judging";
import type { Criterion } from "@/lib/scorecards/scorecard";
import { embedded } from "../judge-versions";
import { judgeCriterion } from "./judge/judge-criterion";
import { prepare } from "./judge/prepare";
import { type Reading, readDossier } from "./reading/reading";

/** Months a role may have been running. */
const longestRunning = 600;

const readings = new WeakMap<Dossier, Reading>();

/**
 * The reading of a dossier, made once and remembered for as long as the dossier lives. Roles that still run end at
 * the dossier's day and never today, so that the same dossier is judged the same on any day.
 */
export function readingOf(dossier: Dossier): Reading {
  let reading = readings.get(dossier);
  if (!reading) readings.set(dossier, (reading = readDossier(dossier, asOfDate(dossier))));
  return reading;
}

/** The day a dossier's running roles are counted up to: its own, else the one its years imply. */
export function asOfDate({ asOf, profile }: Dossier): Date {
  if (asOf) return new Date(asOf);
  const dates = profile.roles.flatMap(({ from, to }) => [from, to]).filter((date) => date !== null);
  const last = new Date(dates.toSorted().at(-1) ?? "2000-01");
  if (profile.years === null || !profile.roles.some(({ current }) => current)) return last;
  const monthsLater = (months: number) =>
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + months));
  let [low, high] = [0, longestRunning];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((yearsIn(profile.roles, monthsLater(middle)) ?? 0) >= profile.years) high = middle;
    else low = middle + 1;
  }
  return monthsLater(low);
}

/** Judges criteria at once, without waiting: the embedded evaluator has nothing to wait for. */
export const judgeNow = (dossier: Dossier, criteria: Criterion[]): RawAssessment[] => {
  const reading = readingOf(dossier);
  return criteria.map((criterion) => judgeCriterion(reading, prepare(criterion)));
};

/** The judge without a model: deterministic, offline, no weights. Nothing it reads can give it orders. */
export const embeddedJudge: Judge = {
  ...embedded,
  assess: async (dossier, criteria) => ({ assessments: judgeNow(dossier, criteria), flags: [], usage: [] }),
};

import { expect, test } from "vitest";
import { type Estimate, estimate } from "@/lib/ats/sync/readings/estimate";
import { afterPage, nextReading, Reading } from "@/lib/ats/sync/readings/place";
import { arrivalTimes } from "../../../simulators/ats/years";

const now = Date.UTC(2026, 10, 22);
const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();

/** The reading of a list after each page, passed through JSON as the stored cursor is. */
function pagesOf(dates: number[], size = 500, implied = 0): Reading[] {
  let reading = nextReading(undefined, true, new Date(now));
  const all: Reading[] = [];
  for (let from = 0; from < dates.length; from += size) {
    const created = dates.slice(from, from + size);
    const page = {
      records: created.map(() => ({}) as never),
      listed: created.length,
      created: created.map(iso),
      implies: implied ? { applications: created.length * implied } : {},
      next: from + size < dates.length ? "more" : null,
      total: null,
      watermark: null,
    };
    const began = now + from * 10;
    reading = Reading.parse(
      JSON.parse(
        JSON.stringify(afterPage(reading, page, { movedAt: began, began, ended: began + size * 10 })),
      ),
    );
    all.push(reading);
  }
  return all;
}

const jobsSince = (oldest: number) => pagesOf([oldest, oldest + 400 * day, now - 30 * day]).at(-1)!;
const entriesOf = (estimated: Estimate) => estimated.entries ?? Number.NaN;

/** Entries left by the estimate and in truth, after each page past the first third of the list. */
function errors(
  dates: number[],
  readings: { jobs: Reading },
  step: "candidates" | "applications" = "candidates",
) {
  return pagesOf(dates)
    .filter(({ listed }) => listed >= dates.length / 3 && listed < dates.length)
    .map((reading) => {
      const entries = entriesOf(estimate(step, { ...readings, [step]: reading }));
      return { estimated: entries - reading.listed, true: dates.length - reading.listed };
    });
}

const hiring = { steady: 0, growing: 0.15, booming: 0.25, shrinking: -0.15 };
for (const order of ["rising", "falling"] as const)
  for (const [name, growth] of Object.entries(hiring))
    test(`estimates a ${name} company's ${order} list by dates within a factor of two, after its first third`, () => {
      const dates = arrivalTimes(20_000, { years: 5, growth, now });
      const listed = order === "rising" ? dates : dates.toReversed();
      const estimates = errors(listed, { jobs: jobsSince(dates[0]! - 20 * day) });
      expect(estimates.length).toBeGreaterThan(20);
      for (const each of estimates.slice(0, -3)) {
        expect(each.estimated / each.true).toBeGreaterThan(0.5);
        expect(each.estimated / each.true).toBeLessThan(2);
      }
      // The estimate shrinks towards zero, without jumps.
      estimates.reduce((before, each) => {
        expect(Math.abs(each.estimated - before.estimated)).toBeLessThan(dates.length / 5);
        return each;
      });
      expect(estimates.at(-1)!.estimated).toBeLessThan(1_000);
    });

test("a bulk import on the first day does not inflate the estimate of the years after it", () => {
  const years = arrivalTimes(12_000, { years: 4, growth: 0.2, now });
  const dates = [...Array.from({ length: 8_000 }, (_, i) => years[0]! - day / 2 + i), ...years];
  const estimates = errors(dates, { jobs: jobsSince(years[0]!) });
  const last = estimates.slice(-15);
  for (const each of last.slice(0, -3)) {
    expect(each.estimated / each.true).toBeGreaterThan(0.5);
    expect(each.estimated / each.true).toBeLessThan(2);
  }
});

test("estimates applications by their candidates' dates, which show quiet and busy years", () => {
  const dates = [
    ...arrivalTimes(15_000, { years: 3, growth: 0, now: now - 3 * 365 * day }),
    ...arrivalTimes(1_000, { years: 2, growth: 0, now: now - 365 * day }),
    ...arrivalTimes(9_000, { years: 1, growth: 0, now }),
  ];
  const candidates = pagesOf(dates).at(-1)!;
  const applied = dates.flatMap((at, i) => (i % 4 ? [at] : [at, at])).toReversed();
  const readings = { jobs: jobsSince(dates[0]!), candidates };
  for (const each of errors(applied, readings, "applications").slice(0, -2)) {
    expect(each.estimated / each.true).toBeGreaterThan(0.85);
    expect(each.estimated / each.true).toBeLessThan(1.15);
  }
});

test("estimates applications by how many the candidates name, also while candidates are still being read", () => {
  const dates = arrivalTimes(6_000, { now });
  const pages = pagesOf(dates, 500, 2);
  const applications = nextReading(undefined, true, new Date(now));
  expect(estimate("applications", { candidates: pages.at(-1)!, applications })).toEqual({
    entries: 12_000,
    basis: "implied",
  });
  const halfway = entriesOf(estimate("applications", { candidates: pages[5]!, applications }));
  expect(halfway / 12_000).toBeGreaterThan(0.6);
  expect(halfway / 12_000).toBeLessThan(1.6);
});

test("a later full reading expects as many entries as the last full one, despite an incremental one in between", () => {
  const first = pagesOf(arrivalTimes(3_000, { now })).at(-1)!;
  const changed = nextReading({ ...first, watermark: iso(now) }, false, new Date(now + day));
  expect(estimate("candidates", { candidates: changed })).toEqual({ entries: null, doubt: null });
  const again = nextReading({ ...changed, finishedAt: iso(now + day) }, true, new Date(now + 2 * day));
  expect(estimate("candidates", { candidates: again })).toEqual({ entries: 3_000, basis: "before" });
  const more = { ...again, listed: 3_200, pages: 7 };
  expect(estimate("candidates", { candidates: more })).toEqual({ entries: null, doubt: "past" });
});

test("parses a cursor from before entries were counted, and expects nothing from it", () => {
  const cursor = Reading.parse({
    full: true,
    since: null,
    next: null,
    startedAt: iso(now),
    finishedAt: iso(now + 1),
    pages: 3,
    seen: 1_200,
    expected: null,
    watermark: iso(now),
  });
  expect(nextReading(cursor, true, new Date(now + day)).before).toBeNull();
  expect(nextReading({ ...cursor, seen: 0 }, true, new Date(now + day)).before).toEqual({
    listed: 0,
    worked: 0,
  });
});

test("makes no estimate at the start, without an order, or past the oldest job", () => {
  const dates = arrivalTimes(9_000, { now });
  const jobs = jobsSince(dates[0]!);
  expect(estimate("candidates", { jobs, candidates: pagesOf(dates)[1] })).toMatchObject({ doubt: "early" });
  const shuffled = dates.toSorted((a, b) => (a % 9_973) - (b % 9_973));
  for (const candidates of pagesOf(shuffled).slice(3, -1))
    expect(estimate("candidates", { jobs, candidates })).toEqual({ entries: null, doubt: "unordered" });
  const late = { jobs: jobsSince(dates[4_500]!), candidates: pagesOf(dates.toReversed())[15] };
  expect(estimate("candidates", late)).toEqual({ entries: null, doubt: "past" });
});

test("counts an ATS's pause as work, but at most a minute of an outage of hours", () => {
  const page = {
    records: [],
    listed: 10,
    created: [],
    implies: {},
    next: "more",
    total: null,
    watermark: null,
  };
  const begun = nextReading(undefined, true, new Date(now));
  const paused = afterPage(begun, page, { movedAt: now, began: now + 30_000, ended: now + 31_000 });
  expect(paused.worked).toBe(31_000);
  const crashed = afterPage(paused, page, {
    movedAt: now,
    began: now + 3 * 3_600_000,
    ended: now + 3 * 3_600_000 + 1_000,
  });
  expect(crashed.worked).toBe(31_000 + 61_000);
});

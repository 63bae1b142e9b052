import { expect, test } from "vitest";
import { type Estimate, estimate } from "@/lib/ats/sync/readings/estimate";
import { afterPage, nextReading, Reading } from "@/lib/ats/sync/readings/place";
import { moments } from "../../../simulators/ats/years";

const now = Date.UTC(2026, 10, 22);
const day = 86_400_000;
const iso = (moment: number) => new Date(moment).toISOString();

/** The readings of a list after each of its pages, as the cursor would keep them: through JSON. */
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

/** How many are left by the estimate, over how many are left, after each page past a third of the way. */
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
    test(`by dates, a ${name} company's ${order} list is foretold within a factor of two from a third on`, () => {
      const dates = moments(20_000, { years: 5, growth, now });
      const listed = order === "rising" ? dates : dates.toReversed();
      const estimates = errors(listed, { jobs: jobsSince(dates[0]! - 20 * day) });
      expect(estimates.length).toBeGreaterThan(20);
      for (const each of estimates.slice(0, -3)) {
        expect(each.estimated / each.true).toBeGreaterThan(0.5);
        expect(each.estimated / each.true).toBeLessThan(2);
      }
      // What is left shrinks to nothing, without leaps.
      estimates.reduce((before, each) => {
        expect(Math.abs(each.estimated - before.estimated)).toBeLessThan(dates.length / 5);
        return each;
      });
      expect(estimates.at(-1)!.estimated).toBeLessThan(1_000);
    });

test("an import of everything on the first day does not make the years after it look as busy", () => {
  const years = moments(12_000, { years: 4, growth: 0.2, now });
  const dates = [...Array.from({ length: 8_000 }, (_, i) => years[0]! - day / 2 + i), ...years];
  const estimates = errors(dates, { jobs: jobsSince(years[0]!) });
  const last = estimates.slice(-15);
  for (const each of last.slice(0, -3)) {
    expect(each.estimated / each.true).toBeGreaterThan(0.5);
    expect(each.estimated / each.true).toBeLessThan(2);
  }
});

test("applications go by when their candidates came, which knows of quiet years and busy ones", () => {
  const dates = [
    ...moments(15_000, { years: 3, growth: 0, now: now - 3 * 365 * day }),
    ...moments(1_000, { years: 2, growth: 0, now: now - 365 * day }),
    ...moments(9_000, { years: 1, growth: 0, now }),
  ];
  const candidates = pagesOf(dates).at(-1)!;
  const applied = dates.flatMap((at, i) => (i % 4 ? [at] : [at, at])).toReversed();
  const readings = { jobs: jobsSince(dates[0]!), candidates };
  for (const each of errors(applied, readings, "applications").slice(0, -2)) {
    expect(each.estimated / each.true).toBeGreaterThan(0.85);
    expect(each.estimated / each.true).toBeLessThan(1.15);
  }
});

test("what candidates name counts for the list of it, also while they are read", () => {
  const dates = moments(6_000, { now });
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

test("a later full reading expects what the last one read, an incremental one in between notwithstanding", () => {
  const first = pagesOf(moments(3_000, { now })).at(-1)!;
  const changed = nextReading({ ...first, watermark: iso(now) }, false, new Date(now + day));
  expect(estimate("candidates", { candidates: changed })).toEqual({ entries: null, doubt: null });
  const again = nextReading({ ...changed, finishedAt: iso(now + day) }, true, new Date(now + 2 * day));
  expect(estimate("candidates", { candidates: again })).toEqual({ entries: 3_000, basis: "before" });
  const more = { ...again, listed: 3_200, pages: 7 };
  expect(estimate("candidates", { candidates: more })).toEqual({ entries: null, doubt: "past" });
});

test("a cursor kept before entries were counted is read, and nothing is expected of it", () => {
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

test("says nothing where nothing is known: at the start, without an order, beyond the first job", () => {
  const dates = moments(9_000, { now });
  const jobs = jobsSince(dates[0]!);
  expect(estimate("candidates", { jobs, candidates: pagesOf(dates)[1] })).toMatchObject({ doubt: "early" });
  const shuffled = dates.toSorted((a, b) => (a % 9_973) - (b % 9_973));
  for (const candidates of pagesOf(shuffled).slice(3, -1))
    expect(estimate("candidates", { jobs, candidates })).toEqual({ entries: null, doubt: "unordered" });
  const late = { jobs: jobsSince(dates[4_500]!), candidates: pagesOf(dates.toReversed())[15] };
  expect(estimate("candidates", late)).toEqual({ entries: null, doubt: "past" });
});

test("standing still is not work: a crash of hours changes nothing, an ATS's pause counts", () => {
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

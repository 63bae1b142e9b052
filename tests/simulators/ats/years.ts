import { SimWorld } from "./world.ts";

const yearMs = 365.25 * 86_400_000;

/**
 * Times of arrival over some years up to `now`, oldest first, at a company that grows by `growth` a year and has
 * seasons, quieter weekends, and quiet and busy weeks.
 */
export function arrivalTimes(count: number, { years = 6, growth = 0.2, now = Date.now() } = {}): number[] {
  const weights = Array.from({ length: Math.round(years * 365.25) }, (_, day) => {
    const season = 1 + 0.3 * Math.sin((2 * Math.PI * day) / 365.25);
    const week = 0.6 + 0.8 * ((Math.imul(Math.floor(day / 7) + 1, 2_654_435_761) >>> 0) / 2 ** 32);
    return (1 + growth) ** (day / 365.25) * season * week * (day % 7 > 4 ? 0.2 : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const arrivals: number[] = [];
  let passed = 0;
  weights.forEach((weight, day) => {
    const before = arrivals.length;
    passed += weight;
    const due = Math.round((count * passed) / total) - before;
    for (let i = 0; i < due; i++)
      arrivals.push(now - years * yearMs + (day + (i + 0.5) / due) * (yearMs / 365.25));
  });
  return arrivals;
}

/** A made-up company whose candidates arrived over some years: every third applies twice, most have a CV. */
export function yearsOfHiring(
  people: number,
  makeId?: (n: number) => string,
  candidateIsApplication = false,
): SimWorld {
  const world = Object.assign(new SimWorld(makeId), { candidateIsApplication });
  const times = arrivalTimes(people);
  const jobs = Array.from({ length: 12 }, (_, i) => {
    const job = world.addJob(`Engineer ${i + 1}`);
    job.createdAt = new Date((times[Math.floor((i * people) / 12)] ?? 0) - 86_400_000).toISOString();
    return job;
  });
  times.forEach((time, i) => {
    const at = (days: number) => new Date(Math.min(time + days * 86_400_000, Date.now())).toISOString();
    const open = Math.floor((i * 12) / people);
    const person = world.addCandidate(`Ada${i}`, "Reyes");
    person.createdAt = at(0);
    for (const job of candidateIsApplication || i % 3 ? [open] : [open, (open + 1) % 12])
      world.apply(person.id, jobs[job]!.id).createdAt = at(0);
    if (i % 5) world.addFile(person.id, `cv-${i}.txt`, Buffer.from(`Ada${i} Reyes`)).createdAt = at(0);
  });
  return world;
}

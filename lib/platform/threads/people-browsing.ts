/** This many page requests within this time (ms) are more than one waiting person makes. */
const PAGES = 4;
const WITHIN_MS = 3_000;

/** A bundler may load this module more than once; all copies share this global. */
const key = Symbol.for("shortlist.access.pages");
const holder = globalThis as { [key]?: number[] };

/** Notes a page request. */
export function recordPageRequest(now = Date.now()) {
  holder[key] = [...(holder[key] ?? []), now].slice(-PAGES);
}

/** Whether people are requesting pages from this instance, so that deferrable work should leave them a processor. */
export function arePeopleBrowsing(now = Date.now()): boolean {
  const [first, ...others] = holder[key] ?? [];
  return first !== undefined && others.length === PAGES - 1 && now - first < WITHIN_MS;
}

/** So many pages within so long (ms) are more than one person who waits for something. */
const PAGES = 4;
const WITHIN_MS = 3_000;

/** A bundler may load this module more than once; requests come to one place. */
const place = Symbol.for("shortlist.access.pages");
const holder = globalThis as { [place]?: number[] };

/** A person asks for a page now. */
export function notePage(now = Date.now()) {
  holder[place] = [...(holder[place] ?? []), now].slice(-PAGES);
}

/** Whether people are asking this instance for pages, so that work that can wait should leave them a processor. */
export function arePagesAsked(now = Date.now()): boolean {
  const [first, ...others] = holder[place] ?? [];
  return first !== undefined && others.length === PAGES - 1 && now - first < WITHIN_MS;
}

/**
 * The pages of a job's list that led to the one on screen, by their addresses. A list knows only the way on: this is the
 * way back. Kept for the browser's tab.
 */
type Trail = { pages: string[]; at: number; next: string | null };

/** As many are on a page. */
const PAGE = 50;

const key = (jobId: string) => `shortlist:pages:${jobId}`;

/** What a page is known by: its address but for who is peeked at. */
export function pageAddress(path: string, search: { toString: () => string }) {
  const params = new URLSearchParams(search.toString());
  params.delete("peek");
  params.sort();
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Notes that this page is on screen, and which one follows it. @returns the page before it; null when that is not known */
export function arriveAt(jobId: string, page: string, next: string | null): string | null {
  const { pages, at, next: offered } = trailOf(jobId);
  const index = pages.indexOf(page);
  const trail =
    index >= 0
      ? { pages, at: index, next }
      : page === offered
        ? { pages: [...pages.slice(0, at + 1), page], at: at + 1, next }
        : { pages: [page], at: 0, next };
  sessionStorage.setItem(key(jobId), JSON.stringify(trail));
  return trail.pages[trail.at - 1] ?? null;
}

/** The pages around the one that was on screen last, and how many people are before it: null where that is not known. */
export function aroundPage(jobId: string) {
  const { pages, at, next } = trailOf(jobId);
  const fromFirst = pages[0] !== undefined && !new URL(pages[0], location.origin).searchParams.has("cursor");
  return { previous: pages[at - 1] ?? null, next, before: fromFirst ? at * PAGE : null };
}

function trailOf(jobId: string): Trail {
  const stored = sessionStorage.getItem(key(jobId));
  return stored ? (JSON.parse(stored) as Trail) : { pages: [], at: 0, next: null };
}

import { PAGE, fetchRows, fetchStarts } from "./fetch-rows";
import type { Shortlisted } from "./shortlisted";

/** The first page of a list as the server rendered it; a new object on every refresh. */
export type Served = {
  rows: readonly Shortlisted[];
  /** Cursor of the second page. */
  next: string | null;
  total: number;
  /** Counting stopped at `total`: there may be more. */
  capped: boolean;
};

/** The loaded state of a list. */
export type Loaded = {
  served: Served;
  total: number;
  capped: boolean;
  /** Cursors of the pages after the first, as far as known. */
  starts: readonly string[];
  pages: ReadonlyMap<number, readonly Shortlisted[]>;
  /** The rows of these pages in order, and the zero-based place of each in the list. */
  rows: readonly Shortlisted[];
  placeOf: ReadonlyMap<string, number>;
  idAt: ReadonlyMap<number, string>;
  /** Needed rows could not be fetched: fetching is retried automatically after a delay, or by `retry`. */
  failed: boolean;
};

/** Called with the number of rows fetched so far and the total. */
export type FetchProgress = (rows: number, total: number) => void;

/** Maximum number of concurrent page requests. */
const PARALLEL = 3;
/** Rows fetched ahead on each side of those on screen. */
const AHEAD = 25;
const RETRY_MS = 3_000;

/**
 * The partly loaded rows of a job's list. The first page comes with the job's page, others are fetched on demand: a
 * page that follows a loaded one by that page's cursor; for another place, the cursors of all pages come first.
 * When the server renders the first page again, the pages around the rows on screen are fetched again, and all are
 * replaced together.
 */
export class RowStore {
  private loaded: Loaded;
  private readonly listeners = new Set<() => void>();
  private needed = { first: 0, last: 0 };
  private readonly inFlight = new Set<number>();
  private askingStarts = false;
  private renewing = false;
  private isClosed = false;
  /** After a failure: the act to retry, and its timer. */
  private pendingRetry: { act: () => void; timer: ReturnType<typeof setTimeout> } | null = null;
  /** Incremented when everything is fetched again: answers to earlier requests are discarded. */
  private epoch = 0;

  constructor(
    private readonly jobId: string,
    readonly search: string,
    served: Served,
  ) {
    this.loaded = initialState(served);
  }

  readonly subscribe = (listener: () => void) => {
    this.isClosed = false;
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      this.isClosed = this.listeners.size === 0;
    };
  };
  readonly snapshot = () => this.loaded;

  /** Fetches missing rows at and around these places. */
  need(first: number, last: number) {
    this.needed = { first, last };
    this.fill();
  }

  /** Replaces the first page with a newly rendered one. */
  renew(served: Served) {
    if (served === this.loaded.served) return;
    clearTimeout(this.pendingRetry?.timer);
    this.pendingRetry = null;
    const wanted = this.wanted();
    if (wanted.every((page) => page === 0)) {
      this.epoch += 1;
      this.renewing = false;
      this.update(initialState(served));
    } else void this.renewAround(served);
  }

  /** Retries the failed request now. */
  readonly retry = () => {
    if (!this.pendingRetry) return;
    const { act, timer } = this.pendingRetry;
    clearTimeout(timer);
    this.pendingRetry = null;
    if (!this.isClosed) act();
  };

  /** Fetches all rows of the current list, reporting progress. Throws if a request fails. */
  async fetchAll(report: FetchProgress): Promise<readonly Shortlisted[]> {
    const { starts, total } = await fetchStarts(this.jobId, this.search);
    const pages = new Map<number, readonly Shortlisted[]>();
    const remaining = [null, ...starts].entries();
    const fetchNext = async () => {
      for (const [page, start] of remaining) {
        pages.set(page, (await fetchRows(this.jobId, this.search, start)).rows);
        report(Math.min(pages.size * PAGE, total), total);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, fetchNext));
    this.update({ ...this.loaded, starts, total, capped: false });
    return flatten(pages).rows;
  }

  private wanted(): number[] {
    const lastPlace = this.loaded.capped ? Infinity : this.loaded.total - 1;
    const first = Math.max(0, Math.floor((this.needed.first - AHEAD) / PAGE));
    const last = Math.floor(Math.min(this.needed.last + AHEAD, lastPlace) / PAGE);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  }

  private fill() {
    const { pages, starts, capped, served } = this.loaded;
    if (this.renewing || this.isClosed || this.pendingRetry || served.next === null) return;
    const missing = this.wanted().filter((page) => !pages.has(page));
    if (missing.length === 0) return;
    if (capped || missing.some((page) => page > starts.length)) void this.findStarts();
    for (const page of missing) {
      const start = starts[page - 1];
      if (start === undefined || this.inFlight.has(page) || this.inFlight.size >= PARALLEL) continue;
      void this.fetchPage(page, start);
    }
  }

  private async fetchPage(page: number, start: string) {
    const { epoch } = this;
    this.inFlight.add(page);
    const answer = await fetchRows(this.jobId, this.search, start).catch(() => null);
    this.inFlight.delete(page);
    if (!answer) return this.scheduleRetry(() => this.fill());
    const { starts, pages } = this.loaded;
    if (epoch === this.epoch)
      this.update({
        ...this.loaded,
        starts: answer.next !== null && starts.length === page ? [...starts, answer.next] : starts,
        ...flatten(new Map(pages).set(page, answer.rows)),
        failed: false,
      });
    this.fill();
  }

  private async findStarts() {
    if (this.askingStarts) return;
    this.askingStarts = true;
    const { epoch } = this;
    const answer = await fetchStarts(this.jobId, this.search).catch(() => null);
    this.askingStarts = false;
    if (!answer) return this.scheduleRetry(() => this.fill());
    if (epoch === this.epoch) this.update({ ...this.loaded, ...answer, capped: false, failed: false });
    this.fill();
  }

  private async renewAround(served: Served) {
    this.epoch += 1;
    const { epoch } = this;
    this.renewing = true;
    try {
      const answer = await fetchStarts(this.jobId, this.search);
      const around = this.wanted().flatMap((page) => {
        const start = answer.starts[page - 1];
        return start === undefined ? [] : [{ page, start }];
      });
      const fetched = await Promise.all(
        around.map(async ({ page, start }) => {
          const { rows } = await fetchRows(this.jobId, this.search, start);
          return [page, rows] as const;
        }),
      );
      if (epoch !== this.epoch) return;
      const pages = new Map([[0, served.rows], ...fetched]);
      this.update({ served, ...answer, capped: false, ...flatten(pages), failed: false });
      this.renewing = false;
      this.fill();
    } catch {
      if (epoch !== this.epoch) return;
      this.renewing = false;
      this.scheduleRetry(() => void this.renewAround(served));
    }
  }

  /** Marks the list as failed and retries `act` after a delay; `retry` does so immediately. */
  private scheduleRetry(act: () => void) {
    clearTimeout(this.pendingRetry?.timer);
    this.pendingRetry = { act, timer: setTimeout(this.retry, RETRY_MS) };
    this.update({ ...this.loaded, failed: true });
  }

  private update(loaded: Loaded) {
    this.loaded = loaded;
    for (const listener of this.listeners) listener();
  }
}

const initialState = (served: Served): Loaded => ({
  served,
  total: served.total,
  capped: served.capped,
  starts: served.next === null ? [] : [served.next],
  ...flatten(new Map([[0, served.rows]])),
  failed: false,
});

/** Lists every row once: one that moved between pages while both were fetched keeps the place nearer the top. */
function flatten(pages: Loaded["pages"]): Pick<Loaded, "pages" | "rows" | "placeOf" | "idAt"> {
  const rows: Shortlisted[] = [];
  const placeOf = new Map<string, number>();
  for (const page of [...pages.keys()].sort((a, b) => a - b))
    for (const [at, row] of pages.get(page)!.entries()) {
      if (placeOf.has(row.applicationId)) continue;
      placeOf.set(row.applicationId, page * PAGE + at);
      rows.push(row);
    }
  const idAt = new Map(Array.from(placeOf, ([id, place]) => [place, id]));
  return { pages, rows, placeOf, idAt };
}

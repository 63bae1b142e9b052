import { PAGE, fetchRows, fetchStarts } from "./fetch-rows";
import type { Shortlisted } from "./shortlisted";

/** The first page of a list as the service has served it; another object whenever it has served it anew. */
export type Served = {
  rows: readonly Shortlisted[];
  /** Where the second page begins. */
  next: string | null;
  total: number;
  /** Counted no further: that many or more. */
  capped: boolean;
};

/** What is known of a list. */
export type Loaded = {
  served: Served;
  total: number;
  capped: boolean;
  /** Where the pages after the first begin, as far as that is known. */
  starts: readonly string[];
  pages: ReadonlyMap<number, readonly Shortlisted[]>;
  /** All rows of these pages in their order, and the place of each in the list, from 0. */
  rows: readonly Shortlisted[];
  placeOf: ReadonlyMap<string, number>;
  idAt: ReadonlyMap<number, string>;
  /** Rows that are needed could not be fetched: they are asked for again in a moment, or by `retry`. */
  failed: boolean;
};

/** Hears how many rows have been fetched, of how many. */
export type FetchProgress = (rows: number, total: number) => void;

/** So many pages are asked for at a time. */
const AT_ONCE = 3;
/** So many rows around those on screen are there before they are. */
const AHEAD = 25;
const AGAIN_MS = 3_000;

/**
 * The rows of a job's list, of which only some are there: the first page is served with the job's page, others are
 * fetched when they are needed. Pages that follow one another are; to reach any other place, the list is asked first
 * where its pages begin. When the first page is served anew the others around the place on screen are fetched again,
 * and all of them change together.
 */
export class RowStore {
  private loaded: Loaded;
  private readonly listeners = new Set<() => void>();
  private needed = { first: 0, last: 0 };
  private readonly underway = new Set<number>();
  private askingStarts = false;
  private renewing = false;
  private isClosed = false;
  /** After a failure: what is to be done again, and the clock until then. */
  private again: { act: () => void; timer: ReturnType<typeof setTimeout> } | null = null;
  /** Grows when all is fetched again: what was asked for before it does not count any more. */
  private round = 0;

  constructor(
    private readonly jobId: string,
    readonly search: string,
    served: Served,
  ) {
    this.loaded = firstOf(served);
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

  /** Sees to it that the rows at these places and around them are there, or will be. */
  need(first: number, last: number) {
    this.needed = { first, last };
    this.fill();
  }

  /** Takes in the first page as it is served now. */
  renew(served: Served) {
    if (served === this.loaded.served) return;
    clearTimeout(this.again?.timer);
    this.again = null;
    const wanted = this.wanted();
    if (wanted.every((page) => page === 0)) {
      this.round += 1;
      this.renewing = false;
      this.take(firstOf(served));
    } else void this.renewAround(served);
  }

  /** Asks again for what could not be fetched. */
  readonly retry = () => {
    if (!this.again) return;
    const { act, timer } = this.again;
    clearTimeout(timer);
    this.again = null;
    if (!this.isClosed) act();
  };

  /** Fetches the rows of the whole list as it is now; `report` hears how far it is. Throws on a failure. */
  async fetchAll(report: FetchProgress): Promise<readonly Shortlisted[]> {
    const { starts, total } = await fetchStarts(this.jobId, this.search);
    const pages = new Map<number, readonly Shortlisted[]>();
    const left = [null, ...starts].entries();
    const fetchNext = async () => {
      for (const [page, start] of left) {
        pages.set(page, (await fetchRows(this.jobId, this.search, start)).rows);
        report(Math.min(pages.size * PAGE, total), total);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
    this.take({ ...this.loaded, starts, total, capped: false });
    return flat(pages).rows;
  }

  private wanted(): number[] {
    const most = this.loaded.capped ? Infinity : this.loaded.total - 1;
    const first = Math.max(0, Math.floor((this.needed.first - AHEAD) / PAGE));
    const last = Math.floor(Math.min(this.needed.last + AHEAD, most) / PAGE);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  }

  private fill() {
    const { pages, starts, capped, served } = this.loaded;
    if (this.renewing || this.isClosed || this.again || served.next === null) return;
    const missing = this.wanted().filter((page) => !pages.has(page));
    if (missing.length === 0) return;
    if (capped || missing.some((page) => page > starts.length)) void this.findStarts();
    for (const page of missing) {
      const start = starts[page - 1];
      if (start === undefined || this.underway.has(page) || this.underway.size >= AT_ONCE) continue;
      void this.fetchPage(page, start);
    }
  }

  private async fetchPage(page: number, start: string) {
    const { round } = this;
    this.underway.add(page);
    const answer = await fetchRows(this.jobId, this.search, start).catch(() => null);
    this.underway.delete(page);
    if (!answer) return this.failed(() => this.fill());
    const { starts, pages } = this.loaded;
    if (round === this.round)
      this.take({
        ...this.loaded,
        starts: answer.next !== null && starts.length === page ? [...starts, answer.next] : starts,
        ...flat(new Map(pages).set(page, answer.rows)),
        failed: false,
      });
    this.fill();
  }

  private async findStarts() {
    if (this.askingStarts) return;
    this.askingStarts = true;
    const { round } = this;
    const answer = await fetchStarts(this.jobId, this.search).catch(() => null);
    this.askingStarts = false;
    if (!answer) return this.failed(() => this.fill());
    if (round === this.round) this.take({ ...this.loaded, ...answer, capped: false, failed: false });
    this.fill();
  }

  private async renewAround(served: Served) {
    this.round += 1;
    const { round } = this;
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
      if (round !== this.round) return;
      const pages = new Map([[0, served.rows], ...fetched]);
      this.take({ served, ...answer, capped: false, ...flat(pages), failed: false });
      this.renewing = false;
      this.fill();
    } catch {
      if (round !== this.round) return;
      this.renewing = false;
      this.failed(() => void this.renewAround(served));
    }
  }

  /** Says that rows could not be fetched, and does this in a moment, or when somebody asks for it. */
  private failed(act: () => void) {
    clearTimeout(this.again?.timer);
    this.again = { act, timer: setTimeout(this.retry, AGAIN_MS) };
    this.take({ ...this.loaded, failed: true });
  }

  private take(loaded: Loaded) {
    this.loaded = loaded;
    for (const listener of this.listeners) listener();
  }
}

const firstOf = (served: Served): Loaded => ({
  served,
  total: served.total,
  capped: served.capped,
  starts: served.next === null ? [] : [served.next],
  ...flat(new Map([[0, served.rows]])),
  failed: false,
});

/** Nobody is listed twice: who moves from a page to another while both are fetched is where they were first. */
function flat(pages: Loaded["pages"]): Pick<Loaded, "pages" | "rows" | "placeOf" | "idAt"> {
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

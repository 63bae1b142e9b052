import { PAGE, fetchRows } from "./fetch-rows";

/** A part of a job's list as it was last seen, so that an application's page can lead to the next, and back to it. */
export type Order = {
  /** The list's address: tab, filters, order. */
  search: string;
  /** Whole pages one after the other, from this one on. */
  applicationIds: string[];
  firstPage: number;
  /** Where the pages after the first begin, as far as that is known. */
  starts: readonly string[];
  total: number;
  /** That many or more. */
  capped: boolean;
};

const key = (jobId: string) => `shortlist:order:${jobId}`;

export const rememberOrder = (jobId: string, order: Order) =>
  sessionStorage.setItem(key(jobId), JSON.stringify(order));

function orderOf(jobId: string): Order | null {
  const order = sessionStorage.getItem(key(jobId));
  return order === null ? null : (JSON.parse(order) as Order);
}

/** The job's list as it was last seen: tab, filters and order. */
export const listAddress = (jobId: string) => `/jobs/${jobId}${orderOf(jobId)?.search ?? ""}`;

/** Whose page was looked at last, for the list to find the place again. */
const seenKey = (jobId: string) => `shortlist:seen:${jobId}`;
export const rememberSeen = (jobId: string, applicationId: string) =>
  sessionStorage.setItem(seenKey(jobId), applicationId);

/** Who that was and where in the list, once; null when it was another list, or nobody. */
export function takeSeen(jobId: string, search: string) {
  const seen = sessionStorage.getItem(seenKey(jobId));
  sessionStorage.removeItem(seenKey(jobId));
  const order = orderOf(jobId);
  const place = seen === null || order?.search !== search ? null : placeIn(order, seen);
  return seen === null || place === null ? null : { id: seen, place };
}

function placeIn(order: Order, applicationId: string): number | null {
  const at = order.applicationIds.indexOf(applicationId);
  return at === -1 ? null : order.firstPage * PAGE + at;
}

/** The neighbours of an application in that order and its place; none when it was reached another way. */
export function neighbours(jobId: string, applicationId: string) {
  const order = orderOf(jobId);
  const place = order && placeIn(order, applicationId);
  if (!order || place === null) return null;
  const { applicationIds, total, capped } = order;
  const at = applicationIds.indexOf(applicationId);
  return {
    previous: applicationIds[at - 1] ?? null,
    next: applicationIds[at + 1] ?? null,
    place: place + 1,
    count: total,
    capped,
    hasPrevious: place > 0,
    hasNext: capped || place + 1 < total,
  };
}

/**
 * Takes the page after (1) or before (-1) for the order, as if the list had shown it. @returns who comes next there; null
 * when there is no such page, or it is not to be had
 */
export async function turnOrder(jobId: string, way: 1 | -1): Promise<string | null> {
  const order = orderOf(jobId);
  if (!order) return null;
  const { search, firstPage, applicationIds, starts } = order;
  const page = way === 1 ? firstPage + Math.ceil(applicationIds.length / PAGE) : firstPage - 1;
  const start = page === 0 ? null : starts[page - 1];
  if (page < 0 || start === undefined) return null;
  const turned = await fetchRows(jobId, search, start).catch(() => null);
  if (!turned) return null;
  const { rows, next } = turned;
  const ids = rows.map((row) => row.applicationId);
  rememberOrder(jobId, {
    ...order,
    applicationIds: ids,
    firstPage: page,
    starts: next !== null && starts.length === page ? [...starts, next] : starts,
  });
  return ids.at(way === 1 ? 0 : -1) ?? null;
}

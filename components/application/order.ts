import { useSyncExternalStore } from "react";
import { PAGE, fetchRows } from "./fetch-rows";

/** Part of a job's list as last viewed, for the links of an application's page to its neighbours and to the list. */
export type Order = {
  /** The list's address: tab, filters, order. */
  search: string;
  /** The rows of consecutive whole pages, from `firstPage` on. */
  applicationIds: string[];
  firstPage: number;
  /** Cursors of the pages after the first, as far as known. */
  starts: readonly string[];
  total: number;
  /** Counting stopped at `total`: there may be more. */
  capped: boolean;
};

const key = (jobId: string) => `shortlist:order:${jobId}`;

export const rememberOrder = (jobId: string, order: Order) =>
  sessionStorage.setItem(key(jobId), JSON.stringify(order));

function orderOf(jobId: string): Order | null {
  const order = sessionStorage.getItem(key(jobId));
  return order === null ? null : (JSON.parse(order) as Order);
}

/** The address of the job's list as last viewed, with tab, filters and order. */
export const listAddress = (jobId: string) => `/jobs/${jobId}${orderOf(jobId)?.search ?? ""}`;

/** Key of the application viewed last, so that the list can restore the focus. */
const seenKey = (jobId: string) => `shortlist:seen:${jobId}`;
export const rememberSeen = (jobId: string, applicationId: string) =>
  sessionStorage.setItem(seenKey(jobId), applicationId);

/** Returns and forgets that application and its place; null when none was viewed, or from another list. */
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

/** An application's neighbours and place in the list as last viewed; null on the server, which cannot read it. */
export function useNeighbours(jobId: string, applicationId: string) {
  // Serialized, because useSyncExternalStore compares snapshots by identity.
  const snapshot = useSyncExternalStore(
    () => () => {},
    () => JSON.stringify(neighbours(jobId, applicationId)),
    () => "null",
  );
  return JSON.parse(snapshot) as ReturnType<typeof neighbours>;
}

/** An application's neighbours and place in the remembered order; null when it is not part of it. */
function neighbours(jobId: string, applicationId: string) {
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
 * Replaces the remembered order with the next (1) or previous (-1) page.
 * @returns the first application in that direction; null when there is no such page or it cannot be fetched
 */
export async function turnOrder(jobId: string, direction: 1 | -1): Promise<string | null> {
  const order = orderOf(jobId);
  if (!order) return null;
  const { search, firstPage, applicationIds, starts } = order;
  const page = direction === 1 ? firstPage + Math.ceil(applicationIds.length / PAGE) : firstPage - 1;
  const start = page === 0 ? null : starts[page - 1];
  if (page < 0 || start === undefined) return null;
  const answer = await fetchRows(jobId, search, start).catch(() => null);
  if (!answer) return null;
  const { rows, next } = answer;
  const ids = rows.map((row) => row.applicationId);
  rememberOrder(jobId, {
    ...order,
    applicationIds: ids,
    firstPage: page,
    starts: next !== null && starts.length === page ? [...starts, next] : starts,
  });
  return ids.at(direction === 1 ? 0 : -1) ?? null;
}

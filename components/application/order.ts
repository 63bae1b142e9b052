import { aroundPage, arriveAt, pageAddress } from "./page-trail";

/** The order a recruiter last saw a job's candidates in, so that an application's page can lead to the next. */
const key = (jobId: string) => `shortlist:order:${jobId}`;
/** The list's address with its filters, to go back to. */
const addressKey = (jobId: string) => `shortlist:list:${jobId}`;

export function rememberOrder(jobId: string, applicationIds: string[], search: string) {
  sessionStorage.setItem(key(jobId), applicationIds.join(" "));
  sessionStorage.setItem(addressKey(jobId), search);
}

/** The job's list as it was last seen: tab, filters, order and page. */
export const listAddress = (jobId: string) =>
  `/jobs/${jobId}${sessionStorage.getItem(addressKey(jobId)) ?? ""}`;

/** Whose page was looked at last, for the list to find the place again. */
const seenKey = (jobId: string) => `shortlist:seen:${jobId}`;
export const rememberSeen = (jobId: string, applicationId: string) =>
  sessionStorage.setItem(seenKey(jobId), applicationId);
export function takeSeen(jobId: string): string | null {
  const seen = sessionStorage.getItem(seenKey(jobId));
  sessionStorage.removeItem(seenKey(jobId));
  return seen;
}

/**
 * The neighbours of an application in that order and its place; none when it was reached another way. `on` and `back`:
 * whether the list goes on beyond the page, and before it. `before`: how many people are before the page, where that is
 * known.
 */
export function neighbours(jobId: string, applicationId: string) {
  const ids = sessionStorage.getItem(key(jobId))?.split(" ") ?? [];
  const at = ids.indexOf(applicationId);
  const around = aroundPage(jobId);
  return at === -1
    ? null
    : {
        ...{ previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null, place: at + 1, count: ids.length },
        ...{ on: around.next !== null, back: around.previous !== null, before: around.before },
      };
}

/**
 * Takes the page after (1) or before (-1) for the order, as if the list had shown it. @returns who comes next there; null
 * when there is no such page, or it is not to be had
 */
export async function turnOrder(jobId: string, way: 1 | -1): Promise<string | null> {
  const { next, previous } = aroundPage(jobId);
  const page = way === 1 ? next : previous;
  if (page === null) return null;
  const path = `/jobs/${jobId}`;
  const search = page.slice(path.length);
  const response = await fetch(`${path}/order${search}`).catch(() => null);
  if (!response?.ok) return null;
  const { applicationIds, nextCursor } = (await response.json()) as PageOrder;
  const after = new URLSearchParams(search);
  if (nextCursor) after.set("cursor", nextCursor);
  arriveAt(jobId, page, nextCursor && pageAddress(path, after));
  rememberOrder(jobId, applicationIds, search);
  return applicationIds.at(way === 1 ? 0 : -1) ?? null;
}

/** Who is on a page of a job's list, in its order. */
export type PageOrder = { applicationIds: string[]; nextCursor: string | null };

/** The order a recruiter last saw a job's candidates in, so that an application's page can lead to the next. */
const key = (jobId: string) => `shortlist:order:${jobId}`;
/** The list's address with its filters, to go back to. */
const addressKey = (jobId: string) => `shortlist:list:${jobId}`;

export function rememberOrder(jobId: string, applicationIds: string[]) {
  sessionStorage.setItem(key(jobId), applicationIds.join(" "));
  sessionStorage.setItem(addressKey(jobId), location.search);
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

/** The neighbours of an application in that order; none when it was reached another way. */
export function neighbours(jobId: string, applicationId: string) {
  const ids = sessionStorage.getItem(key(jobId))?.split(" ") ?? [];
  const at = ids.indexOf(applicationId);
  return at === -1
    ? null
    : { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null, place: at + 1, count: ids.length };
}

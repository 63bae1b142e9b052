import { type Search, oneOf, single } from "../address";

/** The periods that can be chosen, in days before today. */
export const periods = ["30", "90", "365"] as const;

/** What the page's address asks for, and the input of the report for it. */
export function wantedReport(search: Search) {
  const job = single(search.job);
  const since = oneOf(search.since, periods);
  const from = since && new Date(Date.now() - Number(since) * 24 * 3_600_000).toISOString().slice(0, 10);
  return { chosen: { job, since }, wanted: { ...(job && { jobId: job }), ...(from && { from }) } };
}
